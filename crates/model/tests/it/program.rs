//! The program next to a search: in step with it, in both directions.

use grove_model::base::program_language::ProgramLanguage;
use grove_model::base::samples::Sample;
use grove_model::base::steps::Way;
use grove_model::search::program::NoProgram;
use grove_model::update::play::PlayMsg;
use grove_model::update::program::ProgramMsg;
use grove_model::update::questions::QuestionsMsg;
use grove_model::view::program::{self, LineNote, line_note, running_line, source_lines};
use grove_model::worker::program_task::{NodeOfCall, ProgramMoment};
use grove_model::{Model, Msg, Start};
use strum::VariantArray;
use sudoku_engine::board::Digit;
use sudoku_engine::search::{Event, Goal, Strategy};

use crate::common::{Page, SharedStorage};

const FORWARD: Msg = Msg::Program(ProgramMsg::LineStepped(Way::Forward));
const BACK: Msg = Msg::Program(ProgramMsg::LineStepped(Way::Back));
const OPEN: Msg = Msg::Program(ProgramMsg::Toggled { on: true });
/// The steps of the article's search.
const STEPS: u64 = 2_523;

fn open(language: ProgramLanguage) -> Page {
    let mut page = Page::watching(Sample::Article);
    page.send(OPEN);
    page.send(Msg::Program(ProgramMsg::LanguageChosen(language)));
    page.finish_work();
    page
}

fn go_to(page: &mut Page, step: u64) -> ProgramMoment {
    page.send(Msg::Play(PlayMsg::WentToStep(step)));
    page.finish_work();
    moment(page)
}

fn step_line(page: &mut Page, msg: &Msg) -> ProgramMoment {
    page.send(msg.clone());
    page.finish_work();
    moment(page)
}

fn moment(page: &Page) -> ProgramMoment {
    program::current_moment(&page.model).expect("a moment where the search is").clone()
}

/// Returns the digits of the program's table, as it shows them. Python and Nuru show the digits alone.
fn table(moment: &ProgramMoment) -> Option<String> {
    let globals = &moment.stack[0].variables;
    let table = globals.iter().find(|it| matches!(it.name.as_str(), "board" | "uwanja"))?;
    Some(table.value.as_ref()?.chars().filter(char::is_ascii_digit).collect())
}

fn board(page: &Page) -> String {
    let board = page.player().stepper.board();
    board.iter().map(|(_, digit)| digit.map_or('0', Digit::symbol)).collect()
}

/// Checks that the program has just made the step that the search is at.
#[track_caller]
fn assert_in_step(page: &Page, moment: &ProgramMoment) {
    let stepper = &page.player().stepper;
    let step = stepper.counters().step();
    assert_eq!((moment.step, moment.line), (step, 0));
    if let Some(table) = table(moment) {
        // A long table is shown in part.
        let board = board(page);
        assert!(table.len() > 15 && board.starts_with(&table), "step {step}: {table} {board}");
    }
    let (cell, digit) = match stepper.last_event() {
        Some(Event::Placed { cell, digit }) => (cell, digit.value()),
        Some(Event::Removed { cell, .. }) => (cell, 0),
        Some(_) | None => return,
    };
    assert_eq!(moment.written, Some(digit), "step {step}");
    let call = moment.stack.iter().rev().find(|call| call.node.is_some()).unwrap();
    let place: usize = call.variables[0].value.as_deref().unwrap().parse().unwrap();
    assert_eq!(place, cell.index(), "step {step}");
    let path = stepper.branches().len();
    let depth = path - usize::from(digit > 0);
    assert_eq!(call.node, Some(NodeOfCall::Depth(depth as u16)), "step {step}");
}

#[test]
fn the_program_makes_the_steps_of_the_search() {
    for &language in ProgramLanguage::VARIANTS {
        let mut page = open(language);
        let random = (1..=100).map(|nth| nth * 7_919 % STEPS);
        for step in (0..=300).chain(random).chain([STEPS, 0]) {
            let moment = go_to(&mut page, step);
            assert_in_step(&page, &moment);
        }
    }
}

#[test]
fn stepping_by_line_moves_the_search_in_both_directions() {
    for &language in ProgramLanguage::VARIANTS {
        let mut page = open(language);
        let mut moments = vec![go_to(&mut page, 0)];
        while moments.len() < 700 {
            moments.push(step_line(&mut page, &FORWARD));
            if moments.last().unwrap().line == 0 {
                assert_in_step(&page, moments.last().unwrap());
            }
        }
        assert!(page.step() > 0, "{language:?}");
        let numbers: Vec<u64> = moments.iter().map(|it| it.moment).collect();
        assert_eq!(numbers, (0..700).collect::<Vec<_>>());
        for expected in moments.iter().rev().skip(1) {
            assert_eq!(&step_line(&mut page, &BACK), expected, "{language:?}");
            assert_eq!(page.step(), expected.step);
        }
        assert!(!page.send(BACK), "nothing is before the start");
    }
}

#[test]
fn the_program_ends_with_the_first_solution() {
    for &language in ProgramLanguage::VARIANTS {
        let mut page = open(language);
        let mut last = go_to(&mut page, STEPS);
        assert!(last.is_last_step);
        let lines = last.last_line;
        for _ in 0..lines {
            last = step_line(&mut page, &FORWARD);
        }
        assert_eq!((last.line, page.step()), (lines, STEPS));
        assert!(!last.output.is_empty(), "{language:?} prints that it found a solution");
        assert!(!page.send(FORWARD), "nothing is behind the end");
        // Another program goes on behind the first solution.
        page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
        for step in [STEPS + 2, STEPS] {
            let moment = go_to(&mut page, step);
            assert_in_step(&page, &moment);
        }
    }
}

