//! A program that the user writes: its errors, its run, and the search that the run is.

use std::rc::Rc;

use grove_model::base::program_language::ProgramLanguage;
use grove_model::base::program_text::with_input;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::steps::Way;
use grove_model::model::link::{Field, Link, LinkProblem};
use grove_model::model::notice::Notice;
use grove_model::search::compare::{Column, Comparison, Lane, LaneSearch, PaceUnit, Place};
use grove_model::search::own_program::OwnRun;
use grove_model::update::compare::CompareMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::msg::PageMsg;
use grove_model::update::own_program::OwnProgramMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::program::ProgramMsg;
use grove_model::update::program_lines::LineJump;
use grove_model::update::trace::TraceMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::view::counters::shown_counters;
use grove_model::view::narration::{Narration, ProgramEvent};
use grove_model::view::own_program::{self, edited_lines, language, puzzle, reading, title};
use grove_model::view::program;
use grove_model::worker::program_task::ProgramMoment;
use grove_model::worker::run_program_task::RunEnding;
use grove_model::{Model, Msg};
use strum::VariantArray;
use sudoku_engine::board::Digit;
use sudoku_engine::formats::pack_text;
use sudoku_engine::search::{Goal, Stepper, Strategy};

use crate::common::{NEXT_DEAD_END, NEXT_SOLUTION, Page, SharedStorage, Visit};

/// A 4×4 puzzle, and a solver that never erases.
const FORGETFUL: &str = "\
board = [[0, 0, 0, 0], [0, 0, 4, 2], [0, 0, 0, 0], [0, 0, 1, 4]]

def fits(row, column, digit):
    for k in range(4):
        if board[row][k] == digit or board[k][column] == digit:
            return False
        if board[row - row % 2 + k // 2][column - column % 2 + k % 2] == digit:
            return False
    return True

def solve(place):
    if place == 16:
        return True
    row, column = place // 4, place % 4
    if board[row][column] > 0:
        return solve(place + 1)
    for digit in range(1, 5):
        if fits(row, column, digit):
            board[row][column] = digit
            if solve(place + 1):
                return True
    return False

print(solve(0))
";

fn own(msg: OwnProgramMsg) -> Msg {
    Msg::Program(ProgramMsg::Own(msg))
}

fn typed(text: &str) -> Msg {
    own(OwnProgramMsg::Typed(text.into()))
}

/// Opens a page with this text.
fn written(text: &str) -> Page {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Program(ProgramMsg::Toggled { on: true }));
    page.send(own(OwnProgramMsg::Chosen));
    page.send(typed(text));
    page.finish_work();
    page
}

fn run(text: &str) -> Page {
    let mut page = written(text);
    page.send(own(OwnProgramMsg::RunRequested));
    page.finish_work();
    page
}

fn comparison(page: &Page) -> &Comparison {
    page.model.comparison.as_deref().expect("a comparison")
}

fn shown_run(page: &Page) -> &OwnRun {
    page.model.watch.program.own.shown_run().expect("a run")
}

fn moment(page: &Page) -> ProgramMoment {
    program::current_moment(&page.model).expect("a moment where the search is").clone()
}

fn listing(page: &mut Page, language: ProgramLanguage) -> Rc<str> {
    page.send(Msg::Program(ProgramMsg::LanguageChosen(language)));
    page.finish_work();
    page.send(own(OwnProgramMsg::ListingCopied));
    page.finish_work();
    Rc::clone(&page.model.watch.program.own.text)
}

