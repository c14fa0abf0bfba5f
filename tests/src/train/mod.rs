//! Training of the computer players' models, reproducible from a seed.

mod adam;
pub mod ludo;
pub mod makruk;
