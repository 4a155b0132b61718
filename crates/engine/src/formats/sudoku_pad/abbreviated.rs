//! The abbreviated JSON of SudokuPad.
//!
//! Owns expanding it to JSON. Names are left as they are: [`reader`](super::reader) knows both
//! the full and the short ones.
//!
//! The abbreviations: strings are in single quotes, and `\'` is such a quote in a string. Names
//! have no quotes. An empty map in a list is left out, so that `[,5,]` is `[{},5,{}]`. The values
//! `t` and `f` are `true` and `false`, `#0` and `#F` are black and white, and six hexadecimal
//! digits are a color.

use std::iter::Peekable;
use std::str::Chars;

/// Expands a text to JSON. The result is at most a few times as long.
pub(super) fn expand(text: &str) -> String {
    let quote = if text.contains('"') { '"' } else { '\'' };
    let mut json = String::with_capacity(2 * text.len());
    let mut rest = text.chars().peekable();
    // The sign before the current place, or a space after a value.
    let mut before = ' ';
    while let Some(sign) = rest.next() {
        match sign {
            _ if sign == quote => {
                push_string(quote, &mut rest, &mut json);
                before = ' ';
            }
            ',' | ']' | '}' => {
                if matches!((before, sign), ('[' | ',', _) | ('{', ',' | ']')) {
                    json.push_str("{}");
                }
                json.push(sign);
                before = sign;
            }
            '{' | '[' | ':' => {
                json.push(sign);
                before = sign;
            }
            _ if sign.is_whitespace() => {}
            _ => {
                let mut word = String::from(sign);
                while let Some(next) = rest.next_if(|next| !"{}[]:,'\"".contains(*next)) {
                    word.push(next);
                }
                let is_name = before != ':' && rest.peek() == Some(&':');
                push_word(word.trim_end(), is_name, before == ':', &mut json);
                before = ' ';
            }
        }
    }
    json
}

/// Appends the string that began with this quote.
fn push_string(quote: char, rest: &mut Peekable<Chars<'_>>, json: &mut String) {
    json.push('"');
    while let Some(sign) = rest.next() {
        match sign {
            _ if sign == quote => break,
            '\\' => match rest.next() {
                Some('\'') => json.push('\''),
                Some(escaped) => json.extend(['\\', escaped]),
                None => {}
            },
            _ => json.push(sign),
        }
    }
    json.push('"');
}

/// Appends a word that has no quotes.
fn push_word(word: &str, is_name: bool, follows_colon: bool, json: &mut String) {
    let is_color = word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let starts_number = word.starts_with(|sign: char| sign == '-' || sign.is_ascii_digit());
    match word {
        _ if is_name => json.extend(["\"", word, "\""]),
        "t" if follows_colon => json.push_str("true"),
        "f" if follows_colon => json.push_str("false"),
        "true" | "false" | "null" => json.push_str(word),
        _ if starts_number && !(is_color && follows_colon) => json.push_str(word),
        _ => json.extend(["\"", &word.replace(['\\', '"'], ""), "\""]),
    }
}

#[cfg(test)]
mod tests {
    use super::expand;

    #[test]
    fn abbreviations_are_expanded() {
        for (abbreviated, json) in [
            ("{}", "{}"),
            ("{ce:[[{v:5},,{v:3}],[,,]]}", r#"{"ce":[[{"v":5},{},{"v":3}],[{},{},{}]]}"#),
            ("{id:'it\\'s',u:[[0,1.5]]}", r#"{"id":"it's","u":[[0,1.5]]}"#),
            (
                "{a:t,b:f,c:#0,c2:#F,c1:12ab34}",
                r##"{"a":true,"b":false,"c":"#0","c2":"#F","c1":"12ab34"}"##,
            ),
            ("{t:'a\\n\\\\',w:-1}", r#"{"t":"a\n\\","w":-1}"#),
            (r#"{"a":"it's",b:1}"#, r#"{"a":"it's","b":1}"#),
        ] {
            assert_eq!(expand(abbreviated), json, "{abbreviated}");
        }
    }
}
