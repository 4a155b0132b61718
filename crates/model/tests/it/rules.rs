//! Changing the rules of a puzzle, and the consequences.

use crate::common::{Page, cell, digit, empty};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::model::dialog::DialogKind;
use grove_model::model::notice::{CageProblem, Notice};
use grove_model::puzzle::cell_rules::CellRule;
use grove_model::puzzle::editor::{EditedPuzzle, InputMode, RuleShape};
use grove_model::rules_code;
use grove_model::solve::answer::{Answer, SolveState};
use grove_model::update::dialog::DialogMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::rules::RulesMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::view::board as board_view;
use grove_model::worker::task::Task;
use sudoku_engine::board::{
    CageError, Cell, DigitSet, Givens, Grid, Region, Rule, Rules, Shape, ThermometerError, Variant,
};
use sudoku_engine::formats::{self, LeftOut, limits};

const FOUR: Shape = Shape::Four;

/// A 4x4 board of another page with all supported rules and two unsupported ones.
const OF_ANOTHER_PAGE: &str = "https://f-puzzles.com/?load=\
    N4IgzglgXgpiBcAWANCALhNAbO8SCQQQQRBBWEAAJB+EEAEQQBhBAmEEA4QQbhBqRUBzAJwgBMEBtPqABuAQywBXXA\
    EZ2EITAB2CNB0kBfZMLGSEIAEwgNoDjDYQA9kvgAGI2oC6yQUZAmzlhHtQBjRWhgcAAqK3hBYALIiHADWYPwyevZ2m\
    g5OwMnGphZWUnaOzpquWR7wAMwZDo4g3BAibJZiANTKqjCoNXUNWAC0CABmYmBtICIKGNEKEGwAFmgtkqij4xAKbPP\
    DNWAAVuYraJzm4gAOcfAqCyAKlt6WQ97iGPL9g8MwAB4qUcVWgiC+WFhTnwQAAlPQAYQMqDB4NKrFBpUh8JBiLhSSq\
    aGmAQAtuZsTB/Bx+KAsCsYEDgSDEOCpMjEbToYiDPlQdSGaykfZ0ahomEcBxvHVcL9/oD+KCpLDkZLECAqqIJLgQAB\
    2QyFUVAjlw6HU2XckYcDjmADuxJApIU5P4lMl7JBkuZVQ14vtNLlqRA5m4vHgfCqYHMEgwJWB7OZqFUOCGczw8P8Hz\
    Nzt9Erd8u0SrehiSQA==";

fn code(page: &Page) -> String {
    rules_code::write(&page.model.play.editor.edited_puzzle().rules)
}

/// Selects cells in this order, each given by its row and column from 1.
fn select(page: &mut Page, cells: &[(usize, usize)]) {
    let shape = page.model.play.editor.shape();
    for (nth, &(row, column)) in cells.iter().enumerate() {
        page.send(Msg::Edit(EditMsg::CellSelected {
            cell: cell(shape, row, column),
            extend: nth > 0,
        }));
    }
}

fn cage(total: &str) -> Msg {
    Msg::Rules(RulesMsg::CageMade { total: total.into() })
}

#[test]
fn each_variant_is_switched_on_and_off_and_appears_in_the_link() {
    for variant in Variant::ALL {
        let mut page = Page::editing(&empty(Shape::Nine));
        assert!(page.send(Msg::Rules(RulesMsg::VariantSwitched { variant, on: true })));
        assert!(
            !page.send(Msg::Rules(RulesMsg::VariantSwitched { variant, on: true })),
            "it is on already"
        );
        let word = rules_code::word(variant);
        assert_eq!(code(&page), word);
        let link = page.model.link().write();
        assert!(link.contains(&format!("&rules={word}&")), "{link}");
        assert_eq!(
            Page::open(&link).model.play.editor.edited_puzzle(),
            page.model.play.editor.edited_puzzle()
        );
        page.send(Msg::Edit(EditMsg::Undone));
        assert_eq!(code(&page), "");
        page.send(Msg::Edit(EditMsg::Redone));
        page.send(Msg::Rules(RulesMsg::VariantSwitched { variant, on: false }));
        assert!(!page.model.link().write().contains("rules"));
    }
    let mut page = Page::editing(&empty(Shape::Six));
    assert!(
        !page.send(Msg::Rules(RulesMsg::VariantSwitched { variant: Variant::Windoku, on: true }))
    );
}

