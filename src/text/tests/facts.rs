//! Facts of every kind, to test that each can be put into words.

use std::rc::Rc;

use grove_model::base::samples::Sample;
use grove_model::base::settings::Language;
use grove_model::base::steps::{Mark, Way};
use grove_model::base::task_state::{TaskId, TaskInProgress, TaskState};
use grove_model::batch::{Figure, RowFilter};
use grove_model::generate::form::{Difficulty, FormProblem};
use grove_model::model::export::Field as ExportField;
use grove_model::model::link::{Field, LinkProblem};
use grove_model::model::notice::{CageProblem, FeatureSet, Notice};
use grove_model::puzzle::cell_rules::CellRule;
use grove_model::puzzle::editor::{BoardState, EditedPuzzle, Marks, Refusal};
use grove_model::search::compare::{Advantage, Ranking};
use grove_model::solve::answer::{Answer, SolveState};
use grove_model::solve::check::{Check, CheckResult};
use grove_model::solve::hint::{Hint, HintResult, HintStage};
use grove_model::solve::rating::{LogicSolution, RatingResult, RatingState};
use grove_model::view::board::{CellRole, CellView, DigitState, Origin};
use grove_model::view::branch_table::{Branch, BranchStatus, BranchTable};
use grove_model::view::cage_sets::CageSets;
use grove_model::view::cell_choice::{CellChoice, Guess};
use grove_model::view::export::{ExportPlan, ExportProblem, ExportUnit};
use grove_model::view::narration::{
    Continuation, Narration, PlacementOutcome, ProgramEvent, RemovalReason,
};
use grove_model::view::puzzle_facts::PuzzleFacts;
use grove_model::view::timeline::BarFacts;
use grove_model::worker::run::Progress;
use strum::VariantArray;
use sudoku_engine::board::{
    CageError, Cell, Color, ColorSet, Diagonal, Digit, DigitSet, Givens, House, Region, Regions,
    Rule, Rules, Shape, ThermometerError, Variant, Violation,
};
use sudoku_engine::count::Tally;
use sudoku_engine::fast::{Contradiction, Refutation};
use sudoku_engine::formats::{
    self, Alphabet, Extra, Format, NotText, ReadError, Reason as Unreadable,
};
use sudoku_engine::generate::{RestoreReason, Verdict as Decision};
use sudoku_engine::logic::{Candidate, Grade, Rating};
use sudoku_engine::recording::NodeKind;
use sudoku_engine::search::{Counters, DeadEndCause, HallSet, Reason};

use crate::text::generate::RemovalFact;
use crate::text::{
    CELL_ORDERS, DIGIT_ORDERS, GivensCheck, INFERENCES, SolutionsFact, Text, Verdict,
};

pub(super) const EN: Text = Text::new(Language::En);
pub(super) const RU: Text = Text::new(Language::Ru);
pub(super) const SW: Text = Text::new(Language::Sw);

/// Numbers that take different plural forms in one language or another.
pub(super) const COUNTS: [u64; 9] = [0, 1, 2, 5, 11, 21, 22, 111, 12_870];

pub(super) fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

pub(super) fn cell(shape: Shape, row: usize, column: usize) -> Cell {
    Cell::at(shape, row - 1, column - 1).unwrap()
}