#[test]
fn a_copied_listing_makes_the_steps_of_the_search() {
    for &code in ProgramLanguage::VARIANTS {
        let mut page = written("");
        let text = listing(&mut page, code);
        assert_eq!(language(&page.model), code);
        assert_eq!(puzzle(&page.model), Some(&Sample::Article.givens()));
        page.send(own(OwnProgramMsg::RunRequested));
        page.finish_work();
        let run = shown_run(&page);
        assert_eq!(
            (run.ending.clone(), run.is_search, run.is_cut),
            (RunEnding::Finished, true, false)
        );
        assert_eq!(&*run.source.text, &*text);
        assert!(page.player().stepper.is_written());
        assert_eq!(page.player().progress.counters.step(), 2_523);
        let mut plain = Stepper::new(page.player().stepper.puzzle(), Goal::FIRST);
        for step in [1, 2, 3, 40, 41, 1_000, 2_523] {
            page.send(Msg::Play(PlayMsg::WentToStep(step)));
            page.finish_work();
            plain.run(step - plain.counters().step());
            let stepper = &page.player().stepper;
            assert_eq!(stepper.board(), plain.board(), "{code:?}, step {step}");
            assert_eq!(stepper.last_event().is_some(), plain.last_event().is_some());
            assert_eq!(shown_counters(stepper).undos, plain.counters().undos);
            let moment = moment(&page);
            assert_eq!((moment.step, moment.line), (step, 0));
            assert!(moment.written.is_some(), "{code:?}, step {step}");
        }
        assert!(moment(&page).fault.is_none());
    }
}

#[test]
fn lines_lead_through_a_run_in_both_directions() {
    let mut page = run(FORGETFUL);
    let mut moments = vec![moment(&page)];
    for _ in 0..150 {
        page.send(Msg::Program(ProgramMsg::LineStepped(Way::Forward)));
        page.finish_work();
        moments.push(moment(&page));
    }
    assert!(page.step() > 0);
    for expected in moments.iter().rev().skip(1) {
        page.send(Msg::Program(ProgramMsg::LineStepped(Way::Back)));
        page.finish_work();
        assert_eq!(&moment(&page), expected);
    }
}

#[test]
fn a_program_that_forgets_to_erase_shows_its_own_tree() {
    let mut page = run(FORGETFUL);
    let run = shown_run(&page);
    assert!(run.has_puzzle && run.is_search && run.ending == RunEnding::Finished);
    assert_eq!(page.model.play.editor.shape(), sudoku_engine::board::Shape::Four);
    let mut has_left = false;
    let last = page.player().progress.counters.step();
    for step in 0..=last {
        page.send(Msg::Play(PlayMsg::WentToStep(step)));
        page.finish_work();
        let stepper = &page.player().stepper;
        let left = matches!(
            Narration::of(stepper),
            Narration::Program { event: ProgramEvent::Left { .. }, .. }
        );
        has_left |= left;
        assert!(stepper.moves_up_to(step) >= stepper.counters().placements);
    }
    assert!(has_left, "digits stay on the board");
    // The tree, the marks and the questions about nodes work as for any search.
    page.send(Msg::Play(PlayMsg::WentToStart));
    page.send(NEXT_DEAD_END);
    page.finish_work();
    assert!(matches!(
        Narration::of(&page.player().stepper),
        Narration::Program { event: ProgramEvent::DeadEnd, .. }
    ));
    page.send(NEXT_SOLUTION);
    page.finish_work();
    assert!(page.player().stepper.is_written(), "it has no goal that could be moved on");
}

#[test]
fn errors_are_found_while_typing_and_their_lines_are_marked() {
    let mut page = written("x = 1\nprint(x\ny = 2");
    let errors = &reading(&page.model).expect("it is read").errors;
    assert!(!errors.is_empty());
    assert!((2..=3).contains(&errors[0].line), "{errors:?}");
    let text = Rc::clone(&page.model.watch.program.own.text);
    let lines = edited_lines(language(&page.model), &text, errors);
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().flatten().any(|part| part.is_wrong));
    let joined: Vec<String> =
        lines.iter().map(|line| line.iter().map(|part| part.text).collect()).collect();
    assert_eq!(joined.join("\n"), &*text);
    page.send(own(OwnProgramMsg::RunRequested));
    page.finish_work();
    assert!(page.model.watch.program.own.shown_run().is_none(), "it cannot run");
    page.send(typed("x = 1\nprint(x)"));
    page.finish_work();
    assert!(reading(&page.model).unwrap().errors.is_empty());
    assert_eq!(puzzle(&page.model), None);
}

