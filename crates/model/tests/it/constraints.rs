//! The list of constraints: what it contains, which one is at work, which one is outlined.

use crate::common::Page;
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::update::constraints::ConstraintsMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::view::constraints;
use grove_model::view::constraints::{Constraint, Requirement};
use sudoku_engine::board::{House, Rule, Shape};
use sudoku_engine::search::{Event, Reason, Verdict};

fn list(page: &Page) -> Vec<Constraint> {
    constraints::list(page.model.watch.player.as_ref().expect("a player"))
}

/// Advances the search on show by one event.
fn advance(page: &mut Page) -> Option<Event> {
    page.model.watch.player.as_mut().expect("a player").stepper.advance()
}

#[test]
fn a_classic_board_has_three_constraints_per_digit() {
    for sample in [Sample::Paper, Sample::Article] {
        let page = Page::open(&format!("p={}&view=watch", sample.line()));
        let shape = sample.givens().shape();
        let list = list(&page);
        assert_eq!(list.len(), 3 * shape.size());
        let houses: Vec<Rule> = House::all(shape).map(Rule::House).collect();
        assert_eq!(list.iter().map(|one| one.rule).collect::<Vec<_>>(), houses);
        for one in &list {
            assert_eq!((one.requirement, one.eliminated_count), (Requirement::Differ, None));
            let open = one.cells.iter().filter(|cell| sample.givens().get(**cell).is_none());
            assert_eq!(one.empty_count, open.count());
        }
    }
}

#[test]
fn every_rule_has_an_entry_and_moves_of_a_kind_share_one() {
    let rules = "falling.rising.windoku.knight.king.cage-15-111221.cage-3132.thermo-192939";
    let hash = format!("p={}&rules={rules}&view=watch", ".".repeat(81));
    let list = list(&Page::open(&hash));
    let codes: Vec<String> = list.iter().map(|one| constraints::code(one.rule)).collect();
    let more = [
        "falling",
        "rising",
        "window-1",
        "window-2",
        "window-3",
        "window-4",
        "knight",
        "king",
        "cage-1",
        "cage-2",
        "total-1",
        "thermometer-1",
    ];
    assert_eq!(codes[27..], more);
    let says = |code: &str| list[codes.iter().position(|it| it == code).expect(code)].requirement;
    assert_eq!(says("knight"), Requirement::PairsDiffer(224));
    assert_eq!(says("total-1"), Requirement::AddUp(15));
    assert_eq!(says("thermometer-1"), Requirement::Rise);
}

#[test]
fn the_constraint_that_an_event_names_is_at_work() {
    let mut page = Page::open(&format!("p={}&view=watch", Sample::Paper.line()));
    let mut blocked = 0;
    while let Some(event) = advance(&mut page) {
        let at_work: Vec<Rule> =
            list(&page).iter().filter(|one| one.is_at_work).map(|one| one.rule).collect();
        match event {
            Event::Tested { verdict: Verdict::Blocked { rule, .. }, .. } => {
                assert_eq!(at_work, [rule]);
                blocked += 1;
            }
            _ => assert_eq!(at_work, []),
        }
    }
    assert!(blocked > 0);
}

#[test]
fn ruled_out_candidates_are_counted_along_the_path() {
    let search = "reading/ascending/domain";
    let hash = format!("p={}&view=watch&search={search}", Sample::Paper.line());
    let mut page = Page::open(&hash);
    // The number of candidates ruled out at each node of the path.
    let mut stack = vec![0];
    while let Some(event) = advance(&mut page) {
        match event {
            Event::Eliminated { digits, .. } => {
                *stack.last_mut().expect("a node") += digits.len() as u32;
            }
            Event::Placed { .. } => stack.push(0),
            Event::Removed { .. } => {
                stack.pop();
            }
            _ => {}
        }
        let reported: u32 = list(&page).iter().filter_map(|one| one.eliminated_count).sum();
        assert_eq!(reported, stack.iter().sum::<u32>(), "after {event:?}");
    }
}

