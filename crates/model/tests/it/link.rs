//! Links: reading them, writing them, and reporting what is wrong with them.

use crate::common::{Page, at, solution};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{Language, View};
use grove_model::base::steps::LinkStep;
use grove_model::base::steps::StepSize;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::base::tree_mode::TreeMode;
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::model::link::{Field, Link, LinkProblem, ReadLink};
use grove_model::search::bookmarks::{Bookmark, Bookmarks};
use grove_model::search::compare::PaceUnit;
use grove_model::search::explore::{Trail, Waypoint};
use grove_model::search::replay::LinkReplay;
use grove_model::update::page::PageMsg;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use strum::VariantArray;
use sudoku_engine::board::{Digit, Givens, Rules, Shape};
use sudoku_engine::formats;
use sudoku_engine::generate::{Drawn, Symmetry};
use sudoku_engine::search::{self, Goal};

fn problem(field: Field, value: &str) -> LinkProblem {
    LinkProblem { field, value: value.chars().take(24).collect::<String>().into() }
}

fn field(name: &str, value: &str) -> String {
    let value: String = form_urlencoded::byte_serialize(value.as_bytes()).collect();
    format!("{name}={value}")
}

fn boards() -> impl Strategy<Value = Givens> {
    select(&Shape::ALL[..]).prop_flat_map(|shape| {
        let digit = of(select(shape.digits().collect::<Vec<Digit>>()));
        prop::collection::vec(digit, shape.cell_count())
            .prop_map(move |digits| Givens::from_digits(shape, digits).unwrap())
    })
}

fn steps() -> impl Strategy<Value = LinkStep> {
    let step_size = select(&[StepSize::Moves, StepSize::Events, StepSize::Stops][..]);
    (any::<u64>(), of(any::<u16>()), step_size).prop_map(|(step, events, step_size)| match events {
        None => LinkStep::after_step(step, step_size),
        Some(events) => LinkStep::exact(at(step, events), step_size),
    })
}

fn searches() -> impl Strategy<Value = search::Strategy> {
    let shuffled = any::<u64>().prop_map(|seed| search::Strategy::Cells {
        cell_order: search::CellOrder::Shuffled(seed),
        digit_order: search::DigitOrder::Shuffled(seed ^ 1),
        inference: search::Inference::Singles,
    });
    prop_oneof![
        select(
            StrategyPreset::VARIANTS
                .iter()
                .copied()
                .map(StrategyPreset::strategy)
                .collect::<Vec<_>>()
        ),
        shuffled
    ]
}

/// Boards with their rules, classic or others.
fn puzzles() -> impl Strategy<Value = (Givens, Option<Rules>)> {
    boards().prop_flat_map(|board| {
        let rules = of(crate::common::rules(board.shape()));
        let is_other = |rules: &Rules| !rules.is_classic();
        (Just(board), rules.prop_map(move |rules| rules.filter(is_other)))
    })
}

/// Choices made by hand, each with or without the digits it forces.
fn trails() -> impl Strategy<Value = Trail> {
    let choice = (0_usize..16, 0_usize..16, 1_u8..=16, any::<bool>());
    let choices = proptest::collection::vec(choice, 0..20);
    (any::<bool>(), choices).prop_map(|(is_forced, choices)| {
        let mut waypoints = vec![Waypoint::Forced; usize::from(is_forced)];
        for (row, column, value, is_forced) in choices {
            let digit = crate::common::digit(value);
            waypoints.push(Waypoint::Chosen { row, column, digit });
            waypoints.extend(is_forced.then_some(Waypoint::Forced));
        }
        Trail(waypoints)
    })
}

/// Generations of every difficulty, under any rules.
fn makings() -> impl Strategy<Value = LinkReplay> {
    let chosen = (select(&Difficulty::ALL[..]), select(Symmetry::VARIANTS));
    let rules = select(&Shape::ALL[..]).prop_flat_map(|shape| {
        prop_oneof![Just(Rules::classic(shape)), crate::common::rules(shape)]
    });
    (rules, chosen, select(Drawn::VARIANTS), of(20_usize..=256), any::<u64>(), 0_usize..256)
        .prop_filter_map(
            "an impossible generation",
            |(rules, chosen, drawn, clues, seed, removal)| {
                let (difficulty, symmetry) = chosen;
                let clues = clues.map_or_else(String::new, |clues| clues.to_string()).into();
                let wish = GenerateForm {
                    difficulty,
                    symmetry,
                    drawn,
                    given_count: clues,
                    ..GenerateForm::default()
                };
                Some(LinkReplay { plan: wish.plan(&rules, seed).ok()?, removal })
            },
        )
}