#[test]
fn a_run_without_a_puzzle_has_lines_and_output_only() {
    let mut page = run("for k in range(3):\n    print(k)");
    let run = shown_run(&page);
    assert!(!run.has_puzzle && !run.is_search);
    assert!(!page.player().stepper.is_written(), "the search stays");
    for _ in 0..20 {
        page.send(Msg::Program(ProgramMsg::LineStepped(Way::Forward)));
        page.finish_work();
    }
    assert_eq!(moment(&page).output, "0\n1\n2\n");
}

#[test]
fn an_error_is_shown_where_it_happens_and_can_be_stepped_back_from() {
    let mut page = run("a = [1, 2]\nfor k in range(3):\n    print(a[k])");
    let RunEnding::Failed(error) = &shown_run(&page).ending else { panic!("it fails") };
    assert_eq!(error.line, 3);
    assert!(error.words.contains('2'), "{}", error.words);
    for _ in 0..20 {
        page.send(Msg::Program(ProgramMsg::LineStepped(Way::Forward)));
        page.finish_work();
    }
    assert_eq!(moment(&page).fault.as_deref(), Some(error_words(&page)));
    page.send(Msg::Program(ProgramMsg::LineStepped(Way::Back)));
    page.finish_work();
    assert_eq!(moment(&page).fault, None);
    assert_eq!(moment(&page).output, "1\n2\n");
}

fn error_words(page: &Page) -> &str {
    let RunEnding::Failed(error) = &shown_run(page).ending else { panic!("it fails") };
    &error.words
}

#[test]
fn an_endless_program_is_stopped_and_shown_up_to_there() {
    let mut page = written("k = 0\nwhile True:\n    k = k + 1");
    page.send(own(OwnProgramMsg::RunRequested));
    for _ in 0..20 {
        page.run_worker_slice();
    }
    assert!(page.model.watch.program.own.is_running());
    assert!(page.model.watch.program.own.progress.moments > 0);
    page.send(own(OwnProgramMsg::Stopped));
    page.finish_work();
    assert_eq!(shown_run(&page).ending, RunEnding::Stopped);
    page.send(Msg::Program(ProgramMsg::LineStepped(Way::Forward)));
    page.finish_work();
    assert_eq!(moment(&page).moment, 1);
}

#[test]
fn the_puzzle_of_the_board_replaces_that_of_the_text_or_is_added() {
    let mut page = written("print(1)");
    page.send(own(OwnProgramMsg::PuzzlePut));
    page.finish_work();
    assert_eq!(puzzle(&page.model), Some(&Sample::Article.givens()));
    page.send(own(OwnProgramMsg::Typed(FORGETFUL.into())));
    page.finish_work();
    page.send(own(OwnProgramMsg::PuzzlePut));
    page.finish_work();
    let refusal = page.model.watch.program.own.refusal.expect("another size");
    assert_eq!(refusal.rows, Some(4));
    let other = FORGETFUL.replace("[0, 0, 4, 2]", "[0, 0, 4, 0]");
    let mut page = run(&other);
    page.send(own(OwnProgramMsg::Edited));
    page.send(own(OwnProgramMsg::Typed(FORGETFUL.into())));
    page.finish_work();
    page.send(own(OwnProgramMsg::PuzzlePut));
    page.finish_work();
    assert_eq!(&*page.model.watch.program.own.text, other);
}

#[test]
fn the_search_returns_when_the_program_is_left() {
    let leave: [fn(&mut Page); 5] = [
        |page| {
            page.send(own(OwnProgramMsg::Edited));
        },
        |page| {
            page.send(Msg::Program(ProgramMsg::Toggled { on: false }));
        },
        |page| {
            page.send(Msg::Program(ProgramMsg::LanguageChosen(ProgramLanguage::Nuru)));
        },
        |page| {
            page.send(Msg::Play(PlayMsg::StrategyChosen(Strategy::PLAIN)));
        },
        |page| {
            page.send(Msg::Play(PlayMsg::StrategyChosen(Strategy::FASTEST)));
        },
    ];
    for leave in leave {
        let mut page = run(FORGETFUL);
        assert!(page.player().stepper.is_written());
        leave(&mut page);
        page.finish_work();
        assert!(!page.player().stepper.is_written());
        assert_eq!(page.model.watch.program.own.run, None);
    }
    let mut page = run(FORGETFUL);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert!(page.player().stepper.is_written(), "another view does not end it");
    page.restart_worker();
    page.finish_work();
    assert!(page.player().progress.is_over, "a new worker has the run, too");
}

