//! Links to f-puzzles, written by other programs or by this one.

use proptest::collection::vec;
use proptest::prelude::*;
use sudoku_engine::board::{Cell, Diagonal, Digit, Givens, Region, Regions, Rules, Shape, Variant};
use sudoku_engine::formats::limits::{
    MAX_CONSTRAINTS_PER_KIND, MAX_PACKED_LEN, MAX_RULE_NAMES, MAX_UNPACKED_LEN,
};
use sudoku_engine::formats::{self, Format, LeftOut, ReadError, Reading, Reason, read, rules_code};

/// The Nuru puzzle, packed by the JavaScript library (npm lz-string 1.5.0).
const NURU: &str = "\
    N4IgzglgXgpiBcBOANCALhNAbO8QFEAPAQwFsAHHEVYgVzQAsB7AJwRGpBdpzBjXYA5VqWJYABN16cGEAOYMs8hmgD\
    CTAHYAzJQGM0YBGm4xUclhAAmCANo3QANzG1cAZjMQHMDUZMBfZGAAx2dcADYPLx94YxdgkCcsFwQAVkjvXzjA+MTk\
    +AAOdOjYmBzQhAAWIszS7OyAXWR7BPL4NJA5TwyY/0CWpNwAJmqerKC68cng6cb7MoGEQo6u4t6QhfgAdhGS6Ym99b\
    z3Zaia+byARh3/Wam+3LdrsfPcK5Pu3f371qXO09HakFbv08ih3qtnhMQbhfiszt8NhFwfDDo9kQCDi9Uk9SrcsW0c\
    ZiEaDCVCHggkX8PmsZk1UQg3lSIYDoQhjkyUUTJqz4MN0Z96QT+TS8V87uKedthWMeVVpbi6Qcee0ORjiUNSdzyfBK\
    XC1YL2XqBTN6n4gA==";
const NURU_LINE: &str =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

/// A 4x4 board with all supported rules and some unsupported ones, packed the same way.
const EVERYTHING: &str = "\
    N4IgzglgXgpiBcAWANCALhNAbO8SCQQQQRBBWEAAJB+EEAEQQBhBAmEEA4QQbhBqRUBzAJwgBMEBtPqABuAQywBXXA\
    EZ2EITAB2CNB0kBfZMLGSEIAEwgNoDjDYQA9kvgAGI2oC6yQUZAmzlhHtQBjRWhgcAAqK3hBYALIiHADWYPwyevZ2m\
    g5OwMnGphZWUnaOzpquWR7wAMwZDo4g3BAibJZiANTKqjCoNXUNWAC0CABmYmBtICIKGNEKEGwAFmgtkqij4xAKbPP\
    DNWAAVuYraJzm4gAOcfAqCyAKlt6WQ97iGPL9g8MwAB4qUcVWgiC+WFhTnwQAAlPQAYQMqDB4NKrFBpUh8JBiLhSSq\
    aGmAQAtuZsTB/Bx+KAsCsYEDgSDEOCpMjEbToYiDPlQdSGaykfZ0ahomEcBxvHVcL9/oD+KCpLDkZLECAqqIJLgQAB\
    2QyFUVAjlw6HU2XckYcDjmADuxJApIU5P4lMl7JBkuZVQ14vtNLlqRA5m4vHgfCqYHMEgwJWB7OZqFUOCGczw8P8Hz\
    Nzt9Erd8u0SrehiSQA==";

fn cells(names: &[(usize, usize)]) -> Vec<Cell> {
    names.iter().map(|&(row, column)| Cell::at(Shape::Four, row - 1, column - 1).unwrap()).collect()
}

fn pack(json: &str) -> String {
    format!("https://f-puzzles.com/?load={}", lz_str::compress_to_base64(json))
}

/// Packs a 4x4 puzzle with additional JSON entries.
fn packed_four_by_four(entries: &str) -> String {
    pack(&format!("{{\"grid\":[{}]{entries}}}", ["[{},{},{},{}]"; 4].join(",")))
}

/// Packs a 4x4 puzzle with this first cell.
fn with_first(cell: &str) -> String {
    let rows = ["[{},{},{},{}]"; 3].join(",");
    pack(&format!("{{\"grid\":[[{cell},{{}},{{}},{{}}],{rows}]}}"))
}

