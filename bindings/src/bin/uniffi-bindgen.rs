//! Writes Kotlin or Swift from a built library; the version is the library's own.

fn main() {
    uniffi::uniffi_bindgen_main();
}