/// Every label of a language, and the names of all choices.
pub(super) fn labels(text: Text) -> Vec<&'static str> {
    let states = [
        DigitState::Idle,
        DigitState::Untested,
        DigitState::Blocked,
        DigitState::TakenBack,
        DigitState::Current,
    ];
    let mut all = text.all();
    all.extend(text.meanings().all());
    all.extend(text.tree_tools().all());
    all.extend([text.hide_ahead(), text.show_ahead(), text.take_board()]);
    all.extend(text.tree_questions());
    all.extend(text.generate_labels().all());
    all.extend(text.batch_labels().all());
    all.extend(text.explore_labels().all());
    all.extend(text.help_labels().all());
    all.extend(text.paste_labels().all());
    all.extend(text.rule_labels().all());
    all.extend(text.solution_labels().all());
    all.extend(text.comparison().all());
    all.extend(text.key_labels().all());
    all.extend(text.share_dialog().all());
    all.extend(names(|it| text.view(it)));
    all.extend(names(|it| text.side_panel(it)));
    all.extend(names(|it| text.on_board(it)));
    all.extend(names(|it| text.theme(it)));
    all.extend(names(|it| text.input_mode(it)));
    all.extend(Sample::all().map(|it| text.sample(it)));
    all.extend(states.map(|it| text.digit_state(it)));
    all.extend(names(|it| text.counter(it)));
    all.extend(names(|it| text.counter_meaning(it)));
    all.extend(names(|it| text.key_group(it)));
    all.extend(names(|it| text.branch_status(it)));
    all.extend(names(|it| text.run_fact(it)));
    all.extend(Variant::ALL.map(|it| text.variant(it)));
    all.extend(names(|it| text.export_subject(it)));
    all.extend(names(|it| text.picture_label(it)));
    all.extend(names(|it| text.board_content(it)));
    all.extend(names(|it| text.export_form(it)));
    all.extend(names(|it| text.export_extent(it)));
    let fields = [ExportField::From, ExportField::To, ExportField::Limit];
    all.extend(fields.map(|it| text.export_field(it)));
    all.extend(Difficulty::ALL.map(|it| text.difficulty(it)));
    all.extend(names(|it| text.symmetry(it)));
    all.extend(names(|it| text.drawn(it)));
    all.extend(names(|it| text.strategy_preset(it)));
    all.extend(names(|it| text.batch_column(it)));
    all.extend(names(|it| text.batch_kind(it)));
    all.extend(RowFilter::ALL.map(|it| text.batch_filter(it)));
    all.extend(names(|it| text.batch_form(it)));
    let figures = [Figure::Givens, Figure::Guesses, Figure::Nanos];
    all.extend(figures.map(|it| text.batch_figure(it)));
    all.extend(names(|it| text.compare_pace(it)));
    all.extend(names(|it| text.compare_pace_meaning(it)));
    all.extend(names(|it| text.map_width(it)));
    all.extend(names(|it| text.compare_panel(it)));
    all.extend(names(|it| text.compare_column(it)));
    all.extend(CELL_ORDERS.map(|it| text.cell_order(it)));
    all.extend(DIGIT_ORDERS.map(|it| text.digit_order(it)));
    all.extend(INFERENCES.map(|it| text.inference(it)));
    all
}

fn names<T: VariantArray + Copy>(
    name: impl Fn(T) -> &'static str,
) -> impl Iterator<Item = &'static str> {
    T::VARIANTS.iter().map(move |&it| name(it))
}

