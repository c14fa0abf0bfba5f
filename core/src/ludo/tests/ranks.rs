//! Ranks when the first has won (rule B24).

use super::Table;

/// Ranks of a placement as `R1 G2 Y3`.
fn ranks(rules: &str, placement: &str) -> String {
    let table = Table::new(rules, placement);
    let ranks = table.state.ranks();
    ranks
        .iter()
        .map(|rank| format!("{}{}", rank.color, rank.rank))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn b24_finished_then_out_then_distance_with_shared_ranks() {
    for (placement, expected) in [
        (
            "R:56,56,56,56;G:56,-1,-1,-1;Y:50,50,50,-1;B:-1,-1,-1,-1",
            "R1 G2 Y3 B4",
        ),
        (
            "R:56,56,56,56;G:56,-1,-1,-1;Y:56,1,-1,-1;B:-1,-1,-1,-1",
            "R1 Y2 G3 B4",
        ),
        (
            "R:56,56,56,56;G:0,0,0,-1;Y:50,50,-1,-1;B:-1,-1,-1,-1",
            "R1 G2 Y3 B4",
        ),
        (
            "R:56,56,56,56;G:10,-1,-1,-1;Y:11,-1,-1,-1;B:9,-1,-1,-1",
            "R1 Y2 G3 B4",
        ),
        (
            "R:56,56,56,56;G:10,5,-1,-1;Y:7,8,-1,-1;B:-1,-1,-1,-1",
            "R1 G2 Y2 B4",
        ),
        (
            "R:56,56,56,56;G:-1,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1",
            "R1 G2 Y2 B2",
        ),
    ] {
        assert_eq!(ranks("B", placement), expected, "{placement}");
    }
}

#[test]
fn b25_seats_that_came_home_are_ranked_as_they_came() {
    let placement = "R:20,-1,-1,-1;G:56,56,56,56;Y:56,56,56,56;B:30,30,-1,-1";
    assert_eq!(ranks("B+all_ranks=on", placement), "G1 Y2 B3 R4");
}

#[test]
fn a33_quick_names_the_winner_only() {
    let names = |rules: &str| {
        Table::new(rules, "R:0,0,0,0;Y:0,0,0,0")
            .state
            .rules()
            .names_ranks()
    };
    assert!(!names("A") && names("B") && names("A+all_ranks=on"));
}
