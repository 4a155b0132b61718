//! New puzzles, made by the worker.

use crate::common::{Page, Shared};
use grove_model::base::samples::Sample;
use grove_model::effects::keeper::Storage;
use grove_model::generate::form::{Difficulty, GenerateForm, Making, WishProblem};
use grove_model::model::notice::Notice;
use grove_model::puzzle::journal::{self, Key};
use grove_model::rules_code;
use grove_model::update::edit::EditMsg;
use grove_model::update::generate::GenerateMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::task::News;
use grove_model::{Msg, Start};
use sudoku_engine::board::{Puzzle, Rules, Shape};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::formats;
use sudoku_engine::generate::{Drawn, NotMade, Symmetry, Unmeetable, generate, generate_ruled};
use sudoku_engine::logic::Level;

fn playing(sample: Sample) -> Page {
    Page::editing(&formats::line(&sample.givens()))
}

fn wish(difficulty: Difficulty, symmetry: Symmetry) -> GenerateForm {
    GenerateForm { difficulty, symmetry, ..GenerateForm::default() }
}

fn nine() -> Rules {
    Rules::classic(Shape::Nine)
}

#[test]
fn a_new_puzzle_is_the_one_of_its_seed_and_can_be_undone() {
    for (wish, seed) in [
        (GenerateForm::default(), 1),
        (wish(Difficulty::Level(Level::Beyond), Symmetry::None), 2),
        (wish(Difficulty::Cheap, Symmetry::None), 3),
        (wish(Difficulty::Any, Symmetry::Full), 4),
    ] {
        let mut page = playing(Sample::Article);
        page.send(Msg::Generate(GenerateMsg::FormChosen(wish.clone())));
        page.send(Msg::Generate(GenerateMsg::Started { seed }));
        assert!(page.model.play.making.order().is_some());
        page.run_out();
        let clues = page.model.play.editor.sheet().clues.clone();
        let plan = wish.plan(&nine(), seed).unwrap();
        let expected = generate(plan.options, seed).unwrap();
        assert_eq!(clues, expected.puzzle);
        let mut solver = Solver::new(&Puzzle::try_from(clues.clone()).unwrap(), 2);
        assert_eq!(solver.run(u64::MAX), Progress::Done);
        let solutions: Vec<_> = solver.solutions().iter().map(AsRef::as_ref).collect();
        assert_eq!(solutions, [&expected.solution]);
        assert_eq!(page.model.play.making, Making::Over(Ok(plan)));
        assert!(page.says(&Notice::Made { clues: clues.clue_count(), seed, is_full: false }));
        page.send(Msg::Edit(EditMsg::Undone));
        assert_eq!(page.model.play.editor.sheet().clues, Sample::Article.givens());
    }
}

#[test]
fn a_typed_seed_and_number_of_givens_are_kept_to() {
    let mut page = playing(Sample::Article);
    let typed = GenerateForm {
        seed: " 4711 ".into(),
        clues: "30".into(),
        difficulty: Difficulty::Any,
        symmetry: Symmetry::None,
        shape: Some(Shape::Six),
        ..GenerateForm::default()
    };
    page.send(Msg::Generate(GenerateMsg::FormChosen(typed)));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 1 }));
    page.run_out();
    assert!(matches!(&page.model.play.making, Making::Over(Ok(plan)) if plan.seed == 4711));
    let made = page.model.play.editor.sheet().clues.clone();
    assert_eq!((made.shape(), made.clue_count()), (Shape::Six, 30));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 2 }));
    page.run_out();
    assert_eq!(page.model.play.editor.sheet().clues, made);
}

#[test]
fn what_is_typed_wrong_is_told_with_its_range() {
    let problem = |clues: &str, seed: &str| {
        let wish =
            GenerateForm { clues: clues.into(), seed: seed.into(), ..GenerateForm::default() };
        wish.plan(&nine(), 1).err()
    };
    assert_eq!(problem("", ""), None);
    assert_eq!(problem("17", "18446744073709551615"), None);
    let range = Some(WishProblem::Clues { fewest: 17, most: 80 });
    for clues in ["16", "81", "82", "-3", "a few", "99999999999999999999999", "1e2"] {
        assert_eq!(problem(clues, ""), range, "{clues}");
    }
    for seed in ["18446744073709551616", "x", "-1", "1.5"] {
        assert_eq!(problem("", seed), Some(WishProblem::Seed), "{seed}");
    }
    let mut page = playing(Sample::Article);
    page.send(Msg::Generate(GenerateMsg::FormChosen(GenerateForm {
        clues: "3".into(),
        ..GenerateForm::default()
    })));
    assert_eq!(page.model.form_problem(), range);
    page.send(Msg::Generate(GenerateMsg::Started { seed: 1 }));
    assert_eq!(page.model.play.making, Making::Idle);
}