#[test]
fn the_text_survives_a_reload() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, "");
    visit.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    visit.send(Msg::Program(ProgramMsg::Toggled { on: true }));
    visit.send(own(OwnProgramMsg::Chosen));
    visit.send(typed("print(1)\n# это"));
    visit.send(own(OwnProgramMsg::LanguageChosen(Some(ProgramLanguage::Python))));
    let kept = |model: &Model| {
        let own = &model.watch.program.own;
        (own.is_shown, Rc::clone(&own.text), own.language)
    };
    let visit = Visit::open(&shared, 2, "");
    assert_eq!(
        kept(&visit.page.model),
        (true, "print(1)\n# это".into(), Some(ProgramLanguage::Python))
    );
}

#[test]
fn programs_are_kept_beside_the_one_that_is_open() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, "");
    visit.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    visit.send(Msg::Program(ProgramMsg::Toggled { on: true }));
    visit.send(own(OwnProgramMsg::Chosen));
    visit.send(typed("# First\nprint(1)"));
    visit.send(own(OwnProgramMsg::LanguageChosen(Some(ProgramLanguage::Python))));
    visit.send(own(OwnProgramMsg::Begun));
    visit.send(typed("-- // second\nandika(2)"));
    // The copy of a built-in program is kept once it is edited.
    visit.send(own(OwnProgramMsg::ListingCopied));
    visit.send(own(OwnProgramMsg::Begun));
    let mut visit = Visit::open(&shared, 2, "");
    let titles = |visit: &Visit| -> Vec<String> {
        let kept = visit.page.model.watch.program.own.kept.list();
        kept.map(|it| title(it.text).unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(titles(&visit), ["second", "First"]);
    assert_eq!(&*visit.page.model.watch.program.own.text, "");
    visit.send(own(OwnProgramMsg::KeptChosen { nth: 1 }));
    let opened = &visit.page.model.watch.program.own;
    assert_eq!(
        (&*opened.text, opened.language),
        ("# First\nprint(1)", Some(ProgramLanguage::Python))
    );
    assert_eq!(titles(&visit), ["second"]);
    // A file takes its place, but it is not lost; the same program is kept only once.
    for _ in 0..2 {
        visit.send(own(OwnProgramMsg::Opened { text: FORGETFUL.into(), language: None }));
        visit.send(own(OwnProgramMsg::Opened { text: "x = 3".into(), language: None }));
    }
    assert_eq!(titles(&visit), ["board = [[0, 0, 0, 0], [", "First", "second"]);
    for nth in 0..100 {
        let text = format!("n = {nth}\n{}", "#".repeat(20_000)).into();
        visit.send(own(OwnProgramMsg::Opened { text, language: None }));
    }
    assert_eq!((titles(&visit).len(), &*titles(&visit)[0]), (24, "n = 98"));
}

#[test]
fn a_link_leads_to_the_program_and_its_moment() {
    let mut page = run(FORGETFUL);
    page.send(Msg::Play(PlayMsg::WentToStep(1)));
    page.finish_work();
    for _ in 0..3 {
        page.send(Msg::Program(ProgramMsg::LineStepped(Way::Forward)));
        page.finish_work();
    }
    let hash = page.model.link().write();
    assert!(hash.contains("&program=py.") && hash.contains("&line=3"), "{hash}");
    let mut opened = Page::open(&hash);
    opened.finish_work();
    assert_eq!(&*opened.model.watch.program.own.text, FORGETFUL);
    assert_eq!(opened.step(), 1);
    assert_eq!(moment(&opened), moment(&page));
    assert_eq!(opened.model.link().write(), hash);
    let broken = hash.replace("program=py.", "program=py.!");
    let mut opened = Page::open(&broken);
    opened.finish_work();
    let is_program =
        |notice: &Notice| matches!(notice, Notice::Link(LinkProblem { field: Field::Program, .. }));
    assert!(opened.model.notices.iter().any(is_program));
    assert!(!opened.player().stepper.is_written());
}

#[test]
fn a_program_that_is_too_long_for_a_link_is_left_out() {
    let mut words = String::from(FORGETFUL);
    (0..6_000_u32).for_each(|nth| words += &format!("# {}\n", nth.wrapping_mul(2_654_435_761)));
    let page = run(&words);
    assert!(shown_run(&page).is_search);
    assert_eq!(shown_run(&page).packed, None);
    assert!(!page.model.link().write().contains("program="));
}

#[test]
fn a_trace_table_has_a_row_for_each_change() {
    let mut page = run("total = 0\nfor k in range(3):\n    total = total + k\nprint(total)");
    page.send(trace(TraceMsg::Toggled { on: true }));
    page.finish_work();
    let (columns, table) = page.model.watch.program.trace.table().expect("the variables");
    assert!(columns.is_empty() && table.rows.is_empty());
    let names: Vec<&str> = table.known.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["total", "k"]);
    let total = table.known[0].clone();
    page.send(trace(TraceMsg::VariableToggled(total)));
    page.finish_work();
    let (_, table) = page.model.watch.program.trace.table().unwrap();
    let values: Vec<_> = table.rows.iter().map(|row| row.values[0].as_deref()).collect();
    // Adding 0 changes nothing.
    assert_eq!(values, [Some("0"), Some("1"), Some("3")]);
    let lines: Vec<u32> = table.rows.iter().map(|row| row.line).collect();
    assert_eq!(lines, [1, 3, 3]);
    let last = table.rows[2].moment;
    page.send(trace(TraceMsg::RowChosen { nth: 2 }));
    page.finish_work();
    assert_eq!(moment(&page).moment, last);
}