#[test]
fn selected_cells_become_a_cage() {
    let mut page = Page::editing(&empty(FOUR));
    select(&mut page, &[(1, 2), (1, 1)]);
    assert!(page.send(cage(" 7 ")));
    assert_eq!(code(&page), "cage-7-1112");
    // Another total for the same cells replaces the first.
    assert!(page.send(cage("")));
    assert_eq!(code(&page), "cage-1112");
    assert!(!page.send(cage("")), "nothing changes");
    let problems = [
        ("8", CageProblem::Cells(CageError::TotalOutOfReach { total: 8, min: 3, max: 7 })),
        ("seven", CageProblem::NotANumber),
        ("-3", CageProblem::NotANumber),
        ("65536", CageProblem::NotANumber),
    ];
    for (total, problem) in problems {
        assert!(page.send(cage(total)));
        assert!(page.has_notice(&Notice::CageRejected(problem)), "{total}");
        assert_eq!(code(&page), "cage-1112");
    }
    assert!(page.send(cage("3")));
    assert!(!page.model.notices.iter().any(|notice| matches!(notice, Notice::CageRejected(_))));
    select(&mut page, &[(1, 1), (2, 1), (3, 1), (4, 1), (4, 2)]);
    page.send(cage(""));
    let too_many = CageError::TooManyCells { found: 5, max: 4 };
    assert!(page.has_notice(&Notice::CageRejected(CageProblem::Cells(too_many))));
}

#[test]
fn a_thermometer_starts_at_the_cell_selected_first() {
    let mut page = Page::editing(&empty(FOUR));
    page.send(Msg::Rules(RulesMsg::ThermometerMade));
    assert!(page.has_notice(&Notice::ThermometerRejected(ThermometerError::TooShort)));
    select(&mut page, &[(3, 1), (2, 2), (1, 1)]);
    assert!(page.send(Msg::Rules(RulesMsg::ThermometerMade)));
    assert_eq!(code(&page), "thermo-312211");
    assert!(page.model.notices.is_empty());
    assert!(!page.send(Msg::Rules(RulesMsg::ThermometerMade)), "there is one already");
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(code(&page), "");
}

#[test]
fn shapes_under_the_selection_are_removed_the_newest_first() {
    let mut page = Page::open(&format!(
        "p={}&rules=cage-1112.cage-5-1121.cage-33.thermo-1122.thermo-3344&view=play",
        empty(FOUR)
    ));
    select(&mut page, &[(4, 1)]);
    assert_eq!(page.model.play.editor.shape_under_selection(), None);
    assert!(!page.send(Msg::Rules(RulesMsg::ShapeRemoved)));
    select(&mut page, &[(1, 1)]);
    assert_eq!(page.model.play.editor.shape_under_selection(), Some(RuleShape::Thermometer(0)));
    for left in [
        "cage-1112.cage-5-1121.cage-33.thermo-3344",
        "cage-1112.cage-33.thermo-3344",
        "cage-33.thermo-3344",
    ] {
        assert!(page.send(Msg::Rules(RulesMsg::ShapeRemoved)));
        assert_eq!(code(&page), left);
    }
    assert!(!page.send(Msg::Rules(RulesMsg::ShapeRemoved)));
}

#[test]
fn regions_become_a_rule_once_each_has_a_cell_per_digit() {
    let mut page = Page::editing(&empty(FOUR));
    select(&mut page, &[(2, 2)]);
    assert!(page.send(Msg::Rules(RulesMsg::RegionAssigned(Region::new(2)))));
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    assert!(edited_puzzle.rules.is_classic(), "unfinished regions are not used");
    assert_eq!(edited_puzzle.unfinished_region_sizes(), [(Region::new(0), 3), (Region::new(2), 5)]);
    assert!(!page.model.link().write().contains("rules"));
    select(&mut page, &[(3, 1)]);
    assert!(page.send(Msg::Rules(RulesMsg::RegionAssigned(Region::new(0)))));
    assert_eq!(code(&page), "regions-AABBACBBACDDCCDD");
    assert_eq!(page.model.play.editor.edited_puzzle().unfinished_regions, None);
    // While regions are drawn again, the previous ones apply.
    select(&mut page, &[(1, 1)]);
    page.send(Msg::Rules(RulesMsg::RegionAssigned(Region::new(3))));
    assert_eq!(code(&page), "regions-AABBACBBACDDCCDD");
    assert_eq!(page.model.play.editor.edited_puzzle().unfinished_region_sizes().len(), 2);
    assert!(page.send(Msg::Rules(RulesMsg::ClassicChosen)));
    assert_eq!(
        *page.model.play.editor.edited_puzzle(),
        EditedPuzzle::new(page.model.play.editor.edited_puzzle().givens.clone())
    );
    // Regions drawn like the boxes are the boxes again.
    page.send(Msg::Edit(EditMsg::Undone));
    page.send(Msg::Rules(RulesMsg::RegionAssigned(Region::new(0))));
    select(&mut page, &[(2, 2)]);
    page.send(Msg::Rules(RulesMsg::RegionAssigned(Region::new(0))));
    select(&mut page, &[(3, 1)]);
    page.send(Msg::Rules(RulesMsg::RegionAssigned(Region::new(2))));
    assert!(page.model.play.editor.edited_puzzle().rules.is_classic());
    assert_eq!(page.model.play.editor.edited_puzzle().unfinished_regions, None);
}

