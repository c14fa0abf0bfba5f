use super::*;

/// A line that was wanted at 0, and its first wish.
fn wanted() -> Line {
    let mut line = Line::new("ws://server/ws".into(), 0);
    line.want(0);
    assert_eq!(dialled(&mut line), Some(1));
    line
}

fn open() -> Line {
    let mut line = wanted();
    assert_eq!(line.opened(1), Some(Due::Greet));
    assert!(line.heard(1, 50));
    line.welcomed(50);
    line
}

/// The socket that is dialled by the last wish.
fn dialled(line: &mut Line) -> Option<u64> {
    match line.take().last() {
        Some(Wish::Dial { socket, .. }) => Some(*socket),
        _ => None,
    }
}

#[test]
fn what_an_old_socket_still_brings_keeps_no_dead_one_alive() {
    let mut line = open();
    line.network_changed(100);
    assert_eq!(line.opened(2), Some(Due::Greet));
    line.welcomed(200);
    line.take();
    assert!(!line.heard(1, 20_000));
    line.wake(200 + SILENT_MS, 0);
    assert_eq!(dialled(&mut line), Some(3));
}

/// A lot in the middle of every step of the backoff.
const LOTS: [u64; 5] = [75, 250, 500, 1_250, 1_250];

#[test]
fn it_dials_again_after_0_3_1_2_and_5_seconds() {
    let mut line = wanted();
    let mut now = 0;
    for (n, (lot, wait)) in LOTS
        .into_iter()
        .zip([300, 1_000, 2_000, 5_000, 5_000])
        .enumerate()
    {
        let socket = n as u64 + 1;
        line.closed(socket, now, lot);
        assert_eq!(line.standing(), Standing::Lost);
        assert_eq!(line.next_wake(), Some(now + wait));
        line.wake(now + wait - 1, 0);
        assert_eq!(dialled(&mut line), None);
        line.wake(now + wait, 0);
        assert_eq!(dialled(&mut line), Some(socket + 1));
        now += wait;
    }
}

#[test]
fn a_server_that_is_away_for_hours_is_found_again() {
    let mut line = wanted();
    let (mut now, hours) = (0, 6 * 3_600_000);
    while now < hours {
        line.closed(line.socket(), now, now);
        now = line.next_wake().unwrap();
        line.wake(now, 7);
        assert_eq!(line.take().len(), 1, "one dial a try, nothing piles up");
    }
    assert_eq!(line.opened(line.socket()), Some(Due::Greet));
    line.welcomed(now);
    assert_eq!(line.standing(), Standing::Open);
}

#[test]
fn a_network_change_and_the_foreground_dial_at_once() {
    let mut line = wanted();
    for lot in LOTS {
        line.closed(line.socket(), 0, lot);
        line.wake(60_000, 0);
    }
    line.closed(line.socket(), 60_000, 0);
    line.take();
    line.network_changed(60_001);
    assert!(dialled(&mut line).is_some());
    line.closed(line.socket(), 60_002, 0);
    line.take();
    line.foreground(60_003);
    assert!(dialled(&mut line).is_some());
}

#[test]
fn a_network_change_never_waits_for_the_dead_socket() {
    let mut line = open();
    line.network_changed(1_000);
    let wishes = line.take();
    assert!(
        matches!(
            wishes[..],
            [Wish::HangUp { socket: 1 }, Wish::Dial { socket: 2, .. }]
        ),
        "{wishes:?}"
    );
    // The old one closes late: that is no news.
    line.closed(1, 1_500, 0);
    assert_eq!(line.opened(2), Some(Due::Greet));
}

#[test]
fn it_beats_every_ten_seconds_and_gives_silence_up_after_25() {
    let mut line = open();
    assert_eq!(line.next_wake(), Some(10_050));
    assert_eq!(line.wake(10_050, 0), Some(Due::Beat));
    assert_eq!(line.wake(20_050, 0), Some(Due::Beat));
    assert_eq!(line.next_wake(), Some(25_050));
    assert_eq!(line.wake(25_050, 0), None);
    assert_eq!(dialled(&mut line), Some(2));
    // A socket that is heard of lives on.
    let mut line = open();
    line.wake(10_050, 0);
    assert!(line.heard(1, 10_100));
    assert_eq!(line.wake(25_050, 0), Some(Due::Beat));
}

#[test]
fn a_dial_without_a_welcome_is_given_up() {
    let mut line = wanted();
    assert_eq!(line.opened(1), Some(Due::Greet));
    assert_eq!(line.next_wake(), Some(12_000));
    line.wake(12_000, 75);
    assert!(matches!(line.take()[..], [Wish::HangUp { socket: 1 }]));
    assert_eq!(line.next_wake(), Some(12_300));
}

#[test]
fn the_socket_outlives_20_seconds_of_background() {
    let mut line = open();
    line.background(100);
    line.wake(20_099, 0);
    assert_eq!(line.standing(), Standing::Open);
    line.foreground(20_099);
    line.background(30_000);
    line.wake(50_000, 0);
    assert!(matches!(line.take()[..], [Wish::HangUp { socket: 1 }]));
    assert_eq!((line.standing(), line.next_wake()), (Standing::Off, None));
    line.foreground(900_000);
    assert_eq!(dialled(&mut line), Some(2));
}

#[test]
fn a_socket_that_is_silent_for_3_seconds_of_foreground_is_dead() {
    let mut line = open();
    line.background(100);
    assert_eq!(line.foreground(5_000), Some(Due::Beat));
    assert_eq!(line.next_wake(), Some(8_000));
    assert_eq!(line.wake(7_999, 0), None);
    assert_eq!(
        (dialled(&mut line), line.standing()),
        (None, Standing::Open)
    );
    line.wake(8_000, 0);
    assert_eq!(dialled(&mut line), Some(2));
    // One that answers lives on, and is asked every ten seconds again.
    let mut line = open();
    line.background(100);
    line.foreground(5_000);
    assert!(line.heard(1, 7_999));
    assert_eq!(line.wake(14_999, 0), None);
    assert_eq!(line.wake(15_000, 0), Some(Due::Beat));
    assert_eq!(line.standing(), Standing::Open);
    // Without a background there is nothing to ask.
    assert_eq!(open().foreground(5_000), None);
}

#[test]
fn a_socket_that_nobody_let_go_in_the_background_is_not_asked_but_dialled() {
    let mut line = open();
    line.background(100);
    assert_eq!(line.foreground(100 + BACKGROUND_MS), None);
    assert_eq!(dialled(&mut line), Some(2));
}

#[test]
fn a_replaced_line_comes_back_on_a_press_only() {
    let mut line = open();
    line.replaced();
    line.take();
    line.closed(1, 60, 0);
    line.network_changed(70);
    line.background(80);
    line.foreground(90);
    assert_eq!(
        (line.standing(), line.next_wake()),
        (Standing::Replaced, None)
    );
    assert!(line.take().is_empty());
    line.want(100);
    assert_eq!(dialled(&mut line), Some(2));
}

#[test]
fn the_server_may_ask_to_wait() {
    let mut line = open();
    line.try_after(1_000, 30_000);
    assert_eq!(
        (line.standing(), line.next_wake()),
        (Standing::Lost, Some(31_000))
    );
}

#[test]
fn news_of_older_sockets_is_ignored() {
    let mut line = open();
    line.network_changed(1_000);
    assert_eq!(line.opened(1), None);
    assert!(!line.heard(1, 1_001));
    assert_eq!(line.opened(2), Some(Due::Greet));
    assert!(line.heard(2, 1_002));
}
