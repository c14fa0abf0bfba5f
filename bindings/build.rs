//! Asks Android's linker for a small library: of functions that came out the same one is kept, and
//! relocations are packed, which every system since API 23 reads.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "android") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,--icf=all,--pack-dyn-relocs=android");
    }
}