#[test]
fn cells_are_added_to_the_selection_one_by_one() {
    let mut page = Page::editing(&empty(FOUR));
    page.send(Msg::Edit(EditMsg::MultiSelectSwitched { on: true }));
    let tap = |page: &mut Page, row, column| {
        page.send(Msg::Edit(EditMsg::CellSelected {
            cell: cell(FOUR, row, column),
            extend: false,
        }));
    };
    tap(&mut page, 2, 1);
    assert_eq!(
        page.model.play.editor.selection(),
        [cell(FOUR, 2, 1)],
        "the first cell starts a selection"
    );
    tap(&mut page, 1, 1);
    assert_eq!(page.model.play.editor.selection(), [cell(FOUR, 2, 1), cell(FOUR, 1, 1)]);
    tap(&mut page, 1, 1);
    assert_eq!(
        page.model.play.editor.selection(),
        [cell(FOUR, 2, 1)],
        "one of several is deselected"
    );
    tap(&mut page, 2, 1);
    assert_eq!(page.model.play.editor.selection().len(), 1, "the last one stays selected");
    tap(&mut page, 3, 1);
    page.send(Msg::Rules(RulesMsg::ThermometerMade));
    assert_eq!(code(&page), "thermo-2131");
    tap(&mut page, 4, 4);
    assert_eq!(
        page.model.play.editor.selection(),
        [cell(FOUR, 4, 4)],
        "the next cell starts a new selection"
    );
    tap(&mut page, 4, 3);
    assert_eq!(page.model.play.editor.selection().len(), 2);
    page.send(Msg::Edit(EditMsg::MultiSelectSwitched { on: false }));
    tap(&mut page, 1, 4);
    assert_eq!(page.model.play.editor.selection().len(), 1);
}

#[test]
fn other_puzzles_have_their_own_rules() {
    let open = || Page::open(&format!("p=1{}&rules=king.cage-12&view=play", ".".repeat(80)));
    for (msg, is_kept) in [
        (Msg::Edit(EditMsg::AnswersErased), true),
        (Msg::Edit(EditMsg::DigitErased), true),
        (Msg::Edit(EditMsg::SampleChosen(Sample::Nuru)), false),
        (Msg::Edit(EditMsg::EmptyBoardChosen(Shape::Nine)), false),
        (Msg::Paste(PasteMsg::Pasted(Sample::Nuru.line().into())), false),
        (
            Msg::Page(PageMsg::LinkOpened { hash: format!("p=1{}&view=play", ".".repeat(80)) }),
            false,
        ),
        (Msg::Page(PageMsg::LinkOpened { hash: "lang=sw&view=play".to_owned() }), true),
    ] {
        let mut page = open();
        page.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(2),
            input_mode: Some(InputMode::Corner),
        }));
        page.send(msg.clone());
        assert_eq!(code(&page), if is_kept { "king.cage-12" } else { "" }, "{msg:?}");
    }
    // Digits written under other rules are kept separate, and restored.
    let mut page = open();
    select(&mut page, &[(9, 9)]);
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(2),
        input_mode: Some(InputMode::Answer),
    }));
    let left = page.model.play.editor.edited_puzzle().clone();
    let hash = page.model.link().write();
    page.send(Msg::Page(PageMsg::LinkOpened { hash: hash.replace("&rules=king.cage-12", "") }));
    assert_eq!(page.model.play.editor.edited_puzzle().answers.filled_count(), 0);
    page.send(Msg::Page(PageMsg::LinkOpened { hash }));
    assert_eq!(*page.model.play.editor.edited_puzzle(), left);
}