pub(super) fn narrations(shape: Shape) -> Vec<Narration> {
    let (cell, back, next) = (cell(shape, 2, 1), cell(shape, 1, 4), cell(shape, 2, 2));
    let [three, four] = [digit(3), digit(4)];
    let mut all = vec![
        Narration::Start { first: None, empty: 0 },
        Narration::Start { first: None, empty: 5 },
        Narration::Legal { digit: four, cell, is_classic: true },
        Narration::Legal { digit: four, cell, is_classic: false },
        Narration::Solved { nth: 1, last: true },
        Narration::Solved { nth: 12_870, last: false },
    ];
    let cause = DeadEndCause::Cell(cell);
    for (by_houses, back_to, can_change) in
        [(true, Some(back), true), (false, Some(back), false), (true, None, false)]
    {
        all.push(Narration::DeadEnd { cause, by_houses, back_to, can_change });
    }
    for rule in rules(shape) {
        for then in
            [Continuation::Try(four), Continuation::BackTo(Some(back)), Continuation::BackTo(None)]
        {
            all.push(Narration::Blocked { digit: three, cell, by: back, rule, then });
            if matches!(rule, Rule::CageTotal(_) | Rule::Thermometer(_)) {
                all.push(Narration::Unfit { digit: three, cell, rule, then });
            }
        }
        let (because, digits) = (Reason::Placed { by: back, rule }, DigitSet::first(1));
        all.push(Narration::Eliminated { cell, digits, because });
    }
    for digits in [1, 2].map(DigitSet::first) {
        for because in [Reason::Sum { cage: 1 }, Reason::Order { thermometer: 0 }] {
            all.push(Narration::Eliminated { cell, digits, because });
        }
    }
    for rule in rules(shape).into_iter().filter(|&rule| is_house(rule)) {
        let at = DeadEndCause::House { rule, digit: three };
        all.push(Narration::DeadEnd {
            cause: at,
            by_houses: false,
            back_to: Some(back),
            can_change: true,
        });
        let because = Reason::HiddenSingle { rule };
        all.push(Narration::Forced { digit: three, cell, because });
        for because in
            [RemovalReason::NoPlaceFor(four, rule), RemovalReason::AllPlacesTriedFor(four, rule)]
        {
            for next in [Some(next), None] {
                let (digit, back_to) = (three, Some(back));
                all.push(Narration::PlaceRemoved { digit, cell, rule, because, next, back_to });
            }
        }
    }
    all.push(Narration::Forced { digit: three, cell, because: Reason::NakedSingle });
    all.extend(hall_sets(shape));
    for digit in shape.digits() {
        let skipped = DigitSet::first(digit.index());
        let (why, guess) = (CellChoice::First, None);
        for next in [
            PlacementOutcome::Cell(next),
            PlacementOutcome::Full,
            PlacementOutcome::Conclusions,
            PlacementOutcome::DeadEnd,
        ] {
            for failed in [DigitSet::EMPTY, skipped] {
                all.push(Narration::Placed { digit, cell, why, guess, skipped, failed, next });
            }
        }
    }
    let house = Rule::House(cell.houses(shape)[0]);
    for (why, guess) in [
        (CellChoice::Random, None),
        (CellChoice::Fewest(2), Some(Guess { nth: 1, of: 2 })),
        (CellChoice::OnlyCandidate, None),
        (CellChoice::OnlyPlace(house), None),
        (CellChoice::FewestPlaces { rule: house, places: 2 }, Some(Guess { nth: 2, of: 2 })),
    ] {
        let (skipped, failed) = (DigitSet::EMPTY, DigitSet::EMPTY);
        let next = PlacementOutcome::Cell(next);
        all.push(Narration::Placed { digit: three, cell, why, guess, skipped, failed, next });
    }
    for because in [
        RemovalReason::NoDigitFor(next),
        RemovalReason::AllTriedFor(next),
        RemovalReason::SolutionKept,
    ] {
        for then in
            [Continuation::Try(four), Continuation::BackTo(Some(back)), Continuation::BackTo(None)]
        {
            all.push(Narration::Removed { digit: three, cell, because, then });
        }
    }
    for event in [
        ProgramEvent::Placed { digit: three, cell },
        ProgramEvent::Erased { digit: three, cell },
        ProgramEvent::Left { digit: three, cell },
        ProgramEvent::DeadEnd,
        ProgramEvent::Solved { nth: 1 },
    ] {
        all.push(Narration::Program { event, is_over: false });
        all.push(Narration::Program { event, is_over: true });
    }
    for count in COUNTS {
        let event = ProgramEvent::Start { empty: count as usize };
        all.push(Narration::Program { event, is_over: false });
        all.push(Narration::Start { first: Some(cell), empty: count as usize });
        all.push(Narration::Exhausted { solutions: count });
    }
    all
}

/// Every house, and one rule of each other kind.
pub(super) fn rules(shape: Shape) -> Vec<Rule> {
    let others = [
        Rule::Region(Region::new(2)),
        Rule::Diagonal(Diagonal::Falling),
        Rule::Diagonal(Diagonal::Rising),
        Rule::Window(1),
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::Cage(0),
        Rule::CageTotal(1),
        Rule::Thermometer(0),
    ];
    House::all(shape).map(Rule::House).chain(others).collect()
}

/// Returns whether every digit has to have a place among the cells of the rule.
fn is_house(rule: Rule) -> bool {
    !matches!(rule, Rule::AntiKnight | Rule::AntiKing | Rule::CageTotal(_) | Rule::Thermometer(_))
}

/// Eliminations by sets of one cell and more, under each rule.
fn hall_sets(shape: Shape) -> Vec<Narration> {
    let mut all = Vec::new();
    let cells: Vec<Cell> = shape.cells().take(shape.size()).collect();
    for rule in rules(shape).into_iter().filter(|&rule| is_house(rule)) {
        for count in 1..shape.size() {
            let digits = DigitSet::first(count);
            let because = Reason::HallSet(HallSet::new(rule, cells[..count].to_vec(), digits));
            let [one, last] = [DigitSet::first(1), digits];
            for digits in [one, last] {
                all.push(Narration::Eliminated { cell: cells[count], digits, because });
            }
        }
    }
    all
}