#[test]
fn the_program_counts_the_solutions_of_a_search_for_all() {
    for &language in ProgramLanguage::VARIANTS {
        let mut page = Page::open("p=.1..2.......4...&view=watch&to=all");
        page.send(OPEN);
        page.send(Msg::Program(ProgramMsg::LanguageChosen(language)));
        page.finish_work();
        let steps = page.player().total_steps().expect("a recorded search");
        let mut last = moment(&page);
        for step in (0..=steps).chain([0, steps]) {
            last = go_to(&mut page, step);
            assert_in_step(&page, &last);
        }
        assert!(last.is_last_step);
        for _ in 0..last.last_line {
            last = step_line(&mut page, &FORWARD);
        }
        assert_eq!((last.output.trim_end(), last.fault), ("6", None), "{language:?}");
    }
}

#[test]
fn lines_say_what_they_did() {
    let mut page = open(ProgramLanguage::Python);
    let mut notes = Vec::new();
    let mut lines = Vec::new();
    for _ in 0..400 {
        let moment = step_line(&mut page, &FORWARD);
        assert_eq!(source_lines(&moment).len(), 25);
        lines.push(running_line(&moment).unwrap());
        notes.extend(line_note(&moment));
    }
    assert!(lines.contains(&(19, "board[row][column] = digit".to_owned())), "{lines:?}");
    let changed = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    for note in [
        LineNote::Written(page.player().stepper.branches().next().map(Digit::value)),
        LineNote::Condition(true),
        LineNote::Condition(false),
        LineNote::Changed(vec![changed("digit", "1")]),
    ] {
        assert!(notes.contains(&note), "{note:?}");
    }
}

#[test]
fn a_call_selects_the_node_of_its_cell() {
    let mut page = open(ProgramLanguage::Python);
    let moment = go_to(&mut page, 1_000);
    let path: Vec<_> = page.player().stepper.branches().collect();
    for (nth, call) in moment.stack.iter().enumerate() {
        let Some(NodeOfCall::Depth(depth)) = call.node else { continue };
        page.send(Msg::Program(ProgramMsg::CallChosen { nth }));
        let player = page.player();
        let selection = player.tree_view.selection(&player.stepper).unwrap();
        assert_eq!(&selection.path[..], &path[..usize::from(depth)]);
        assert!(program::is_selected(&page.model, &selection.path));
    }
    assert!(!page.send(Msg::Program(ProgramMsg::CallChosen { nth: 0 })));
    assert!(!page.send(Msg::Program(ProgramMsg::CallChosen { nth: 99 })));
}

#[test]
fn other_searches_have_no_program() {
    let mut page = open(ProgramLanguage::Nuru);
    assert_eq!(program::missing(&page.model), None);
    page.send(Msg::Play(PlayMsg::StrategyChosen(Strategy::FASTEST)));
    page.finish_work();
    assert_eq!(program::missing(&page.model), Some(NoProgram::Method));
    assert!(!page.send(FORWARD));
    let why = |line: &str| program::missing(&Page::open(&format!("p={line}&view=watch")).model);
    assert_eq!(why(&format!("1{}", ".".repeat(35))), Some(NoProgram::Rules));
    assert_eq!(why(&".".repeat(81)), Some(NoProgram::Board));
}

#[test]
fn the_program_follows_while_the_search_plays_and_with_another_worker() {
    let mut page = open(ProgramLanguage::Kumir);
    go_to(&mut page, 10);
    page.send(Msg::Play(PlayMsg::Toggled));
    for _ in 0..20 {
        page.send(Msg::Ticked { steps: Some(3) });
    }
    page.send(Msg::Play(PlayMsg::Toggled));
    page.finish_work();
    assert_eq!(moment(&page).step, page.step());
    page.restart_worker();
    let moment = go_to(&mut page, 500);
    assert_in_step(&page, &moment);
    page.lose_worker();
    assert!(page.tasks(|_| true).is_empty());
}

#[test]
fn questions_and_the_program_take_turns() {
    let mut page = open(ProgramLanguage::Python);
    page.send(Msg::Questions(QuestionsMsg::Toggled { on: true }));
    assert!(!page.model.watch.program.is_open);
    page.send(OPEN);
    assert!(page.model.watch.program.is_open && !page.model.watch.questions.is_open);
}

#[test]
fn the_language_is_stored_and_follows_that_of_the_page_until_one_is_chosen() {
    let language = |model: &Model| program::language(model);
    for (hash, expected) in [
        ("lang=en", ProgramLanguage::Python),
        ("lang=ru", ProgramLanguage::Kumir),
        ("lang=sw", ProgramLanguage::Nuru),
    ] {
        assert_eq!(language(&Page::open(hash).model), expected);
    }
    let shared = SharedStorage::new();
    let mut visit = crate::common::Visit::open(&shared, 1, "");
    visit.send(OPEN);
    visit.send(Msg::Program(ProgramMsg::LanguageChosen(ProgramLanguage::OneC)));
    let saved = shared.saved();
    let model = Model::new(Start { saved, ..Start::default() });
    assert!(model.watch.program.is_open);
    assert_eq!(language(&model), ProgramLanguage::OneC);
}