#[test]
fn the_constraint_the_user_looks_at_is_outlined_while_the_list_is_open() {
    let mut page = Page::open(&format!("p={}&view=watch", Sample::Paper.line()));
    let [row, column] = [0, 4].map(|nth| House::all(Shape::Four).nth(nth).map(Rule::House));
    let [row, column] = [row, column].map(|rule| rule.expect("a house"));
    assert!(page.send(Msg::Constraints(ConstraintsMsg::ListToggled(true))));
    assert_eq!(page.model.outlined(), None);
    while !matches!(
        advance(&mut page),
        Some(Event::Tested { verdict: Verdict::Blocked { .. }, .. }) | None
    ) {}
    let at_work = page.model.outlined();
    assert!(at_work.is_some());
    page.send(Msg::Constraints(ConstraintsMsg::RuleChosen(row)));
    assert_eq!(page.model.outlined(), Some(row));
    assert_eq!(page.model.outlined_cells().len(), 4);
    page.send(Msg::Constraints(ConstraintsMsg::RulePointed(Some(column))));
    assert_eq!(page.model.outlined(), Some(column));
    page.send(Msg::Constraints(ConstraintsMsg::RulePointed(None)));
    assert_eq!((page.model.outlined(), page.model.chosen_constraint()), (Some(row), Some(row)));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    assert_eq!((page.model.outlined(), page.model.outlined_cells()), (None, Vec::new()));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    page.send(Msg::Constraints(ConstraintsMsg::RuleChosen(row)));
    assert_eq!(page.model.outlined(), at_work);
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::ThreeSolutions)));
    assert_eq!((page.model.outlined(), page.model.chosen_constraint()), (None, None));
    page.send(Msg::Constraints(ConstraintsMsg::RuleChosen(row)));
    assert!(page.send(Msg::Constraints(ConstraintsMsg::ListToggled(false))));
    assert_eq!((page.model.outlined(), page.model.chosen_constraint()), (None, None));
}

#[test]
fn a_total_at_work_is_outlined_without_the_list() {
    let rules = "cage-7-1112";
    let hash = format!("p={}&rules={rules}&view=watch", ".".repeat(16));
    let mut page = Page::open(&hash);
    assert!(matches!(
        advance(&mut page),
        Some(Event::Tested { verdict: Verdict::Unfit { .. }, .. })
    ));
    assert_eq!(page.model.outlined(), Some(Rule::CageTotal(0)));
    assert_eq!(page.model.outlined_cells().len(), 2);
    let mut page = Page::open(&format!("{hash}&search=reading/ascending/forward"));
    assert!(matches!(
        advance(&mut page),
        Some(Event::Eliminated { because: Reason::Sum { cage: 0 }, .. })
    ));
    assert_eq!(page.model.outlined(), Some(Rule::CageTotal(0)));
}

#[test]
fn every_cell_is_a_variable_with_its_remaining_domain() {
    let mut page = Page::open("p=1...............&search=fewest/ascending/forward&view=watch");
    let domains = |page: &Page| {
        let variables = constraints::variables(&page.player().stepper);
        variables.into_iter().map(|(_, digits)| digits.len()).collect::<Vec<_>>()
    };
    let before = domains(&page);
    assert_eq!(before, [1, 3, 3, 3, 3, 3, 4, 4, 3, 4, 4, 4, 3, 4, 4, 4]);
    (0..2).for_each(|_| assert!(page.send(Msg::Play(PlayMsg::Stepped))));
    // The digit placed first is ruled out in its row, its column and its box.
    let after = domains(&page);
    assert_eq!(after.iter().filter(|&&left| left == 1).count(), 3);
    assert!(after.iter().zip(&before).filter(|(after, before)| after < before).count() > 5);
    // The sources' search keeps no candidates.
    let page = Page::open("p=1...............&view=watch");
    assert_eq!(domains(&page)[1..], [4; 15]);
}
