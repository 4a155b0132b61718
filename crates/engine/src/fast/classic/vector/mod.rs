//! Twelve lanes of 32 bits, for each kind of processor.
//!
//! Owns which instructions are used. It must not know what the lanes mean, but that
//! they come in fours.
//!
//! On x86-64 it is SSE2, which every such processor has, or AVX2 where the processor
//! says that it has it. In WebAssembly it
//! is `simd128`, which every current browser has. Elsewhere the lanes are arrays. The
//! results are the same everywhere.

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