#[test]
fn a_link_is_read_anywhere_in_a_text() {
    let escaped = NURU.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    for text in [
        format!("https://f-puzzles.com/?load={NURU}"),
        format!("http://www.f-puzzles.com/?load={NURU}"),
        format!("https://www.f-puzzles.com/?load={escaped}"),
        format!("https://sudokupad.app/fpuzzles{NURU}"),
        format!("https://sudokupad.app/?puzzleid=fpuzzles{escaped}&setting-nogrid=1"),
        format!("  Look at this: <https://f-puzzles.com/?load={NURU}> from 2020\n"),
        format!("https://f-puzzles.com/?load={}", NURU.trim_end_matches('=')),
        format!("\u{feff}\r\nhttps://f-puzzles.com/?load={NURU}#play"),
    ] {
        let reading = read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let is_sudoku_pad = text.contains("sudokupad.app");
        let format = if is_sudoku_pad { Format::SudokuPad } else { Format::FPuzzles };
        assert_eq!(reading.format, format);
        assert_eq!(formats::line(&reading.givens), NURU_LINE, "{text}");
        assert!(reading.rules.is_classic() && reading.left_out.is_empty());
    }
}

#[test]
fn supported_rules_are_read_and_others_are_named() {
    let reading = read(&format!("https://f-puzzles.com/?load={EVERYTHING}")).unwrap();
    assert_eq!(formats::line(&reading.givens), "1...............");
    assert_eq!(reading.left_out.names, ["disjointgroups", "arrow"]);

    let mut rules = Rules::classic(Shape::Four);
    let regions = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3];
    rules.set_regions(regions.map(Region::new).to_vec()).unwrap();
    rules.set(Variant::Diagonal(Diagonal::Rising), true);
    rules.set(Variant::AntiKnight, true);
    rules.set(Variant::AntiKing, true);
    rules.set(Variant::Windoku, true);
    rules.add_cage(cells(&[(1, 3), (1, 4)]), Some(7)).unwrap();
    rules.add_cage(cells(&[(4, 3), (4, 4)]), None).unwrap();
    rules.add_thermometer(cells(&[(4, 1), (3, 1), (3, 2)])).unwrap();
    rules.add_thermometer(cells(&[(4, 1), (4, 2)])).unwrap();
    assert_eq!(reading.rules, rules);
}

#[test]
fn other_formats_have_the_classic_rules() {
    for text in ["1.....2..3.....4", "[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]"] {
        let reading = read(text).unwrap();
        assert_eq!(reading.rules, Rules::classic(Shape::Four));
        assert!(reading.left_out.is_empty());
    }
}

#[test]
fn values_that_are_not_givens_are_ignored() {
    let link = pack(
        r#"{"grid":[[{"value":1},{"value":2,"given":true},{"value":3,"given":false},{"value":""}],
        [{"value":"4","given":true},{"value":null,"given":true},{"given":true},{}],
        [{},{},{},{}],[{},{},{},{"value":1,"given":1}]]}"#,
    );
    assert_eq!(formats::line(&read(&link).unwrap().givens), ".2..4..........1");
}

#[test]
fn extra_regions_are_cages_or_windows() {
    let extra = |regions: &str| {
        let reading = read(&packed_four_by_four(&format!(",\"extraregion\":[{regions}]"))).unwrap();
        (reading.rules.has(Variant::Windoku), reading.rules.cages().len())
    };
    let window = r#"{"cells":["R3C3","R2C2","R3C2","R2C3"]}"#;
    let corner = r#"{"cells":["R1C1","R1C4","R4C1","R4C4"]}"#;
    assert_eq!(extra(""), (false, 0));
    assert_eq!(extra(window), (true, 0));
    assert_eq!(extra(corner), (false, 1));
    assert_eq!(extra(&format!("{corner},{window}")), (true, 1));
}

#[test]
fn a_total_may_be_a_number_or_text_or_missing() {
    for (value, total) in [
        ("", None),
        (",\"value\":7", Some(7)),
        (",\"value\":\" 7 \"", Some(7)),
        (",\"value\":\"\"", None),
        (",\"value\":\"?\"", None),
        (",\"value\":0", None),
    ] {
        let cage = format!("{{\"cells\":[\"R1C1\",\"r1c2\"]{value}}}");
        let reading = read(&packed_four_by_four(&format!(",\"killercage\":[{cage}]"))).unwrap();
        assert_eq!(reading.rules.cages()[0].total(), total, "{value}");
    }
}

