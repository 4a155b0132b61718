//! Rules as text in a link.

use crate::common::{Page, cell};
use grove_model::base::samples::Sample;
use grove_model::model::link::{Field, Link};
use grove_model::model::notice::Notice;
use grove_model::rules_code;
use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::board::{Diagonal, Region, Rules, Shape, Variant};
use sudoku_engine::formats;

fn shapes() -> impl Strategy<Value = Shape> {
    select(&Shape::ALL[..])
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn written_rules_are_read_back(rules in shapes().prop_flat_map(crate::common::rules)) {
        let code = rules_code::write(&rules);
        prop_assert!(code.chars().all(|c| c.is_ascii_alphanumeric() || ".-".contains(c)), "{}", code);
        prop_assert_eq!(code.is_empty(), rules.is_classic());
        prop_assert_eq!(rules_code::read(rules.shape(), &code), Some(rules));
    }

    #[test]
    fn readable_rules_have_a_canonical_text(shape in shapes(), code in "[a-z0-9A-G.-]{0,40}") {
        if let Some(rules) = rules_code::read(shape, &code) {
            let again = rules_code::write(&rules);
            prop_assert_eq!(rules_code::read(shape, &again), Some(rules));
        }
    }

    #[test]
    fn a_code_with_a_broken_part_is_refused(
        rules in shapes().prop_flat_map(crate::common::rules),
        part in select(BROKEN),
    ) {
        let code = format!("{}.{part}", rules_code::write(&rules));
        prop_assert_eq!(rules_code::read(rules.shape(), &code), None, "{}", code);
    }
}

/// Parts that are invalid on every board.
const BROKEN: &[&str] = &[
    "",
    "diagonal",
    "Falling",
    "falling-",
    "knight-11",
    "cage",
    "cage-",
    "cage-1",
    "cage-11h1",
    "cage-1111",
    "cage-0-11",
    "cage-+3-11",
    "cage-03-1112",
    "cage-99-11",
    "cage--11",
    "cage-3-",
    "cage-1H",
    "thermo",
    "thermo-",
    "thermo-11",
    "thermo-1111",
    "thermo-3-1112",
    "thermo-111",
    "regions",
    "regions-AABB",
    "regions-aabb",
    "cage-11 ",
    "cage-1-11-12",
];

#[test]
fn each_rule_has_its_code() {
    let shape = Shape::Four;
    let mut rules = Rules::classic(shape);
    assert_eq!(rules_code::write(&rules), "");
    for variant in Variant::ALL {
        assert!(rules.set(variant, true));
    }
    let regions = "AABBACBBACDDCCDD".bytes().map(|letter| Region::new(letter - b'A')).collect();
    rules.set_regions(regions).unwrap();
    rules.add_cage(vec![cell(shape, 4, 1), cell(shape, 1, 4)], None).unwrap();
    rules.add_cage(vec![cell(shape, 2, 3)], Some(4)).unwrap();
    rules.add_thermometer(vec![cell(shape, 2, 1), cell(shape, 1, 1)]).unwrap();
    let code = "falling.rising.windoku.knight.king.regions-AABBACBBACDDCCDD.cage-1441.cage-4-23.thermo-2111";
    assert_eq!(rules_code::write(&rules), code);
    assert_eq!(rules_code::read(shape, code), Some(rules));
    // Letters follow 9, as for digits; rules can be in any order.
    let large = rules_code::read(Shape::Sixteen, "cage-31-G9GG.king").unwrap();
    assert_eq!(large.cages()[0].cells()[1], cell(Shape::Sixteen, 16, 16));
    assert_eq!(rules_code::write(&large), "king.cage-31-G9GG");
}

#[test]
fn rules_that_do_not_fit_a_board_are_refused() {
    for (shape, code) in [
        (Shape::Six, "windoku"),
        (Shape::Four, "cage-15"),
        (Shape::Nine, "cage-1A"),
        (Shape::Nine, "king.king"),
        (Shape::Four, "regions-AABBACBBACDDCCDD.regions-AABBACBBACDDCCDD"),
        (Shape::Four, "regions-AABBACBBACDDCCDE"),
        (Shape::Four, "regions-AAABACBBACDDCCDD"),
        (Shape::Nine, "thermo-11121314151617181929"),
    ] {
        assert_eq!(rules_code::read(shape, code), None, "{code}");
    }
    let many = vec!["cage-11"; 513].join(".");
    assert_eq!(rules_code::read(Shape::Nine, &many), None);
}

#[test]
fn a_link_carries_rules_for_its_board() {
    let hash = "rules=falling.cage-3-1112&p=1...............&view=play";
    let read = Link::read(hash);
    let rules = read.link.rules.unwrap();
    assert!(rules.has(Variant::Diagonal(Diagonal::Falling)));
    assert_eq!(rules.cages().len(), 1);
    let page = Page::open(hash);
    assert_eq!(page.model.play.editor.edited_puzzle().rules, rules);
    assert!(
        page.model
            .link()
            .write()
            .starts_with("p=1...............&rules=falling.cage-3-1112&view=play")
    );
}

#[test]
fn rules_that_do_not_fit_are_named_and_the_board_stays() {
    for hash in ["p=1...............&rules=cage-15", "rules=windoku", "p=zzz&rules=king"] {
        let read = Link::read(hash);
        assert!(read.problems.iter().any(|problem| problem.field == Field::Rules), "{hash}");
        assert_eq!(read.link.rules, None);
    }
    let page = Page::open("p=1...............&rules=cage-15&view=play");
    assert!(page.model.play.editor.edited_puzzle().rules.is_classic());
    assert_eq!(page.model.play.editor.edited_puzzle().givens.filled_count(), 1);
    assert!(
        matches!(&page.model.notices[..], [Notice::Link(problem)] if problem.field == Field::Rules)
    );
}

#[test]
fn a_puzzle_in_another_pages_link_has_its_rules() {
    let mut rules = Rules::classic(Shape::Nine);
    rules.set(Variant::AntiKing, true);
    let own = formats::f_puzzles(&Sample::Nuru.givens(), &rules);
    let value: String = form_urlencoded::byte_serialize(own.as_bytes()).collect();
    let read = Link::read(&format!("p={value}"));
    assert_eq!(read.link.puzzle, Some(Sample::Nuru.givens()));
    assert_eq!(read.link.rules, Some(rules));
    // Rules that the link itself names take precedence.
    let read = Link::read(&format!("p={value}&rules=knight"));
    assert!(read.link.rules.unwrap().has(Variant::AntiKnight));
}