fn trace(msg: TraceMsg) -> Msg {
    Msg::Program(ProgramMsg::Trace(msg))
}

/// Goes through the lines of a run, and returns the number of the line that has run then.
fn jump(page: &mut Page, jump: LineJump, way: Way) -> Option<usize> {
    page.send(Msg::Program(ProgramMsg::LineJumped(jump, way)));
    page.finish_work();
    program::running_line(&moment(page)).map(|it| it.0)
}

#[test]
fn calls_are_stepped_over_and_out_of_in_both_directions() {
    let text = "def twice(x):\n    y = x + x\n    return y\n\na = twice(2)\nb = twice(a)\nprint(b)";
    let mut page = run(text);
    let visited: Vec<_> =
        (0..6).map(|_| jump(&mut page, LineJump::OverCall, Way::Forward)).collect();
    assert_eq!(visited, [Some(1), Some(5), Some(6), Some(7), Some(7), Some(7)]);
    let visited: Vec<_> = (0..4).map(|_| jump(&mut page, LineJump::OverCall, Way::Back)).collect();
    assert_eq!(visited, [Some(6), Some(5), Some(1), None]);
    page.send(Msg::Program(ProgramMsg::BreakpointToggled { line: 2 }));
    assert_eq!(jump(&mut page, LineJump::Breakpoint, Way::Forward), Some(2));
    let first = moment(&page).moment;
    assert_eq!(jump(&mut page, LineJump::OutOfCall, Way::Forward), Some(6));
    assert_eq!(jump(&mut page, LineJump::Breakpoint, Way::Forward), Some(2));
    assert!(moment(&page).moment > first);
    assert_eq!(jump(&mut page, LineJump::OutOfCall, Way::Back), Some(6));
    assert_eq!(jump(&mut page, LineJump::Breakpoint, Way::Back), Some(2));
    assert_eq!(moment(&page).moment, first);
    page.send(Msg::Program(ProgramMsg::BreakpointHere));
    assert!(page.model.watch.program.breakpoints.is_empty());
}