#[test]
fn errors_in_a_link_are_reported_at_its_payload() {
    let cage = |cage: &str| {
        packed_four_by_four(&format!(",\"killercage\":[{{\"cells\":[\"R1C1\"]}},{cage}]"))
    };
    let long = format!("https://f-puzzles.com/?load={}", "N".repeat(MAX_PACKED_LEN + 1));
    for (link, reason) in [
        ("https://f-puzzles.com/?load=".to_owned(), Reason::BrokenLink),
        ("https://f-puzzles.com/?load=N4Ig".to_owned(), Reason::BrokenLink),
        (format!("https://f-puzzles.com/?load={}", &NURU[..60]), Reason::BrokenLink),
        (
            "https://f-puzzles.com/?load=N4Ig!".to_owned(),
            Reason::UnknownCharacter { character: '!' },
        ),
        (long, Reason::LinkTooLong { found: MAX_PACKED_LEN + 1, limit: MAX_PACKED_LEN }),
        (pack("[1"), Reason::BrokenLink),
        (pack("7"), Reason::BrokenLink),
        (pack("{}"), Reason::BrokenLink),
        (pack("{\"grid\":7}"), Reason::BrokenLink),
        (pack("{\"grid\":[1,2,3,4]}"), Reason::BrokenLink),
        (pack("{\"grid\":[[{}],[{}]]}"), Reason::WrongCellCount { found: 2 }),
        (pack("{\"grid\":[[{}],[{}],[{}],[{}]]}"), Reason::WrongCellCount { found: 4 }),
        (with_first("{\"value\":5,\"given\":true}"), Reason::DigitTooLarge { digit: 5, size: 4 }),
        (with_first("{\"value\":-1,\"given\":true}"), Reason::BrokenLink),
        (with_first("{\"region\":1}"), Reason::UnusableRegions),
        (with_first("{\"region\":\"x\"}"), Reason::UnusableRegions),
        (cage("{\"cells\":[\"R1C5\"]}"), Reason::BrokenLink),
        (cage("{\"cells\":[\"R0C1\"]}"), Reason::BrokenLink),
        (cage("{\"cells\":[\"R1C1\"],\"value\":5}"), Reason::UnusableCage { cage: 2 }),
        (cage("{\"cells\":[]}"), Reason::UnusableCage { cage: 2 }),
        (cage("{\"cells\":[\"R1C1\"],\"value\":99999999}"), Reason::UnusableCage { cage: 2 }),
        (
            packed_four_by_four(
                ",\"thermometer\":[{\"lines\":[[\"R1C1\"],[\"R1C1\",\"R1C2\",\"R1C1\"]]}]",
            ),
            Reason::UnusableThermometer { thermometer: 2 },
        ),
    ] {
        let format = Some(Format::FPuzzles);
        let error = ReadError { line: 1, column: 29, reason, format };
        assert_eq!(read(&link), Err(error), "{link}");
        let error = ReadError { line: 3, column: 31, reason, format };
        assert_eq!(read(&format!("\n\nA {link}")), Err(error));
    }
}

#[test]
fn a_text_that_only_names_the_site_has_no_link() {
    let board = "from f-puzzles.com\n";
    assert!(matches!(read(board), Err(ReadError { reason: Reason::UnknownCharacter { .. }, .. })));
    assert!(read("https://example.org/fpuzzles/530070000600195000098000060800060003400803001700020006060000280000419005000080079").is_err());
}

/// Returns the payload that unpacks to the longest text: a letter, then the given number of
/// times the previous output plus one letter.
fn bomb(times: u32) -> String {
    let (mut bits, mut width, mut left) = (Vec::new(), 3, 4);
    let mut push = |value: u32, width: u32| bits.extend((0..width).map(|bit| value >> bit & 1));
    push(0, 2);
    push(b'a'.into(), 8);
    for code in 4..4 + times {
        push(code, width);
        left -= 1;
        if left == 0 {
            (left, width) = (1 << width, width + 1);
        }
    }
    push(2, width); // the end
    push(0, 6);
    let signs = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let sign =
        |bits: &[u32]| signs[bits.iter().fold(0, |all, bit| all << 1 | *bit) as usize] as char;
    bits.chunks_exact(6).map(sign).collect()
}