pub(super) fn notices() -> Vec<Notice> {
    let mut all = vec![
        Notice::UpdateReady,
        Notice::AnswersErased,
        Notice::PuzzleBefore,
        Notice::Copied,
        Notice::CopyFailed,
        Notice::StorageForbidden,
        Notice::StorageFull,
        Notice::StorageCorrupt,
        Notice::ArchiveUnread,
        Notice::BatchGone,
        Notice::FeaturesMissing(FeatureSet(u8::MAX)),
        Notice::WorkerRestarted,
        Notice::WorkerUnavailable,
        Notice::MarkNotFound { mark: Mark::Solution, way: Way::Forward },
        Notice::MarkNotFound { mark: Mark::Solution, way: Way::Back },
        Notice::MarkNotFound { mark: Mark::DeadEnd, way: Way::Forward },
        Notice::MarkNotFound { mark: Mark::DeadEnd, way: Way::Back },
        Notice::WatchIsReadOnly,
        Notice::LeftOut(["arrow", "quadruple"].into_iter().collect()),
        Notice::LeftOut(["arrow"; 20].into_iter().collect()),
        Notice::ExtrasLeftOut(Extra::ALL.to_vec()),
        Notice::ThermometerRejected(ThermometerError::TooShort),
        Notice::ThermometerRejected(ThermometerError::OffBoard { cell: cell(Shape::Nine, 9, 9) }),
        Notice::CageRejected(CageProblem::NotANumber),
        Notice::CageRejected(CageProblem::Cells(CageError::Empty)),
    ];
    for found in COUNTS.map(|count| count as usize) {
        all.push(Notice::ThermometerRejected(ThermometerError::TooLong { found, max: 9 }));
        let too_many = CageError::TooManyCells { found, max: 9 };
        all.push(Notice::CageRejected(CageProblem::Cells(too_many)));
        let out_of_reach = CageError::TotalOutOfReach { total: found as u16, min: 3, max: 17 };
        all.push(Notice::CageRejected(CageProblem::Cells(out_of_reach)));
    }
    for format in Format::ALL {
        all.push(Notice::PuzzleRead {
            format,
            alphabet: Alphabet::FromOne,
            given_count: 30,
            is_resumed: false,
        });
    }
    for given_count in COUNTS {
        let given_count = given_count as usize;
        all.push(Notice::PuzzleRead {
            format: Format::Line,
            alphabet: Alphabet::FromZero,
            given_count,
            is_resumed: true,
        });
        all.push(Notice::PuzzleGenerated { given_count, seed: 4711, is_full: given_count == 1 });
    }
    for field in [
        Field::Puzzle,
        Field::Rules,
        Field::View,
        Field::Search,
        Field::Against,
        Field::Pace,
        Field::Goal,
        Field::Explore,
        Field::Tree,
        Field::Marks,
        Field::Program,
        Field::Line,
        Field::Question,
        Field::Bare,
        Field::Making,
        Field::Step,
        Field::Language,
        Field::Unknown,
    ] {
        all.push(Notice::Link(LinkProblem { field, value: "abc".into() }));
    }
    all
}

pub(super) const WISH_PROBLEMS: [FormProblem; 4] = [
    FormProblem::GivenCount { min: 17, max: 81 },
    FormProblem::Seed,
    FormProblem::Skill,
    FormProblem::Cost,
];

/// Removals of every verdict, with every count.
pub(super) fn removals() -> Vec<RemovalFact> {
    let [second, unknown, hard] =
        [RestoreReason::Ambiguous, RestoreReason::Undecided, RestoreReason::TooHard]
            .map(Decision::Restored);
    let of = |verdict| {
        COUNTS.map(|count| {
            let cells = "1:1, 9:9".to_owned();
            RemovalFact { nth: count, removals: count, cells, verdict, nodes: count, givens: count }
        })
    };
    [Decision::Removed, second, unknown, hard].into_iter().flat_map(of).collect()
}