#[test]
fn a_breakpoint_of_a_search_moves_the_search() {
    let mut page = run(FORGETFUL);
    // The line that writes a digit.
    page.send(Msg::Program(ProgramMsg::BreakpointToggled { line: 20 }));
    for step in 1..=3 {
        assert_eq!(jump(&mut page, LineJump::Breakpoint, Way::Forward), Some(20));
        assert_eq!(page.step(), step);
    }
    assert_eq!(jump(&mut page, LineJump::Breakpoint, Way::Back), Some(20));
    assert_eq!(page.step(), 2);
}

#[test]
fn a_run_is_compared_with_plain_backtracking_on_one_scale() {
    let mut page = run(FORGETFUL);
    page.send(own(OwnProgramMsg::Compared));
    page.finish_work();
    assert_eq!(page.model.view, View::Compare);
    let searches =
        |page: &Page| -> Vec<_> { comparison(page).lanes.iter().map(Lane::search).collect() };
    let plain = LaneSearch::Strategy(Strategy::PLAIN);
    assert_eq!(searches(&page), [plain, LaneSearch::Program]);
    let rows = comparison(&page).rows();
    let figures = |column| [rows[0].figure(column), rows[1].figure(column)];
    let written = &page.player().stepper;
    let mut end = written.restarted(Goal::FIRST);
    end.run(u64::MAX);
    assert_eq!(figures(Column::Placements)[1], Some(end.counters().placements));
    let mut naive = Stepper::new(written.puzzle(), Goal::FIRST);
    naive.run(u64::MAX);
    assert_eq!(figures(Column::Placements)[0], Some(naive.counters().placements));
    assert!(figures(Column::Tests)[0].is_some() && figures(Column::Time)[0].is_some());
    // What a program tests is unknown, and its time is not measured.
    assert_eq!((figures(Column::Tests)[1], figures(Column::Time)[1]), (None, None));
    assert!(comparison(&page).csv().contains("\nprogram,"));
    page.send(Msg::Compare(CompareMsg::PaceChosen(PaceUnit::Time)));
    assert_eq!(comparison(&page).pace, PaceUnit::Step);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.finish_work();
    assert!(comparison(&page).lanes.iter().all(|lane| lane.player.stepper.is_over()));
    // A search is added before it, and both of them can be removed.
    page.send(Msg::Compare(CompareMsg::LaneAdded));
    page.finish_work();
    assert_eq!((searches(&page).len(), searches(&page)[2]), (3, LaneSearch::Program));
    page.send(Msg::Compare(CompareMsg::LaneRemoved { lane: 2 }));
    page.finish_work();
    assert!(!searches(&page).contains(&LaneSearch::Program));
}

#[test]
fn a_comparison_forgets_the_run_with_its_puzzle() {
    let mut page = run(FORGETFUL);
    page.send(own(OwnProgramMsg::Compared));
    page.finish_work();
    assert!(page.model.link().write().contains("view=compare"));
    assert!(page.model.link().write().contains("&against=reading/ascending/none,program&"));
    // Another goal is another search, but the same run.
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    page.finish_work();
    assert_eq!(comparison(&page).lanes[1].search(), LaneSearch::Program);
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    page.finish_work();
    let searches: Vec<_> = comparison(&page).lanes.iter().map(Lane::search).collect();
    assert_eq!(searches.len(), 2);
    assert!(!searches.contains(&LaneSearch::Program));
}

#[test]
fn a_link_to_a_comparison_runs_its_program_again() {
    let mut page = run(FORGETFUL);
    page.send(own(OwnProgramMsg::Compared));
    page.send(Msg::Compare(CompareMsg::LaneAdded));
    page.finish_work();
    page.send(Msg::Play(PlayMsg::WentToStep(2)));
    page.finish_work();
    let hash = page.model.link().write();
    assert!(hash.contains("&program=py.") && hash.contains(",program"), "{hash}");
    let lanes = |page: &Page| -> Vec<_> {
        let lanes = comparison(page).lanes.iter();
        lanes.map(|lane| (lane.search(), lane.player.stepper.counters())).collect()
    };
    let mut opened = Page::open(&hash);
    assert!(comparison(&opened).awaits_program());
    assert_eq!(opened.model.link().write(), hash, "it is kept by a reload");
    opened.finish_work();
    assert_eq!(opened.model.view, View::Compare);
    assert_eq!(lanes(&opened), lanes(&page));
    assert_eq!(opened.model.link().write(), hash);
    // Another step does not run it again.
    opened.send(Msg::Page(PageMsg::LinkOpened { hash: hash.replace("step=2", "step=3") }));
    assert!(!comparison(&opened).awaits_program());
    assert_eq!(comparison(&opened).place, Place::At(3));
}