#[test]
fn a_decompression_bomb_is_rejected() {
    assert_eq!(lz_str::decompress_from_base64(&bomb(400)).unwrap().len(), 401 * 402 / 2);
    let link = |payload: String| format!("https://f-puzzles.com/?load={payload}");
    let reason = |payload| read(&link(payload)).unwrap_err().reason;
    assert_eq!(reason(bomb(400)), Reason::BrokenLink);
    let too_long = Reason::LinkUnpacksTooLong { limit: MAX_UNPACKED_LEN };
    assert_eq!(reason(bomb(4000)), too_long);
    assert_eq!(reason(bomb(40_000)), too_long);
    assert!(matches!(reason(bomb(60_000)), Reason::LinkTooLong { .. }));
}

fn any_cells(shape: Shape, most: usize) -> impl Strategy<Value = Vec<Cell>> {
    let all: Vec<Cell> = shape.cells().collect();
    proptest::sample::subsequence(all, 1..=most).prop_shuffle()
}

fn any_rules(shape: Shape) -> impl Strategy<Value = Rules> {
    let size = shape.size();
    let regions =
        prop_oneof![Just(Regions::boxes(shape)), Just(Regions::boxes(shape)).prop_shuffle(),];
    let cage = (any_cells(shape, size), any::<Option<u16>>());
    let variants = proptest::array::uniform5(any::<bool>());
    let thermometers = vec(any_cells(shape, size), 0..3);
    (regions, variants, vec(cage, 0..4), thermometers).prop_map(
        move |(regions, variants, cages, thermometers)| {
            let mut rules = Rules::classic(shape);
            rules.set_regions(regions).unwrap();
            for (variant, on) in Variant::ALL.into_iter().zip(variants) {
                rules.set(variant, on);
            }
            for (cells, total) in cages {
                let count = cells.len() as u16;
                let least = count * (count + 1) / 2;
                let span = count * (size as u16 + 1) - 2 * least;
                let total = total.map(|total| least + total % (span + 1));
                rules.add_cage(cells, total).unwrap();
            }
            for cells in thermometers.into_iter().filter(|cells| cells.len() > 1) {
                rules.add_thermometer(cells).unwrap();
            }
            rules
        },
    )
}

fn any_board() -> impl Strategy<Value = (Givens, Rules)> {
    proptest::sample::select(Shape::ALL.to_vec()).prop_flat_map(|shape| {
        let digit = prop_oneof![Just(0), 1..=shape.size() as u8].prop_map(Digit::new);
        let givens = vec(digit, shape.cell_count());
        (
            givens.prop_map(move |digits| Givens::from_digits(shape, digits).unwrap()),
            any_rules(shape),
        )
    })
}

/// Generates rules with a number of cages and thermometers close to the limit, or far below.
fn any_shapes() -> impl Strategy<Value = Rules> {
    let counts = [
        0,
        1,
        MAX_CONSTRAINTS_PER_KIND - 1,
        MAX_CONSTRAINTS_PER_KIND,
        MAX_CONSTRAINTS_PER_KIND + 1,
    ];
    let count = || proptest::sample::select(counts.to_vec());
    let shape = proptest::sample::select(Shape::ALL.to_vec());
    (shape, count(), count(), any::<u64>())
        .prop_map(|(shape, cages, thermometers, seed)| shapes(shape, cages, thermometers, seed))
}

/// Returns rules with these numbers of cages and thermometers on random cells.
fn shapes(shape: Shape, cages: usize, thermometers: usize, seed: u64) -> Rules {
    let mut rules = Rules::classic(shape);
    // The high bits of Knuth's MMIX generator.
    let mut state = seed;
    let mut below = |most: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (state >> 33) as usize % most
    };
    let mut cells = |count: usize| {
        let mut all: Vec<Cell> = shape.cells().collect();
        (0..count).map(|_| all.swap_remove(below(all.len()))).collect::<Vec<Cell>>()
    };
    for _ in 0..cages {
        let count = shape.size() as u16;
        rules.add_cage(cells(count.into()), Some(count * (count + 1) / 2)).unwrap();
    }
    for _ in 0..thermometers {
        rules.add_thermometer(cells(shape.size())).unwrap();
    }
    rules
}

