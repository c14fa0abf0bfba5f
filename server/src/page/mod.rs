//! The page behind an invitation's link, for people whose browser opened it instead of the app.
//!
//! Works without a script, seats nobody, names nobody, and is kept by no cache. Start at
//! [`landing::Landing`]; [`visitor`] says for whom it is written.

pub mod landing;
mod qr;
pub mod visitor;
pub mod well_known;

pub use qr::squares;