pub(super) fn read_errors() -> Vec<ReadError> {
    let mut reasons = vec![
        Unreadable::Empty,
        Unreadable::UnknownCharacter { character: '@' },
        Unreadable::DigitTooLarge { digit: 12, size: 9 },
        Unreadable::TooManyCells { limit: 256 },
        Unreadable::UnclosedBracket { bracket: '[' },
        Unreadable::BrokenLink,
        Unreadable::LinkTooLong { found: 9000, limit: 8192 },
        Unreadable::LinkUnpacksTooLong { limit: 524_288 },
        Unreadable::TooManyCages { found: 600, limit: 512 },
        Unreadable::TooManyThermometers { found: 600, limit: 512 },
        Unreadable::UnusableRegions,
        Unreadable::UnusableCage { cage: 3 },
        Unreadable::UnusableThermometer { thermometer: 2 },
        Unreadable::ShortId,
        Unreadable::UnknownSite,
        Unreadable::UnknownEncoding,
        Unreadable::UnknownRules,
        Unreadable::UnknownMarkup,
        Unreadable::MissingSection,
        Unreadable::RepeatedCandidate { digit: 3 },
    ];
    reasons.extend(NotText::ALL.map(|kind| Unreadable::NotText { kind }));
    for found in COUNTS.map(|count| count as usize) {
        reasons.push(Unreadable::WrongCellCount { found });
        reasons.push(Unreadable::RowTooShort { row: 2, found, expected: 9 });
        reasons.push(Unreadable::RowTooLong { row: 2, found, expected: 9 });
        reasons.push(Unreadable::WrongRowCount { found, expected: 9 });
        reasons.push(Unreadable::SeveralPuzzles { found, is_list: true });
    }
    let formats = [None].into_iter().chain(Format::ALL.map(Some)).cycle();
    let errors = reasons.into_iter().zip(formats);
    errors.map(|(reason, format)| ReadError { line: 3, column: 14, reason, format }).collect()
}

/// A puzzle with givens in all cells and rules of every kind.
pub(super) fn ruled_sheet(shape: Shape) -> EditedPuzzle {
    let givens = Givens::from_digits(shape, vec![Some(digit(3)); shape.cell_count()]).unwrap();
    let mut rules = Rules::classic(shape);
    for variant in Variant::ALL {
        rules.set(variant, true);
    }
    let mut regions = Regions::boxes(shape);
    regions.swap(0, shape.cell_count() - 1);
    rules.set_regions(regions).unwrap();
    rules.add_cage(vec![cell(shape, 1, 1), cell(shape, 1, 2)], Some(4)).unwrap();
    rules.add_cage(vec![cell(shape, 2, 1)], None).unwrap();
    rules.add_thermometer(vec![cell(shape, 1, 1), cell(shape, 2, 2)]).unwrap();
    EditedPuzzle::with_rules(givens, rules)
}

pub(super) fn region_sizes(shape: Shape) -> Vec<Vec<(Region, usize)>> {
    let size = shape.size();
    vec![
        vec![(Region::new(0), size - 1), (Region::new(1), size + 1)],
        vec![(Region::new(0), 0), (Region::new(1), 1), (Region::new(3), 2 * size)],
    ]
}

/// One violation of each kind of rule, by the first cells.
fn violations(shape: Shape) -> Vec<Violation> {
    let [first, second] = [cell(shape, 1, 1), cell(shape, 1, 2)];
    let pair = vec![first, second];
    // The first cage of the puzzle is the one with a total.
    let first_cage = |rule| if rule == Rule::CageTotal(1) { Rule::CageTotal(0) } else { rule };
    let rules = rules(shape).into_iter().map(first_cage);
    let clashes = rules.map(|rule| Violation { rule, cells: pair.clone() });
    let alone = Violation { rule: Rule::Thermometer(0), cells: vec![first] };
    clashes.chain([alone]).collect()
}

/// The ranking of two searches, for each advantage.
pub(super) fn rankings() -> Vec<Ranking> {
    let ranking = |advantage| Ranking {
        best: vec![1],
        fewest: 52,
        worst: vec![0],
        most: 1288,
        dead_ends: Some((2, 348)),
        advantage,
        is_worst_quickest: true,
    };
    let advantages = [
        Advantage::ForwardChecking,
        Advantage::FewestCandidates,
        Advantage::FewestChoices,
        Advantage::Singles,
        Advantage::DomainConsistency,
        Advantage::Order,
    ];
    advantages.map(Some).into_iter().chain([None]).map(ranking).collect()
}