#[test]
fn a_puzzle_at_the_limits_can_be_written_and_read_again() {
    let shape = Shape::Sixteen;
    let mut rules = shapes(shape, MAX_CONSTRAINTS_PER_KIND, MAX_CONSTRAINTS_PER_KIND, 7);
    let regions = (0..shape.cell_count()).map(|cell| Region::new((cell * 7 % 16) as u8));
    rules.set_regions(regions.collect()).unwrap();
    for variant in Variant::ALL {
        rules.set(variant, true);
    }
    let digits = (0..shape.cell_count()).map(|cell| Digit::new((cell * 5 % 16) as u8 + 1));
    let givens = Givens::from_digits(shape, digits.collect()).unwrap();
    let reading = read(&formats::f_puzzles(&givens, &rules)).unwrap();
    assert_eq!((reading.givens, &reading.rules), (givens, &rules));
    assert_eq!(rules_code::read(shape, &rules_code::write(&rules)), Some(rules));
}

#[test]
fn too_many_cages_or_thermometers_are_rejected() {
    let many = MAX_CONSTRAINTS_PER_KIND + 1;
    let too_many = shapes(Shape::Four, many, 0, 1);
    assert_eq!(rules_code::read(Shape::Four, &rules_code::write(&too_many)), None);
    let reason = |rules: &Rules| {
        read(&formats::f_puzzles(&Givens::empty(Shape::Four), rules)).unwrap_err().reason
    };
    let limit = MAX_CONSTRAINTS_PER_KIND;
    assert_eq!(reason(&too_many), Reason::TooManyCages { found: many, limit });
    let too_many = shapes(Shape::Four, 0, many, 1);
    assert_eq!(reason(&too_many), Reason::TooManyThermometers { found: many, limit });
    let swarm = format!(",\"killercage\":[{}{{}}]", "{\"cells\":[\"R1C1\"]},".repeat(20_000));
    assert_eq!(
        read(&packed_four_by_four(&swarm)).unwrap_err().reason,
        Reason::TooManyCages { found: 20_001, limit }
    );
}

#[test]
fn unknown_names_are_cut_and_counted() {
    let long = "a".repeat(400_000);
    let left_out = read_link(&packed_four_by_four(&format!(",\"{long}\":true"))).left_out;
    let names = vec![format!("{}…", "a".repeat(23))];
    assert_eq!(left_out, LeftOut { names, further_count: 0 });
    let many: String = (0..20_000).map(|nth| format!(",\"rule {nth}\":true")).collect();
    let left_out = read_link(&packed_four_by_four(&many)).left_out;
    assert_eq!(
        (left_out.names.len(), left_out.further_count),
        (MAX_RULE_NAMES, 20_000 - MAX_RULE_NAMES)
    );
    assert_eq!(left_out.names[MAX_RULE_NAMES - 1], "rule 7");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn written_links_are_read_back((givens, rules) in any_board()) {
        let link = formats::f_puzzles(&givens, &rules);
        let reading = read(&link).unwrap();
        let expected = Reading { rules, ..Reading::new(Format::FPuzzles, givens) };
        prop_assert_eq!(reading, expected);
    }

    /// The page writes the rules of a link into its own address as a rules code.
    #[test]
    fn rules_of_a_link_survive_as_a_rules_code(rules in any_shapes()) {
        let link = formats::f_puzzles(&Givens::empty(rules.shape()), &rules);
        match read(&link) {
            Ok(reading) => {
                let code = rules_code::write(&reading.rules);
                prop_assert_eq!(rules_code::read(rules.shape(), &code), Some(rules));
            }
            Err(error) => {
                let count = rules.cages().len().max(rules.thermometers().len());
                let has_more = count > MAX_CONSTRAINTS_PER_KIND;
                prop_assert!(has_more, "{}", error);
            }
        }
    }

    #[test]
    fn rules_survive_serialization((_, rules) in any_board()) {
        let wire = serde_json::to_string(&rules).unwrap();
        prop_assert_eq!(serde_json::from_str::<Rules>(&wire).unwrap(), rules);
    }

    #[test]
    fn payloads_never_panic(payload in "[A-Za-z0-9+/]{0,200}", cut in 0..600_usize) {
        let _ = read(&format!("https://f-puzzles.com/?load={payload}"));
        let cut = EVERYTHING.get(..cut).unwrap_or(EVERYTHING);
        let _ = read(&format!("https://f-puzzles.com/?load={cut}{payload}"));
    }
}

