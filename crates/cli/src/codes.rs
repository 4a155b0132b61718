//! The engine's enums as values of options.
//!
//! Owns how the command line reads their codes. It must not know what they mean.

use std::error::Error;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// Reads the code of one of these variants, each with its text in the help, if it has one.
pub(crate) fn codes<T>(
    variants: &'static [T],
    help: fn(T) -> Option<&'static str>,
) -> impl TypedValueParser<Value = T>
where
    T: Copy + FromStr<Err: Error + Send + Sync + 'static> + Into<&'static str> + Send + Sync,
{
    let values = variants.iter().map(|&variant| {
        let value = PossibleValue::new(variant.into());
        match help(variant) {
            Some(text) => value.help(text),
            None => value,
        }
    });
    PossibleValuesParser::new(values).try_map(|code| code.parse())
}