/// The verdicts that appear without a request.
pub(super) fn standings(edited_puzzle: &EditedPuzzle) -> Vec<Verdict> {
    let broken = violations(edited_puzzle.shape()).into_iter().map(|violation| vec![violation]);
    let broken = broken.flat_map(|violations| {
        [false, true].map(|is_full| BoardState::Broken { violations: violations.clone(), is_full })
    });
    let said = broken.chain([BoardState::Solved, BoardState::AllGiven]);
    let said = said.filter_map(|standing| Verdict::of_board_state(&standing, edited_puzzle));
    let said = said.flat_map(|verdict| {
        if let Verdict::DigitsBreakRules { first, is_full, .. } = verdict {
            return COUNTS
                .map(|times| Verdict::DigitsBreakRules { times, first, is_full })
                .to_vec();
        }
        vec![verdict]
    });
    let refused = [Refusal::OnlyGivens, Refusal::NoRoomForMark].map(Verdict::Refused);
    let checked =
        [GivensCheck::Working, GivensCheck::Unique, GivensCheck::Several, GivensCheck::Impossible];
    let timed = [0, 754, 4_000].map(|seconds| Verdict::Solved { seconds: Some(seconds) });
    said.chain(timed).chain(refused).chain(checked.map(Verdict::Givens)).collect()
}

/// Returns cages with no way, one, a few and many ways to fill them.
pub(super) fn cage_sets() -> Vec<CageSets> {
    let set = |value: u8| [digit(1), digit(value)].into_iter().collect();
    let sets = |count: u8| (2..).take(usize::from(count)).map(set).collect();
    [0, 1, 3, 14].map(|count| CageSets { total: 15, cell_count: 2, sets: sets(count) }).into()
}

pub(super) fn checks() -> Vec<Check> {
    let cells: Vec<Cell> = Shape::Nine.cells().collect();
    let wrong = |&count: &u64| cells.get(..count as usize).filter(|cells| !cells.is_empty());
    let wrong = COUNTS
        .iter()
        .filter_map(wrong)
        .map(|cells| CheckResult::Wrong { cells: cells.to_vec(), undo_count: None });
    let others = [
        CheckResult::NoDigits,
        CheckResult::Right,
        CheckResult::MissingMarks(vec![Candidate::new(cells[0], digit(1))]),
        CheckResult::Ambiguous,
        CheckResult::Incompatible { undo_count: Some(1) },
        CheckResult::NoSolution,
    ];
    let states = wrong.chain(others).map(TaskState::Over).chain([TaskState::Idle]);
    states.map(|state| Check { state, marks_wrong: false }).collect()
}

pub(super) fn ratings() -> Vec<RatingState> {
    let rated = |&grade: &Grade, is_solved| {
        let rating = Rating { grade, score: 1287, hardest: None, is_solved };
        let solution = LogicSolution { rating, steps: Vec::new(), last_candidates: Vec::new() };
        RatingResult::Rated(Rc::new(solution))
    };
    let grades = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Unfair, Grade::Extreme];
    let rated =
        grades.iter().map(|grade| rated(grade, true)).chain([rated(&Grade::Extreme, false)]);
    rated.chain([RatingResult::NotProper]).map(TaskState::Over).collect()
}

/// Returns puzzles of which all is known, and some of which little is.
pub(super) fn puzzle_facts() -> [PuzzleFacts; 3] {
    let unknown = PuzzleFacts { grade: None, given_count: 1, is_proper: None };
    let grade = Some(Grade::Medium);
    [
        unknown,
        PuzzleFacts { grade, given_count: 22, is_proper: Some(true) },
        PuzzleFacts { given_count: 0, is_proper: Some(false), ..unknown },
    ]
}

/// Returns the hints that show no step.
pub(super) fn hints() -> Vec<Hint> {
    let missing = [Candidate::new(cell(Shape::Nine, 1, 2), digit(3))];
    let states = [
        TaskState::Idle,
        TaskState::Over(HintResult::Stuck(Vec::new())),
        TaskState::Over(HintResult::Stuck(missing.into())),
        TaskState::Over(HintResult::MissingMarks(missing.into())),
    ];
    states.map(|state| Hint { state, stage: HintStage::Area }).into()
}