/// Returns the JSON of [`EVERYTHING`].
fn everything() -> String {
    String::from_utf16(&lz_str::decompress_from_base64(EVERYTHING).unwrap()).unwrap()
}

#[test]
fn json_may_be_spaced_and_escaped() {
    let read = |json: &str| {
        let mut reading = read(&pack(json)).unwrap();
        reading.left_out.names.sort();
        reading
    };
    let plain = read(&everything());
    let value: serde_json::Value = serde_json::from_str(&everything()).unwrap();
    assert_eq!(read(&serde_json::to_string_pretty(&value).unwrap()), plain);
    let escape = |letter: char| {
        let units = letter.encode_utf16(&mut [0; 2]).to_vec();
        units.into_iter().map(|unit| format!("\\u{unit:04X}")).collect::<String>()
    };
    let escaped: String = everything()
        .chars()
        .map(|letter| if letter.is_alphabetic() { escape(letter) } else { letter.to_string() })
        .collect();
    // Literals outside of strings stay as they are.
    let words = ["true", "false"].map(|word| (word.chars().map(escape).collect::<String>(), word));
    let escaped = words.iter().fold(escaped, |text, (from, word)| text.replace(from, word));
    assert_eq!(read(&escaped), plain);
    let strange =
        packed_four_by_four(r#","𝄞\u00e9\ud834\udd1e\n\"\\\/":[-0.5e+3,{"a":[null,[]]}]"#);
    let strange = read_link(&strange).left_out.names;
    assert_eq!(strange, ["𝄞é𝄞\n\"\\/"]);
}

fn read_link(link: &str) -> Reading {
    read(link).unwrap()
}

#[test]
fn nesting_depth_is_limited() {
    for (deep, is_read) in [(64, true), (65, false), (10_000, false)] {
        let link =
            packed_four_by_four(&format!(",\"odd\":{}{}", "[".repeat(deep), "]".repeat(deep)));
        assert_eq!(read(&link).is_ok(), is_read, "{deep}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn invalid_json_is_rejected(
        at in any::<prop::sample::Index>(),
        removed_len in 0..3_usize,
        inserted in "[-+0-9eE.,:{}\\[\\]\"\\\\ntu/a \n\u{1}]{0,4}",
        in_cell in any::<bool>(),
    ) {
        let json = if in_cell {
            format!("{{\"grid\":[[{{\"x\":{inserted}}},{{}},{{}},{{}}]{}]}}", ",[{},{},{},{}]".repeat(3))
        } else {
            let mut letters: Vec<char> = everything().chars().collect();
            let at = at.index(letters.len());
            let end = (at + removed_len).min(letters.len());
            letters.splice(at..end, inserted.chars());
            letters.into_iter().collect()
        };
        let ours = read(&pack(&json)).map_err(|error| error.reason);
        if serde_json::from_str::<serde_json::Value>(&json).is_ok() {
            prop_assert!(!in_cell || ours.is_ok(), "{}", json);
        } else {
            prop_assert_eq!(ours, Err(Reason::BrokenLink), "{}", json);
        }
    }
}

#[test]
fn deserialization_rejects_invalid_rules() {
    let mut rules = Rules::classic(Shape::Four);
    rules.add_cage(cells(&[(1, 1), (1, 2)]), Some(7)).unwrap();
    rules.add_thermometer(cells(&[(1, 1), (2, 1)])).unwrap();
    rules.set(Variant::Windoku, true);
    let wire = serde_json::to_string(&rules).unwrap();
    for (right, wrong) in
        [("7]", "8]"), ("[0,4]", "[0,0]"), ("[0,4]", "[0,99]"), ("\"Four\"", "\"Six\"")]
    {
        assert!(wire.contains(right), "{wire}");
        assert!(serde_json::from_str::<Rules>(&wire.replacen(right, wrong, 1)).is_err(), "{wrong}");
    }
    let regions = wire.replace("\"regions\":null", "\"regions\":[0,0,0,0]");
    assert!(serde_json::from_str::<Rules>(&regions).is_err());
}
