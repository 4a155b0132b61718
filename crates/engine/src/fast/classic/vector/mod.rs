//! Twelve lanes of 32 bits, for each instruction set.
//!
//! Owns which instructions are used. Must not depend on the meaning of the lanes, except
//! that they come in fours.
//!
//! On x86-64 the lanes use AVX2 if the processor supports it, and otherwise SSE2, which
//! every x86-64 processor has. In WebAssembly they use `simd128`, which every current
//! browser supports. On other targets they are arrays. The results are the same everywhere.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod lanes;
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "wasm32"))))]
mod plain;
#[cfg(target_arch = "wasm32")]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod sse2;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;
pub(super) use lanes::{Bands, Trio};
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "wasm32"))))]
pub(super) use plain::Plain;
#[cfg(target_arch = "wasm32")]
pub(super) use simd128::Simd128;
#[cfg(target_arch = "x86_64")]
pub(super) use sse2::Sse2;