pub(super) fn solvings(edited_puzzle: &EditedPuzzle) -> Vec<SolveState> {
    let shape = edited_puzzle.shape();
    let first = cell(shape, 1, 1);
    let clashes = violations(shape);
    let mut all = vec![
        SolveState::Over(Err(Rc::new([]))),
        SolveState::Working(TaskInProgress {
            id: TaskId(1),
            work: EditedPuzzle::new(Sample::Paper.givens()).posed().unwrap().into(),
        }),
    ];
    all.extend(clashes.iter().map(|clash| SolveState::Over(Err(Rc::new([clash.clone()])))));
    all.push(SolveState::Over(Err(clashes.into())));
    let grids =
        ["1234341221434321", "1234341243212143"].map(|line| formats::read(line).unwrap().givens);
    let contradictions = House::all(shape)
        .map(|house| Contradiction::HouseWithoutPlace { house, digit: digit(3) })
        .chain([Contradiction::CellWithoutDigit { cell: first }]);
    let mut answers = vec![Answer::Unique(grids[0].clone()), Answer::Several(grids)];
    for contradiction in contradictions {
        answers.push(Answer::Impossible(Refutation::ByGivens(contradiction)));
        for placed in [1, 2, 5, 11, 21] {
            let forced = Refutation::ByForcedDigits { placed, contradiction };
            answers.push(Answer::Impossible(forced));
        }
    }
    for nodes in COUNTS {
        answers.push(Answer::Impossible(Refutation::BySearch { nodes }));
    }
    all.extend(answers.into_iter().map(|answer| SolveState::Over(Ok(Rc::new(answer)))));
    all
}

pub(super) fn cell_views(shape: Shape) -> Vec<CellView> {
    let plain = CellView {
        cell: cell(shape, 2, 1),
        digit: None,
        is_forced: false,
        marks: Marks::default(),
        colors: ColorSet::EMPTY,
        tried_digit: None,
        undone_digit: None,
        role: CellRole::None,
        has_conflict: false,
        candidates: DigitSet::EMPTY,
        eliminated: DigitSet::EMPTY,
        true_candidates: Vec::new(),
        is_contradicting: false,
        is_in_removal: false,
        differs_between_solutions: false,
        wrong_digit: None,
        is_selected: false,
        has_focus: false,
        rules: Vec::new(),
    };
    let origins =
        [Origin::Given, Origin::Own, Origin::Search { tint: 3 }, Origin::Answer, Origin::Left];
    let mut all = origins
        .map(|origin| CellView { digit: Some((digit(3), origin)), ..plain.clone() })
        .to_vec();
    let marks = Marks { corner: DigitSet::first(3), center: DigitSet::first(1) };
    all.push(CellView { marks, role: CellRole::Peer, ..plain.clone() });
    all.push(CellView { role: CellRole::Same, ..plain.clone() });
    all.push(CellView { role: CellRole::Current, tried_digit: Some(digit(4)), ..plain.clone() });
    all.push(CellView { role: CellRole::DeadEnd, ..plain.clone() });
    all.push(CellView { role: CellRole::Blocker, undone_digit: Some(digit(4)), ..plain.clone() });
    all.extend(
        Color::ALL.map(|it| CellView { colors: [it].into_iter().collect(), ..plain.clone() }),
    );
    let rules = CellRule::by_cell(&ruled_sheet(shape).rules);
    all.extend(rules.into_iter().map(|rules| CellView { rules, ..plain.clone() }));
    all.push(CellView {
        has_conflict: true,
        differs_between_solutions: true,
        wrong_digit: Some(digit(4)),
        is_contradicting: true,
        is_in_removal: true,
        ..plain.clone()
    });
    let occurring = vec![(digit(1), Tally::Exactly(21)), (digit(2), Tally::AtLeast(1000))];
    all.push(CellView { true_candidates: occurring, ..plain.clone() });
    all.push(plain);
    all
}

pub(super) fn bars(shape: Shape) -> Vec<BarFacts> {
    let node = BarFacts {
        depth: 2,
        path: vec![(cell(shape, 1, 1), digit(3)), (cell(shape, 1, 2), digit(4))],
        is_cut: false,
        kind: Some(NodeKind::Choice),
        size: 5,
        solutions: 0,
        deepest: 12,
        from: 1287,
        to: Some(1296),
    };
    let mut all = vec![BarFacts { is_cut: true, to: None, ..node.clone() }];
    for kind in [None, Some(NodeKind::Solution), Some(NodeKind::Failure)] {
        all.push(BarFacts { kind, size: 1, ..node.clone() });
    }
    for count in COUNTS {
        all.push(BarFacts { size: count, solutions: count, ..node.clone() });
    }
    all
}