#[test]
fn the_rules_on_the_board_hold_where_they_are_wanted() {
    let board =
        "p=.................................................................................";
    let mut page = Page::open(&format!("{board}&rules=windoku&view=play"));
    let any =
        GenerateForm { difficulty: Difficulty::Any, seed: "5".into(), ..GenerateForm::default() };
    page.send(Msg::Generate(GenerateMsg::FormChosen(any.clone())));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 1 }));
    page.run_out();
    let rules = rules_code::read(Shape::Nine, "windoku").unwrap();
    assert_eq!(page.model.play.editor.sheet().rules, rules);
    let options = any.plan(&rules, 1).unwrap().options;
    let expected = generate_ruled(&rules, options, 5).unwrap();
    assert_eq!(page.model.play.editor.sheet().clues, expected.puzzle);
    page.send(Msg::Generate(GenerateMsg::FormChosen(GenerateForm {
        keeps_rules: false,
        drawn: Drawn::Cages,
        ..any
    })));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 1 }));
    page.run_out();
    let sheet = page.model.play.editor.sheet();
    assert!(sheet.rules.cages().len() > 9 && sheet.rules.variants().count() == 0);
}

/// Asks for a new puzzle with this drawn from its solution, and gives its rules.
fn made_with(page: &mut Page, drawn: Drawn, seed: u64) -> Rules {
    let wish = GenerateForm { drawn, difficulty: Difficulty::Any, ..page.model.play.form.clone() };
    page.send(Msg::Generate(GenerateMsg::FormChosen(wish)));
    page.send(Msg::Generate(GenerateMsg::Started { seed }));
    page.run_out();
    page.model.play.editor.sheet().rules.clone()
}

#[test]
fn what_was_drawn_for_one_puzzle_is_no_rule_of_the_next() {
    let mut page = Page::open("p=....................................&rules=knight&view=play");
    let first = made_with(&mut page, Drawn::Cages, 1);
    assert!(!page.model.play.form.can_keep_rules(&Rules::classic(Shape::Six)));
    let second = made_with(&mut page, Drawn::Cages, 2);
    assert_ne!(first.cages(), second.cages());
    let caged = |rules: &Rules| rules.cages().iter().map(|it| it.cells().len()).sum::<usize>();
    assert!(caged(&second) <= Shape::Six.cell_count());
    let third = made_with(&mut page, Drawn::Thermometers, 3);
    assert!(third.cages().is_empty() && !third.thermometers().is_empty());
    // It is still known after the puzzle is taken back and had again.
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(page.model.play.editor.sheet().rules, second);
    let fourth = made_with(&mut page, Drawn::Thermometers, 3);
    assert_eq!(fourth, third);
    // And after a reload, where nothing was entered.
    let shared = Shared::new();
    let tab = page.model.tab();
    shared.set(&Key::Tab(tab.id).write(), &journal::write(tab));
    let hash = page.model.link().write();
    let mut page = Page::start(Start { hash, saved: shared.saved(), ..Start::default() });
    assert_eq!(page.model.play.editor.sheet().rules, third);
    let last = made_with(&mut page, Drawn::Nothing, 4);
    assert_eq!(last, rules_code::read(Shape::Six, "knight").unwrap());
}

#[test]
fn what_cannot_be_is_said_and_changes_nothing() {
    let mut page = playing(Sample::Paper);
    page.send(Msg::Generate(GenerateMsg::FormChosen(wish(
        Difficulty::Level(Level::Pairs),
        Symmetry::None,
    ))));
    assert_eq!(page.model.form_problem(), Some(WishProblem::Level));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 7 }));
    page.run_out();
    assert_eq!(page.model.play.editor.sheet().clues, Sample::Paper.givens());

    // No 4x4 board keeps a king's distance.
    let mut page = Page::open("p=................&rules=king&view=play");
    page.send(Msg::Generate(GenerateMsg::Started { seed: 7 }));
    page.run_out();
    let none = Making::Over(Err(NotMade::Unmeetable(Unmeetable::Rules)));
    assert_eq!(page.model.play.making, none);
    page.send(Msg::Generate(GenerateMsg::FormChosen(GenerateForm {
        keeps_rules: false,
        ..GenerateForm::default()
    })));
    assert_eq!(page.model.play.making, Making::Idle);
}

#[test]
fn a_puzzle_that_is_not_wanted_any_more_does_not_come() {
    let mut page = playing(Sample::Article);
    page.send(Msg::Generate(GenerateMsg::FormChosen(wish(Difficulty::Dear, Symmetry::None))));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 1 }));
    page.talk();
    let id = page.model.play.making.order().unwrap().id;
    page.send(Msg::Generate(GenerateMsg::Cancelled));
    assert!(page.requests().contains(&Request::Cancel { id }));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 1 }));
    page.lose_worker();
    assert_eq!(page.model.play.making, Making::Idle);
    assert!(page.says(&Notice::WorkerUnavailable));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 1 }));
    assert_eq!(page.model.play.making, Making::Idle);
    assert_eq!(page.model.play.editor.sheet().clues, Sample::Article.givens());
}

#[test]
fn a_late_puzzle_is_dropped() {
    let mut page = playing(Sample::Article);
    page.send(Msg::Generate(GenerateMsg::Started { seed: 1 }));
    let old = page.model.play.making.order().unwrap().clone();
    page.send(Msg::Generate(GenerateMsg::Started { seed: 2 }));
    let made = generate(old.work.options, 1).unwrap();
    let late = Reply::of_task(old.id, &News::Generate(Ok(Box::new(made))));
    assert!(!page.send(Msg::Worker(WorkerMsg::Replied(late))));
    assert_eq!(page.model.play.editor.sheet().clues, Sample::Article.givens());
}