/// One to twenty named steps.
fn bookmarks() -> impl Strategy<Value = Bookmarks> {
    let bookmark = (any::<u64>(), ".{0,60}").prop_map(|(step, name)| Bookmark::new(step, &name));
    prop::collection::vec(bookmark, 1..=25).prop_map(Bookmarks::from_iter)
}

fn links() -> impl Strategy<Value = Link> {
    let goals = prop_oneof![Just(Goal::Exhaustion), (2..=u64::MAX).prop_map(solution)];
    (
        of(puzzles()),
        of(select(View::VARIANTS)),
        of(searches()),
        of(subsequence(
            StrategyPreset::VARIANTS
                .iter()
                .copied()
                .map(StrategyPreset::strategy)
                .collect::<Vec<_>>(),
            2..=4,
        )
        .prop_shuffle()),
        // The default pace is left out.
        of(select(vec![PaceUnit::Node, PaceUnit::Time])),
        of(goals),
        of(makings()),
        of(steps()),
        of(trails()),
        of(bookmarks()),
        // The default way is left out.
        (any::<bool>(), of(select(&TreeMode::VARIANTS[1..])), of(select(vec![0_u32, 7]))),
        of(select(Language::VARIANTS)),
    )
        .prop_map(
            |(
                puzzle,
                view,
                strategy,
                compared_strategies,
                pace,
                goal,
                making,
                step,
                explore,
                bookmarks,
                (is_bare, tree_mode, line),
                language,
            )| {
                let (puzzle, rules) = puzzle.unzip();
                Link {
                    puzzle,
                    rules: rules.flatten(),
                    view,
                    strategy,
                    compares_program: line == Some(7)
                        && compared_strategies.as_ref().is_some_and(|it| it.len() < 4),
                    compared_strategies,
                    pace,
                    goal,
                    making,
                    step,
                    explore,
                    tree_mode,
                    bookmarks,
                    program: line.map(|line| format!("py.a-_{line}").into()),
                    line,
                    question: line.map(|line| format!("without-given.1.{line}").into()),
                    is_bare,
                    language,
                }
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn written_links_are_read_back(link in links(), marked in any::<bool>()) {
        let hash = link.write();
        let is_plain = hash.chars().all(|c| c.is_ascii_alphanumeric() || "=&.,/-%+*_".contains(c));
        prop_assert!(is_plain, "{}", hash);
        let hash = if marked { format!("#{hash}") } else { hash };
        prop_assert_eq!(Link::read(&hash), ReadLink { link, ..ReadLink::default() });
    }

    #[test]
    fn any_text_can_be_opened(text in ".*") {
        Link::read(&text);
        Page::open(&text).model.link();
    }

    #[test]
    fn nonsense_is_reported_with_its_field(
        value in "[^0-9]*",
        link in links(),
        (name, wrong) in select(vec![
            ("view", Field::View),
            ("search", Field::Search),
            ("to", Field::Goal),
            ("make", Field::Making),
            ("step", Field::Step),
            ("tree", Field::Tree),
            ("line", Field::Line),
            ("bare", Field::Bare),
            ("lang", Field::Language),
        ]),
    ) {
        let words = ["play", "watch", "exact-cover", "all", "first", "en", "ru", "sw"];
        prop_assume!(!words.contains(&value.as_str()));
        let hash = format!("{}&{}", link.write(), field(name, &value));
        let problems = vec![problem(wrong, &value)];
        prop_assert_eq!(Link::read(&hash), ReadLink { link, problems, ..ReadLink::default() });
    }

    #[test]
    // The names of fields are lower case, with seven letters at most.
    fn unknown_fields_are_named(name in "[A-Z][a-z]{0,39}|[a-z]{8,40}", value in ".*") {
        let problems = vec![problem(Field::Unknown, &name)];
        let read = Link::read(&field(&name, &value));
        prop_assert_eq!(read, ReadLink { problems, ..ReadLink::default() });
    }

    #[test]
    fn a_puzzle_is_read_or_kept_as_text(text in ".*") {
        let read = Link::read(&field("p", &text));
        match formats::read(&text) {
            Ok(reading) => prop_assert_eq!(read.link.puzzle, Some(reading.givens)),
            Err(error) => {
                let wrong = read.wrong_puzzle.unwrap();
                prop_assert_eq!((&*wrong.text, wrong.error), (text.as_str(), error));
            }
        }
        prop_assert_eq!(read.problems, []);
    }
}

#[test]
fn goals_and_steps_are_read_in_all_forms() {
    let goals = [
        ("all", Some(Goal::Exhaustion)),
        ("first", Some(Goal::FIRST)),
        ("1", Some(Goal::FIRST)),
        ("2", Some(solution(2))),
        ("18446744073709551615", Some(solution(u64::MAX))),
        ("18446744073709551616", None),
        ("0", None),
        ("x", None),
        ("", None),
        ("-1", None),
        ("+2", None),
        ("1.5", None),
        ("2 ", None),
        ("All", None),
    ];
    for (value, goal) in goals {
        let read = Link::read(&field("to", value));
        assert_eq!(read.link.goal, goal, "{value:?}");
        let problems = goal.is_none().then(|| problem(Field::Goal, value));
        assert_eq!(read.problems, Vec::from_iter(problems));
    }
    let stops = |step| Some(LinkStep::after_step(step, StepSize::Stops));
    let exact = |step, events, step_size| Some(LinkStep::exact(at(step, events), step_size));
    let events = |step, events| exact(step, events, StepSize::Events);
    let steps = [
        ("7", stops(7)),
        ("007", stops(7)),
        ("7-stops", stops(7)),
        ("7-moves", Some(LinkStep::after_step(7, StepSize::Moves))),
        ("7-events", Some(LinkStep::after_step(7, StepSize::Events))),
        ("7.3-stops", exact(7, 3, StepSize::Stops)),
        ("7.3-moves", exact(7, 3, StepSize::Moves)),
        ("7.3-events", events(7, 3)),
        ("7-", None),
        ("7-Stops", None),
        ("7.3-stops-", None),
        ("-stops", None),
        ("7.3", events(7, 3)),
        ("7.0", events(7, 0)),
        ("18446744073709551615", stops(u64::MAX)),
        ("18446744073709551616", None),
        ("7.", None),
        (".3", None),
        ("7.65536", None),
        ("7.3.1", None),
        ("-7", None),
        ("+7", None),
        ("7.+3", None),
        ("1e3", None),
        ("٧", None),
        ("", None),
    ];
    for (value, step) in steps {
        let read = Link::read(&field("step", value));
        assert_eq!(read.link.step, step, "{value:?}");
        let problems = step.is_none().then(|| problem(Field::Step, value));
        assert_eq!(read.problems, Vec::from_iter(problems));
    }
}

#[test]
fn links_are_read_percent_encoded() {
    let encoded: String = "#p=0000300204000010&view=watch&search=reading/ascending/none&step=7.3"
        .chars()
        .map(|c| if "#=&".contains(c) { c.to_string() } else { format!("%{:02X}", c as u32) })
        .collect();
    let ReadLink { link, wrong_puzzle, problems, .. } = Link::read(&encoded);
    assert_eq!((wrong_puzzle, problems), (None, vec![]));
    assert_eq!(link.puzzle, Some(Sample::Paper.givens()));
    assert_eq!(link.view, Some(View::Watch));
    assert_eq!(link.step, Some(LinkStep::exact(at(7, 3), StepSize::Events)));
}

#[test]
fn of_two_values_the_last_readable_one_counts() {
    let read = Link::read("to=2&to=3&to=x&view=play&view=");
    assert_eq!((read.link.goal, read.link.view), (Some(solution(3)), Some(View::Play)));
    assert_eq!(read.problems, [problem(Field::Goal, "x"), problem(Field::View, "")]);
}

#[test]
fn without_a_link_the_page_is_at_the_start() {
    let page = Page::open("");
    let link = page.model.link();
    assert_eq!(link.puzzle, Some(Sample::Article.givens()));
    assert_eq!(link.view, Some(View::Watch));
    let start = LinkStep::after_step(0, StepSize::Stops);
    assert_eq!(link.step, Some(start));
    assert!(
        !Page::open("").send(Msg::Page(PageMsg::LinkOpened { hash: format!("#{}", link.write()) }))
    );
}

proptest! {
    /// This includes links that a user typed or cut off.
    #[test]
    fn readable_choices_are_written_back(
        text in "([1-4]{3}-{0,2}|-|0){1}(\\.([1-4]{3})?-{0,2}){0,4}",
    ) {
        if let Some(trail) = Trail::read(&text) {
            prop_assert_eq!(Trail::read(&trail.write()), Some(trail), "{}", text);
        }
    }
}

#[test]
fn repeated_forced_digits_are_written_once() {
    for text in ["115.237-.-", "115.237-", "115.237-.-.-"] {
        assert_eq!(Trail::read(text).map(|trail| trail.write()).as_deref(), Some("115.237-"));
    }
}
