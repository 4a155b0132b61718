//! Links tdoku, which is not in any registry, if `TDOKU` is the path of a folder with `libtdoku.a`.

use std::env;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(tdoku)");
    println!("cargo::rerun-if-env-changed=TDOKU");
    let is_native = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch != "wasm32");
    if let (true, Ok(folder)) = (is_native, env::var("TDOKU")) {
        println!("cargo::rustc-link-search=native={folder}");
        println!("cargo::rustc-link-lib=static=tdoku");
        println!("cargo::rustc-link-lib=stdc++");
        println!("cargo::rustc-cfg=tdoku");
    }
}