/// Opens a link to a comparison of a program with plain backtracking.
fn open_comparison(text: &str) -> Page {
    let link = Link {
        view: Some(View::Compare),
        compared_strategies: Some(vec![Strategy::PLAIN]),
        compares_program: true,
        program: Some(format!("py.{}", pack_text(text)).into()),
        ..run(FORGETFUL).model.link()
    };
    Page::open(&link.write())
}

#[test]
fn a_program_that_cannot_be_compared_is_shown_with_its_errors() {
    for text in ["print(1", "print(1)"] {
        let mut opened = open_comparison(text);
        opened.finish_work();
        assert_eq!(opened.model.view, View::Watch);
        assert!(program::is_shown(&opened.model));
        assert_eq!(&*opened.model.watch.program.own.text, text);
        let comparison = opened.model.comparison.as_ref().expect("searches to compare");
        assert!(!comparison.awaits_program() && comparison.lane_count() == 2);
    }
}

#[test]
fn the_program_of_a_compared_link_is_run_on_in_another_view() {
    let mut opened = open_comparison(FORGETFUL);
    opened.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    opened.finish_work();
    opened.send(Msg::Page(PageMsg::ViewChosen(View::Compare)));
    opened.finish_work();
    assert_eq!(opened.model.view, View::Compare);
    assert_eq!(comparison(&opened).lanes[1].search(), LaneSearch::Program);
}

#[test]
fn a_compared_link_runs_its_own_program_after_another_one() {
    let mut opened = open_comparison(FORGETFUL);
    let awaited = opened.model.link().write();
    opened.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    let other = format!("{FORGETFUL}\nboard[0][0] = 0\n");
    opened.send(own(OwnProgramMsg::Typed(other.as_str().into())));
    opened.send(own(OwnProgramMsg::RunRequested));
    opened.finish_work();
    assert_eq!(*opened.model.watch.program.own.text, *other);
    opened.send(Msg::Page(PageMsg::ViewChosen(View::Compare)));
    assert!(comparison(&opened).awaits_program());
    opened.finish_work();
    assert_eq!(comparison(&opened).lanes[1].search(), LaneSearch::Program);
    assert_eq!(opened.model.link().write(), awaited);
    let own = &opened.model.watch.program.own;
    assert_eq!(*own.text, *FORGETFUL);
    assert!(own.kept.list().any(|kept| *kept.text == *other), "the other one is kept");
}

#[test]
fn a_program_of_a_compared_link_that_does_not_end_is_compared_up_to_where_it_is_stopped() {
    let mut opened = open_comparison(&format!("{FORGETFUL}\nwhile True:\n    board[0][0] = 1\n"));
    for _ in 0..20 {
        opened.run_worker_slice();
    }
    assert!(comparison(&opened).awaits_program());
    assert_eq!(comparison(&opened).lanes.len(), 1);
    assert!(comparison(&opened).lanes[0].player.total_steps().is_some());
    assert_eq!(comparison(&opened).ranking(), None);
    opened.send(own(OwnProgramMsg::Stopped));
    opened.finish_work();
    assert_eq!(comparison(&opened).lanes[1].search(), LaneSearch::Program);
}

#[test]
fn a_compared_link_without_its_program_is_reported() {
    let opened = Page::open("#view=compare&against=plain,program");
    let is_program =
        |notice: &Notice| matches!(notice, Notice::Link(LinkProblem { field: Field::Against, .. }));
    assert!(opened.model.notices.iter().any(is_program));
    assert_eq!(comparison(&opened).lane_count(), 3);
}