#[test]
fn rules_of_another_pages_link_are_read_and_unsupported_ones_named() {
    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Paste(PasteMsg::Pasted(OF_ANOTHER_PAGE.into())));
    let expected = "rising.windoku.knight.king.regions-AAABACBBCCBDCDDD.cage-7-1314.cage-4344\
                    .thermo-413132.thermo-4142";
    assert_eq!(code(&page), expected);
    let left_out: LeftOut = ["disjointgroups", "arrow"].into_iter().collect();
    assert!(page.has_notice(&Notice::LeftOut(left_out.clone())));
    let hash = page.model.link().write();
    let pasted = page.model.play.editor.edited_puzzle().clone();
    // Its digit and marks come with it, but the address has only givens and rules.
    assert_eq!(formats::line(&pasted.answers), ".2..............");
    assert_eq!(pasted.marks[5].center, DigitSet::first(2));
    let bare = EditedPuzzle::with_rules(pasted.givens, pasted.rules);
    assert_eq!(*Page::open(&hash).model.play.editor.edited_puzzle(), bare);
    // The same as the puzzle of a link.
    let value: String = form_urlencoded::byte_serialize(OF_ANOTHER_PAGE.as_bytes()).collect();
    let opened = Page::open(&format!("p={value}&view=play"));
    assert_eq!(code(&opened), expected);
    assert!(opened.has_notice(&Notice::LeftOut(left_out.clone())));
    // The notice is only about that puzzle.
    page.send(Msg::Paste(PasteMsg::Pasted(Sample::Nuru.line().into())));
    assert!(!page.model.notices.iter().any(|notice| matches!(notice, Notice::LeftOut(_))));
}

/// Returns the indices of the cells that are marked as clashing, and the rules that they break.
fn clashes(line: &str, rules: &str) -> (Vec<usize>, Vec<Rule>) {
    let mut page = Page::open(&format!("p={line}&rules={rules}&view=play"));
    assert_eq!(code(&page), rules);
    let cells = board_view::board(&page.model);
    let marked =
        cells.iter().filter(|view| view.has_conflict).map(|view| view.cell.index()).collect();
    page.send(Msg::Solve(SolveMsg::Requested));
    let broken = match &page.model.play.solving {
        SolveState::Over(Err(violations)) => violations.iter().map(|it| it.rule).collect(),
        other => panic!("{other:?}"),
    };
    (marked, broken)
}

#[test]
fn cells_that_break_a_rule_are_marked() {
    use sudoku_engine::board::Diagonal::{Falling, Rising};
    for (line, rules, cells, rule) in [
        ("1..............1", "falling", vec![0, 15], Rule::Diagonal(Falling)),
        ("...1........1...", "rising", vec![3, 12], Rule::Diagonal(Rising)),
        (".....1....1.....", "windoku", vec![5, 10], Rule::Window(0)),
        ("1.....1.........", "knight", vec![0, 6], Rule::AntiKnight),
        (".....1....1.....", "king", vec![5, 10], Rule::AntiKing),
        ("1.........1.....", "cage-1133", vec![0, 10], Rule::Cage(0)),
        ("4...............", "cage-4-1112", vec![0], Rule::CageTotal(0)),
        ("43..............", "cage-5-1112", vec![0, 1], Rule::CageTotal(0)),
        ("21..............", "thermo-1112", vec![0, 1], Rule::Thermometer(0)),
        ("4...............", "thermo-1112", vec![0], Rule::Thermometer(0)),
    ] {
        assert_eq!(clashes(line, rules), (cells, vec![rule]), "{rules}");
    }
    // In a region but not in a box; and in a box that regions replace.
    let jigsaw = "regions-AAABACBBCCBDCDDD";
    let region = Rule::Region(Region::new(1));
    assert_eq!(clashes("...1......1.....", jigsaw), (vec![3, 10], vec![region]));
    let page = Page::open(&format!("p=1....1..........&rules={jigsaw}&view=play"));
    assert!(page.model.play.editor.violations().is_empty());
    // The user's own digits can break rules, too.
    let mut page = Page::open("p=1...............&rules=falling&view=play");
    select(&mut page, &[(4, 4)]);
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(1),
        input_mode: Some(InputMode::Answer),
    }));
    assert_eq!(page.model.play.editor.violations().len(), 1);
}

