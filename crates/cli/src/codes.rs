//! Parses the codes of the engine's enums as option values, whatever they mean.

use std::error::Error;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// Returns a parser for the codes of `variants`. `help` gives the text that `--help` shows for
/// a variant, if any.
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