/// The path of the node of each call that has one.
fn nodes(page: &Page) -> Vec<(usize, Vec<Digit>)> {
    let stack = moment(page).stack;
    let node = |call| program::node_of_call(&page.model, call);
    let nodes = stack.iter().enumerate().filter_map(|(nth, call)| Some((nth, node(call)?)));
    nodes.map(|(nth, path)| (nth, path.to_vec())).collect()
}

#[test]
fn a_call_that_has_placed_a_digit_selects_its_node() {
    for &code in ProgramLanguage::VARIANTS {
        let mut listed = written("");
        let text = listing(&mut listed, code);
        listed.send(Msg::Program(ProgramMsg::LanguageChosen(code)));
        let mut page = written(&text);
        page.send(own(OwnProgramMsg::RunRequested));
        page.finish_work();
        for step in [0, 1, 3, 40, 1_000, 1_001, 2_523] {
            for page in [&mut listed, &mut page] {
                page.send(Msg::Play(PlayMsg::WentToStep(step)));
                page.finish_work();
            }
            // The built-in program says which cell each of its calls fills.
            let (expected, found) = (nodes(&listed), nodes(&page));
            assert!(found.iter().all(|node| expected.contains(node)), "{code:?}, step {step}");
            let placed = page.player().stepper.branches().count();
            assert!(found.len() >= placed, "{code:?}, step {step}: {} of {placed}", found.len());
            let Some((nth, path)) = found.last().cloned() else { continue };
            page.send(Msg::Program(ProgramMsg::CallChosen { nth }));
            assert!(program::is_selected(&page.model, &path));
            // A node that is selected in the tree is that of its call.
            page.send(Msg::Tree(TreeMsg::NodeSelected(Some(path[..1.min(path.len())].into()))));
            let selected = nodes(&page);
            let selected = selected.iter().filter(|(_, it)| program::is_selected(&page.model, it));
            assert!(selected.count() > 0, "{code:?}, step {step}");
        }
    }
}

#[test]
fn calls_that_place_nothing_have_no_node() {
    let mut page = run(FORGETFUL);
    page.send(Msg::Play(PlayMsg::WentToStep(3)));
    page.finish_work();
    for _ in 0..40 {
        let stack = moment(&page).stack;
        for (nth, _) in nodes(&page) {
            assert_eq!(stack[nth].function, "solve");
        }
        page.send(Msg::Program(ProgramMsg::LineStepped(Way::Forward)));
        page.finish_work();
    }
    let main = Msg::Program(ProgramMsg::CallChosen { nth: 0 });
    assert!(!page.send(main));
}

#[test]
fn a_program_reads_its_input_line_by_line() {
    let mut page = written("a = int(input())\nb = int(input())\nprint(a + b)\n");
    assert_eq!(own_program::input(&page.model), Some(""));
    page.send(own(OwnProgramMsg::RunRequested));
    page.finish_work();
    let RunEnding::Failed(error) = shown_run(&page).ending.clone() else { panic!() };
    assert_eq!((error.line, &*error.words), (1, "there is no more input"));
    page.send(own(OwnProgramMsg::Edited));
    let text = page.model.watch.program.own.text.clone();
    page.send(own(OwnProgramMsg::Typed(with_input(&text, "17\n25"))));
    page.finish_work();
    page.send(own(OwnProgramMsg::RunRequested));
    page.finish_work();
    assert_eq!(shown_run(&page).ending, RunEnding::Finished);
    page.send(Msg::Program(ProgramMsg::LineStepped(Way::Forward)));
    page.finish_work();
    page.send(Msg::Program(ProgramMsg::LineJumped(LineJump::Breakpoint, Way::Forward)));
    page.finish_work();
    assert_eq!(moment(&page).output, "42\n");
    // Another text with the same input is another program with it.
    page.send(own(OwnProgramMsg::Edited));
    page.send(own(OwnProgramMsg::Typed(with_input("print(1)\n", "17"))));
    page.finish_work();
    assert_eq!(own_program::input(&page.model), Some("17"));
    assert_eq!(reading(&page.model).map(|reading| reading.reads_input), Some(false));
    page.send(own(OwnProgramMsg::Typed(with_input("print(1)\n", ""))));
    page.finish_work();
    assert_eq!(own_program::input(&page.model), None);
}