#[test]
fn a_cell_knows_the_rules_that_apply_to_it() {
    let rules =
        "falling.rising.windoku.knight.regions-AAABACBBCCBDCDDD.cage-7-1112.cage-22.thermo-1122";
    let page = Page::open(&format!("p={}&rules={rules}&view=play", empty(FOUR)));
    let cells = board_view::board(&page.model);
    let reported = |row, column| cells[cell(FOUR, row, column).index()].rules.clone();
    let region = |index| CellRule::Region(Region::new(index));
    assert_eq!(reported(1, 2), [region(0), CellRule::Cage { cage: 0, total: Some(7) }]);
    assert_eq!(reported(4, 3), [region(3)]);
    let falling = CellRule::Diagonal(sudoku_engine::board::Diagonal::Falling);
    let expected = [
        region(2),
        falling,
        CellRule::Window(0),
        CellRule::Cage { cage: 1, total: None },
        CellRule::Thermometer { thermometer: 0, place: 1 },
    ];
    assert_eq!(reported(2, 2), expected);
    let page = Page::editing(Sample::Paper.line());
    assert!(board_view::board(&page.model).iter().all(|view| view.rules.is_empty()));
}

fn solved(page: &mut Page) -> Answer {
    page.send(Msg::Solve(SolveMsg::Requested));
    assert!(matches!(page.model.play.solving, SolveState::Working(_)));
    page.work_until_answered();
    match &page.model.play.solving {
        SolveState::Over(Ok(answer)) => answer.as_ref().clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_puzzle_is_solved_under_its_rules() {
    let rules = "cage-3-21.cage-2-31.cage-1-32.cage-1-23.thermo-11121314";
    let mut page = Page::open(&format!("p={}&rules={rules}&view=play", empty(FOUR)));
    let expected = formats::read("1234341221434321").unwrap().givens;
    assert_eq!(solved(&mut page), Answer::Unique(expected.clone()));
    assert_eq!(page.model.shown_solution(), Some(&expected));
    assert_eq!(code(&page), rules);
    // Without one of the cages there is a second solution.
    page.send(Msg::Edit(EditMsg::Undone));
    select(&mut page, &[(2, 3)]);
    page.send(Msg::Rules(RulesMsg::ShapeRemoved));
    select(&mut page, &[(2, 1)]);
    assert_eq!(page.model.play.editor.shape_under_selection(), Some(RuleShape::Cage(0)));
    let Answer::Several([first, second]) = solved(&mut page) else { panic!() };
    let rules = &page.model.play.editor.edited_puzzle().rules;
    assert_ne!(first, second);
    assert!([&first, &second].iter().all(|full| rules.check(full).is_empty()));
    // Every 4x4 board has equal digits a knight's or a king's move apart.
    page.send(Msg::Rules(RulesMsg::VariantSwitched { variant: Variant::AntiKing, on: true }));
    page.send(Msg::Rules(RulesMsg::VariantSwitched { variant: Variant::AntiKnight, on: true }));
    assert!(matches!(solved(&mut page), Answer::Impossible(_)));
}

#[test]
fn a_solution_under_regions_does_not_have_to_fit_the_boxes() {
    // The two givens share a box, but no region.
    let hash = "p=1....1..........&rules=regions-AAABACBBCCBDCDDD&view=play";
    let mut page = Page::open(hash);
    let full = match solved(&mut page) {
        Answer::Unique(full) | Answer::Several([full, _]) => full,
        Answer::Impossible(_) => panic!("it has solutions"),
    };
    assert!(page.model.play.editor.edited_puzzle().rules.check(&full).is_empty());
    assert!(Grid::try_from(full).is_err());
}

#[test]
fn solving_under_other_rules_is_cancelled_within_a_slice() {
    let mut page = Page::open(&format!("p={}&rules=king.knight&view=play", empty(Shape::Sixteen)));
    page.send(Msg::Solve(SolveMsg::Requested));
    assert!(page.run_worker_slice());
    assert!(matches!(page.model.play.solving, SolveState::Working(_)), "one slice is not enough");
    page.send(Msg::Solve(SolveMsg::Cancelled));
    page.finish_work();
    assert_eq!(page.model.play.solving, SolveState::Idle);
    // Another rule makes it another puzzle.
    page.send(Msg::Solve(SolveMsg::Requested));
    page.run_worker_slice();
    page.send(Msg::Rules(RulesMsg::VariantSwitched { variant: Variant::AntiKing, on: false }));
    assert_eq!(page.model.play.solving, SolveState::Idle);
    assert!(page.tasks(|task| matches!(task, Task::Solve(_))).is_empty());
}

#[test]
fn a_search_follows_the_rules_on_the_board() {
    let hash = format!("p={}&rules=knight&view=watch&step=12", Sample::Article.line());
    let mut page = Page::open(&hash);
    // The article's givens contain equal digits a knight's move apart.
    assert!(page.model.watch.player.is_none());
    assert_eq!((page.model.demand().run, page.model.tick()), (None, None));
    for msg in [
        Msg::Play(PlayMsg::Toggled),
        Msg::Play(PlayMsg::WentToEnd),
        Msg::Dialog(DialogMsg::Opened(DialogKind::Export)),
        Msg::Play(PlayMsg::Stepped),
    ] {
        page.send(msg);
        assert!(page.model.watch.player.is_none());
        assert!(page.requests().is_empty());
    }
    // Without that rule the search is shown; undo restores the rule.
    assert!(page.send(Msg::Rules(RulesMsg::ClassicChosen)));
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.work_until_answered();
    assert_eq!(page.counters().placements, 1287);
    page.send(Msg::Edit(EditMsg::Undone));
    assert!(page.model.watch.player.is_none());
    // A redundant cage does not change the counts of the search.
    page.send(Msg::Rules(RulesMsg::ClassicChosen));
    let row = "cage-45-111213141516171819";
    page.send(Msg::Page(PageMsg::LinkOpened {
        hash: format!("p={}&rules={row}&view=watch", Sample::Article.line()),
    }));
    assert!(
        page.model.watch.player.as_ref().is_some_and(|player| !player.stepper.rules().is_classic())
    );
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.work_until_answered();
    assert_eq!((page.counters().placements, page.counters().tests), (1287, 11_380));
}

#[test]
fn every_variant_is_searched_to_a_solution_that_obeys_it() {
    for rules in [
        "falling.rising",
        "windoku",
        "knight",
        "king",
        "regions-AAAABBCCCAAABBBCCCAABBBECCFDDDDBECFFDDDEEEFFFDDEEEEFFFGGGGHHIIIGGGHHHIIIGGHHHHIII",
        "cage-10-1112.cage-15-151617",
        "thermo-11121314.thermo-99897969",
    ] {
        let search = "fewest/ascending/singles";
        let hash = format!("p={}&rules={rules}&view=watch&search={search}", ".".repeat(81));
        let mut page = Page::open(&hash);
        let player = page.model.watch.player.as_ref().expect("clues that break no rule");
        assert!(!player.stepper.rules().is_classic(), "{rules}");
        page.send(Msg::Play(PlayMsg::WentToEnd));
        page.work_until_answered();
        let at = &page.model.watch.player.as_ref().expect("a player").stepper;
        assert_eq!(at.counters().solutions, 1, "{rules}");
        assert_eq!(at.rules().check(&at.board()), [], "{rules}");
    }
}

#[test]
fn the_largest_rules_of_another_pages_link_fit_into_a_link_of_this_page() {
    let shape = Shape::Sixteen;
    let mut rules = Rules::classic(shape);
    let cells: Vec<Cell> = shape.cells().collect();
    for nth in 0..limits::MAX_CONSTRAINTS_PER_KIND {
        let some = |len| (0..len).map(|at| cells[(nth * 7 + at * 3) % cells.len()]).collect();
        rules.add_cage(some(16), Some(136)).unwrap();
        rules.add_thermometer(some(8)).unwrap();
    }
    let link = formats::f_puzzles(&Givens::empty(shape), &rules);
    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Paste(PasteMsg::Pasted(link.into())));
    page.work_until_answered();
    assert_eq!(page.model.play.editor.edited_puzzle().rules, rules);
    let written = page.model.link().write();
    let again = Page::open(&written);
    assert_eq!(again.model.play.editor.edited_puzzle().rules, rules);
    assert_eq!(again.model.link().write(), written);
    assert!(again.model.notices.is_empty(), "{:?}", again.model.notices);
}
