//! Time curves that both games' motions share.

/// ms of a cross-fade.
pub const FADE: f64 = 120.0;

/// Ease-out: fast at first, slow at the end. Share 0 to 1; the greater the power, the stronger.
pub fn out(share: f64, power: f64) -> f64 {
    1.0 - (1.0 - share.clamp(0.0, 1.0)).powf(power)
}