pub(super) fn tables(shape: Shape) -> Vec<BranchTable> {
    let first = cell(shape, 1, 1);
    let branch = |digit| Branch {
        branch: digit,
        cell: first,
        digit,
        status: BranchStatus::Unknown,
        subtree: None,
    };
    let mut all =
        vec![BranchTable { path: vec![(first, digit(3))], cell: None, branches: Vec::new() }];
    for count in 0..=shape.size() {
        let branches: Vec<Branch> = shape.digits().take(count).map(branch).collect();
        all.push(BranchTable { path: Vec::new(), cell: Some(first), branches: branches.clone() });
        all.push(BranchTable { path: vec![(first, digit(3)); 9], cell: Some(first), branches });
    }
    all
}

pub(super) fn progresses() -> Vec<Progress> {
    let mut all = Vec::new();
    for placements in COUNTS {
        let counters = Counters { placements, ..Counters::default() };
        for (is_over, is_stopped) in [(false, false), (false, true), (true, false)] {
            all.push(Progress { counters, is_over, is_stopped });
        }
    }
    all
}

pub(super) const UNITS: [ExportUnit; 6] = [
    ExportUnit::Nodes,
    ExportUnit::DrawnNodes,
    ExportUnit::Steps,
    ExportUnit::Levels,
    ExportUnit::MapSteps,
    ExportUnit::Boards,
];

pub(super) const EXPORT_PROBLEMS: [ExportProblem; 9] = [
    ExportProblem::NoSearch,
    ExportProblem::Nothing,
    ExportProblem::NoWorker,
    ExportProblem::NoNumber(ExportField::From),
    ExportProblem::NoNumber(ExportField::To),
    ExportProblem::NoNumber(ExportField::Limit),
    ExportProblem::Reversed,
    ExportProblem::BeyondEnd { last: 12_870 },
    ExportProblem::TooMany { max: 10_000_000 },
];

/// Plans for whole files and partial ones, of searches that are over or still running.
pub(super) fn export_plans() -> Vec<ExportPlan> {
    let mut plans = Vec::new();
    for unit in UNITS {
        for count in COUNTS.into_iter().filter(|&count| count > 0) {
            for (of, is_final) in [(count, true), (count + 1, true), (count + 1, false)] {
                let name = "sudoku-grove.csv".into();
                let bytes = is_final.then_some(40 * count);
                plans.push(ExportPlan {
                    name,
                    unit,
                    first: 1,
                    count,
                    known_count: of,
                    is_final,
                    bytes,
                });
            }
        }
    }
    plans
}

/// Every fact about solutions, with every count.
pub(super) fn solutions_facts() -> Vec<SolutionsFact> {
    let cells = || "1, 2".to_owned();
    let mut all = vec![
        SolutionsFact::Going,
        SolutionsFact::DrawingAtRandom,
        SolutionsFact::Guessed,
        SolutionsFact::NoSuch { total: None },
        SolutionsFact::GoingStopped,
        SolutionsFact::WrongNumber,
        SolutionsFact::OccurringStopped,
        SolutionsFact::Contradicting { found: None },
        SolutionsFact::ContradictingStopped,
        SolutionsFact::RulesContradict,
    ];
    for count in COUNTS {
        let many = u128::from(count);
        all.extend([
            SolutionsFact::Counting { found: many, thousandths: None },
            SolutionsFact::Counting { found: many, thousandths: Some(34) },
            SolutionsFact::Exactly(many),
            SolutionsFact::LimitReached(many),
            SolutionsFact::CountStopped(many),
            SolutionsFact::NoHit { probes: count },
            SolutionsFact::About { mean: 6.67e21, spread: None, probes: count },
            SolutionsFact::About { mean: 2.5, spread: Some(0.02), probes: count },
            SolutionsFact::Rested { is_precise: count % 2 == 0 },
            SolutionsFact::Known(many),
            SolutionsFact::At { number: many, total: Some(99_999), at_least: many },
            SolutionsFact::At { number: many, total: None, at_least: many },
            SolutionsFact::Drawn { number: many, total: 99_999 },
            SolutionsFact::NoSuch { total: Some(many) },
            SolutionsFact::Occurring { thousandths: 345 },
            SolutionsFact::Occur { limit: count },
            SolutionsFact::Contradicting { found: Some(count) },
            SolutionsFact::Fewest { count, cells: cells() },
            SolutionsFact::FewestSoFar { count, cells: cells(), at_least: count },
        ]);
    }
    all
}
