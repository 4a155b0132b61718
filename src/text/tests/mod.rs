//! Tests of the words in every language.

mod explored;
mod facts;
mod hints;
mod languages;
mod questions;
mod skeleton;
mod technique_pages;
mod technique_words;
mod words;

use std::collections::BTreeSet;

use grove_model::base::samples::Sample;
use grove_model::base::settings::{Language, View};
use grove_model::base::speed::Speed;
use grove_model::batch::RowView;
use grove_model::generate::printout::PrintedStep;
use grove_model::generate::source::{Plan, PuzzleSource};
use grove_model::model::notice::Notice;
use grove_model::model::paste::FileRefusal;
use grove_model::model::puzzles::FileState;
use grove_model::puzzle::editor::{BoardState, CandidateEdit, EditedPuzzle};
use grove_model::puzzle::editor::{InputMode, Refusal};
use grove_model::puzzle::journal::{FileProblem, Help};
use grove_model::search::compare::{Advantage, PaceUnit, Ranking};
use grove_model::solve::hint::HintStage;
use grove_model::view::board::CellView;
use grove_model::view::constraints::Requirement;
use grove_model::view::dead_end::Obstacle;
use grove_model::view::fits::Fit;
use grove_model::view::narration::{
    Continuation, Narration, PlacementOutcome, ProgramEvent, RemovalReason,
};
use grove_model::view::tree::{LargeTreeFacts, NodeFacts, NodeOutcome, PathFacts, SmallTreeFacts};
use grove_model::worker::run::Seek;
use strum::VariantArray;
use sudoku_engine::batch::Malformed;
use sudoku_engine::board::{Cell, Color, Digit, Givens, Region, Rule, Rules, Shape, Violation};
use sudoku_engine::formats::{NotText, ReadError, Reason as Unreadable};
use sudoku_engine::generate::Options;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{DeadEndCause, Reason, Strategy};

use self::facts::{COUNTS, EN, RU, SW, cell, digit};
use super::phrase::{At, Fill};
use super::{
    CELL_ORDERS, DIGIT_ORDERS, INFERENCES, Pace, RunFact, RunState, SolutionsFact, Text, Verdict,
};

fn all() -> impl Iterator<Item = Text> {
    Language::VARIANTS.iter().map(|&language| Text::new(language))
}

/// All whole sentences, which end with a full stop, in the same order in every language.
fn sentences(text: Text) -> Vec<String> {
    let mut said = Vec::new();
    for shape in Shape::ALL {
        said.extend(facts::narrations(shape).iter().map(|it| text.narration(it, shape)));
        let edited_puzzle = facts::ruled_sheet(shape);
        let solvings = facts::solvings(&edited_puzzle);
        let verdicts: Vec<Verdict> = solvings
            .iter()
            .filter_map(|solving| Verdict::of_solving(solving, &edited_puzzle))
            .collect();
        let verdicts = verdicts.into_iter().chain(facts::standings(&edited_puzzle));
        let verdicts = verdicts.chain(COUNTS.map(|wrong| Verdict::Unique { wrong }));
        said.extend(verdicts.map(|verdict| text.verdict(verdict, shape)));
        said.extend(
            facts::region_sizes(shape).iter().map(|sizes| text.unfinished_regions(sizes, shape)),
        );
        said.extend(facts::tables(shape).iter().map(|table| text.branch_table(table, shape)));
        said.extend(explored::reports(shape).iter().map(|it| text.report(it, shape)));
    }
    said.extend(facts::solutions_facts().iter().map(|fact| text.solutions(fact)));
    said.extend(facts::notices().iter().map(|notice| text.notice(notice)));
    said.extend(facts::read_errors().iter().map(|error| text.read_error(error)));
    let (digit, shape) = (digit(3), Shape::Nine);
    said.push(text.share_with_input().to_owned());
    said.push(text.select_empty_cell().to_owned());
    said.extend(facts::checks().iter().map(|check| text.check_result(check)));
    said.extend(facts::ratings().iter().map(|rating| text.rating(rating)));
    said.extend(facts::hints().iter().map(|hint| text.hint_words(hint, &Rules::classic(shape))));
    said.extend(technique_words::sentences(text));
    let node = NodeFacts { digit, cell: cell(shape, 1, 2), shape, outcome: NodeOutcome::Unknown };
    for count in COUNTS {
        let facts = SmallTreeFacts {
            nodes: count,
            drawn: count,
            searched: count,
            trees: count,
            dead_ends: count,
            solutions: count,
            is_whole: true,
        };
        said.push(text.small_tree_drawn(facts));
        said.push(text.small_tree_drawn(SmallTreeFacts { nodes: 99_999, ..facts }));
        for is_over in [false, true] {
            let path = PathFacts { drawn: count, depth: count, searched: 99_999, is_over };
            said.push(text.path_drawn(path));
            said.push(text.path_listed(path));
            let (drawn, open) = (count + u64::from(is_over), u64::from(is_over));
            let facts = LargeTreeFacts { drawn, open, searched: 99_999, folded: count, is_over };
            said.push(text.tree_drawn(facts));
            let outcome = NodeOutcome::Subtree {
                size: count + 2,
                solutions: count,
                deepest: 41,
                is_growing: !is_over,
            };
            said.push(text.node(NodeFacts { outcome, ..node }));
        }
        let outcomes =
            [NodeOutcome::Unknown, NodeOutcome::Open, NodeOutcome::DeadEnd, NodeOutcome::Solution];
        for outcome in outcomes {
            said.push(text.node(NodeFacts { outcome, ..node }));
        }
        said.push(text.tree_up_to_now(count));
        said.push(text.opened(count, count));
        said.push(text.beginning_shown(count as usize));
        said.push(text.export_written("sudoku-grove.csv", count));
        said.push(text.batch_saved(count));
        said.push(text.kept_deleted(&text.kept_total(count)));
        said.push(text.puzzle_file(FileState::Saved(count)));
        said.push(text.puzzle_file(FileState::Opened(count)));
        let bad = [FileProblem::TooLarge, FileProblem::BadPuzzle(count as u32)];
        said.extend(bad.map(|problem| text.puzzle_file(FileState::Wrong(problem))));
        said.push(text.malformed(Malformed::CellCount { found: count as u32 }));
    }
    said.extend(
        Shape::ALL.iter().flat_map(|&shape| text.undrawn_rules(&facts::ruled_sheet(shape).rules)),
    );
    for ranking in facts::rankings() {
        said.push(text.ranking(&ranking));
        said.extend(text.quickest_worst(&ranking));
    }
    said.extend(facts::export_plans().iter().map(|plan| text.export_plan(plan)));
    let malformed = [Malformed::Missing, Malformed::Character { column: 2, character: '#' }];
    said.extend(malformed.map(|it| text.malformed(it)));
    said.push(text.malformed(Malformed::TooLong));
    said.extend(NotText::ALL.map(|kind| text.malformed(Malformed::NotText { kind })));
    said.extend(facts::WISH_PROBLEMS.map(|problem| text.wish_problem(problem)));
    said.extend(facts::removals().iter().map(|fact| text.removal(fact)));
    said.extend(facts::cage_sets().iter().map(|cage| text.cage_sets(cage)));
    said.push(text.printout_range(100));
    said.extend([text.exercise_task(), text.tree_task(), text.how_to_begin()].map(str::to_owned));
    for seconds in [None, Some(200)] {
        let helps = [(2, 0), (0, 1), (1, 3)].map(|(hints, checks)| Help { hints, checks });
        said.extend(helps.iter().filter_map(|&help| text.solved_with(help, seconds)));
    }
    said.extend([Shape::Four, Shape::Nine].map(|shape| {
        let rules = facts::ruled_sheet(shape).rules;
        let plan = Plan { rules: rules.into(), options: Options::new(shape), seed: 4711 };
        text.made_from(&PuzzleSource::Generated(plan))
    }));
    said.extend(COUNTS.map(|count| text.making(count as u32)));
    said.extend(COUNTS.map(|count| text.printout_made(count, count)));
    said.extend(facts::EXPORT_PROBLEMS.map(|problem| text.export_problem(problem)));
    said
}

/// All phrases without a full stop.
fn phrases(text: Text) -> Vec<String> {
    let mut said = Vec::new();
    for shape in Shape::ALL {
        said.extend(facts::cell_views(shape).iter().map(|view| text.cell(view, shape)));
        said.push(text.empty_board(shape));
        said.push(text.digits_of(cell(shape, 1, 2), shape));
        let rules = Rules::classic(shape);
        said.push(text.fit(digit(3), Fit::Fits, &rules));
        said.extend(facts::rules(shape).into_iter().map(|rule| {
            let obstacle = Obstacle { digit: digit(3), by: cell(shape, 2, 2), rule };
            text.fit(digit(3), Fit::Blocked(obstacle), &rules)
        }));
        said.push(text.fit(digit(3), Fit::Unfit(Rule::CageTotal(0)), &rules));
        said.push(text.what_fits().to_owned());
        said.extend(COUNTS.map(|count| text.fitting(count)));
        said.push(text.technique_and_guess(None));
        for is_placed in [true, false] {
            let step = PrintedStep { cell: cell(shape, 1, 2), digit: digit(3), is_placed };
            said.push(text.exercise_step(step, shape));
        }
        said.extend(
            [
                text.offer_new(),
                text.check(),
                text.show_wrong(),
                text.why_none(),
                text.back_to_right(),
            ]
            .map(str::to_owned),
        );
        let stages = [HintStage::Area, HintStage::Technique, HintStage::Step];
        said.extend(stages.map(|stage| text.more_of_hint(stage).to_owned()));
        let edits = [CandidateEdit::Fill, CandidateEdit::RemoveImpossible];
        said.extend(edits.map(|edit| text.candidate_edit(edit).to_owned()));
        said.extend([text.how_hard(), text.techniques_needed()].map(str::to_owned));
        said.extend(
            [text.hint(), text.restore_marks(), text.show_one_digit(), text.close_hint()]
                .map(str::to_owned),
        );
        said.extend(stages.map(|stage| text.example_stage(stage).to_owned()));
        let rules = [Rules::classic(shape), facts::ruled_sheet(shape).rules];
        said.extend(
            facts::puzzle_facts()
                .iter()
                .zip(rules.iter().cycle())
                .map(|(facts, rules)| text.puzzle_facts(*facts, rules)),
        );
        said.extend(RowView::VARIANTS.iter().map(|&view| text.open_row(view).to_owned()));
        said.extend(
            [text.rows_open_in(), text.hardest_by_points(), text.enlarge_panel()]
                .map(str::to_owned),
        );
        said.push(text.share_content().to_owned());
        said.extend(technique_words::names(text));
        said.extend((0..4).map(|region| text.join_region(Region::new(region))));
        said.push(text.rules_of(&facts::ruled_sheet(shape).rules));
        said.extend(facts::rules(shape).into_iter().map(|rule| text.constraint(rule)));
        said.push(text.rules_of(&Rules::classic(shape)));
        let previews = explored::previews(shape);
        said.extend(previews.iter().map(|preview| text.leaves(facts::digit(2), preview)));
        said.extend(facts::bars(shape).iter().map(|bar| text.map_bar(bar, shape)));
        said.extend(shape.digits().map(|digit| text.enter_digit(digit)));
        said.extend(shape.digits().map(|digit| text.pad_digit(digit, digit.index())));
    }
    said.extend(
        [Requirement::Differ, Requirement::AddUp(15), Requirement::Rise]
            .map(|requirement| text.constraint_says(requirement)),
    );
    for count in COUNTS {
        said.push(text.constraint_says(Requirement::PairsDiffer(count as usize)));
        said.push(text.constraints(count, count));
        said.push(text.printout_progress(count, 100));
        said.push(text.page_of(count, 1000));
        said.push(text.kept_total(count));
        said.push(text.kept_progress(count, 1000));
        said.push(text.puzzle_title(count, 4711));
        said.extend(facts::UNITS.map(|unit| text.export_progress(unit, count, 99_999)));
        let measured = [RunFact::Searching, RunFact::Rate, RunFact::Recording];
        said.extend(measured.map(|fact| text.run_figure(fact, count)));
    }
    said.extend(
        (0..=Speed::FASTEST.stop()).map(|stop| text.pace(Pace::of(Speed::from_stop(stop)))),
    );
    for progress in facts::progresses() {
        let placements = progress.counters.placements;
        said.extend(
            [None, Some(Target::Head), Some(Target::End)]
                .map(|target| target.map(|target| Seek { id: 1, target }))
                .map(|seek| text.run(RunState::of(&progress, seek), placements)),
        );
    }
    for count in COUNTS {
        said.push(text.step(count, None));
        said.push(text.time_pace(count));
        for &pace in PaceUnit::VARIANTS {
            said.extend([None, Some(99_999)].map(|total| text.compared(pace, count, total)));
        }
        said.push(text.steps_in_view(count, 99_999));
        said.push(text.step(count, Some(99_999)));
    }
    said.extend(COUNTS.map(|count| text.batch_shown(count, count)));
    said.push(text.paste_not_kept(1_000_000));
    said.extend([FileRefusal::TooLarge, FileRefusal::Unreadable].map(|it| text.file_refused(it)));
    said.extend(NotText::ALL.map(|kind| text.file_refused(FileRefusal::NotText(kind))));
    said.push(text.batch_too_large_to_keep(64_000_000));
    said.extend((0..4).map(|place| text.lane(place)));
    said
}

fn labels(text: Text) -> Vec<String> {
    facts::labels(text).into_iter().map(str::to_owned).collect()
}

fn everything(text: Text) -> Vec<String> {
    [labels(text), sentences(text), phrases(text)].concat()
}

#[test]
fn no_text_is_blank_or_has_unfilled_placeholders() {
    for text in all() {
        for said in everything(text) {
            let is_tidy = !said.is_empty() && said.trim() == said && !said.contains("  ");
            assert!(is_tidy && !said.contains(['{', '}']), "{said:?}");
        }
    }
}

#[test]
fn sentences_start_with_a_capital_and_end_with_a_full_stop() {
    for text in all() {
        for said in sentences(text) {
            assert!(said.ends_with(['.', '…']) && !said.ends_with(".."), "{said}");
            assert!(!said.starts_with(char::is_lowercase), "{said}");
            assert!(!said.contains(" .") && !said.contains(" ,"), "{said}");
        }
    }
}

#[test]
fn nouns_agree_with_their_numbers() {
    for (text, phrase, said) in [
        (
            EN,
            "{count|solution|solutions}",
            ["0 solutions", "1 solution", "2 solutions", "1,287 solutions"],
        ),
        (
            RU,
            "{count|решение|решения|решений}",
            ["0 решений", "1 решение", "2 решения", "1287 решений"],
        ),
        (
            SW,
            "{count|suluhisho|masuluhisho}",
            ["masuluhisho 0", "suluhisho 1", "masuluhisho 2", "masuluhisho 1,287"],
        ),
        (SW, "{count?la|ya} {count:plain}", ["ya 0", "la 1", "ya 2", "ya 1287"]),
    ] {
        let counts = [0_u64, 1, 2, 1287];
        assert_eq!(counts.map(|count| text.say(phrase, &[("count", &count)])), said);
    }
}

#[test]
fn placeholders_choose_the_form_of_their_value() {
    let at = At(cell(Shape::Nine, 1, 2), Shape::Nine);
    for (phrase, said) in [
        ("{so?да|нет}{not?да|нет}{so? и}{not? и}", "данет и"),
        ("в {at:acc}, {at}", "в строку 1, столбец 2, строка 1, столбец 2"),
        ("{word}{digit}", "слово5"),
    ] {
        let fills: [(&str, &dyn Fill); 5] =
            [("so", &true), ("not", &false), ("at", &at), ("word", &"слово"), ("digit", &digit(5))];
        assert_eq!(RU.say(phrase, &fills), said);
    }
}

#[test]
fn nodes_of_the_puzzle_maker_are_distinguished_from_those_of_the_search() {
    for (text, maker, second) in [
        (EN, "maker", "second solution"),
        (RU, "составител", "второго решения"),
        (SW, "mtunzi", "suluhisho la pili"),
    ] {
        for fact in facts::removals() {
            let said = text.removal(&fact);
            assert!(said.contains(maker), "{said}");
        }
        let way = text.replay.way.to_lowercase();
        assert!(way.contains(maker), "{way}");
        // A search after a removal ends at the second solution.
        assert!(way.contains(second), "{way}");
    }
}

#[test]
fn the_ranking_of_a_comparison_names_all_equals() {
    let ranking = Ranking {
        best: vec![1, 2],
        fewest: 52,
        worst: vec![0],
        most: 1288,
        dead_ends: None,
        advantage: None,
        is_worst_quickest: false,
    };
    for (text, said) in [
        (EN, "Fewest nodes: B, C with 52. Most: A with 1,288, 25 times as many."),
        (RU, "Меньше всего узлов: B, C — 52. Больше всего: A — 1288, в 25 раз больше."),
        (SW, "Nodi chache zaidi: B, C (52). Nodi nyingi zaidi: A (1,288), mara 25 zaidi."),
    ] {
        assert_eq!(text.ranking(&ranking), said);
    }
    let explained = Ranking { dead_ends: Some((1, 1187)), ..ranking.clone() };
    assert_eq!(
        EN.ranking(&explained),
        "Fewest nodes: B, C with 52. Most: A with 1,288, 25 times as many. A ran into 1,187 \
         dead ends, B, C into 1."
    );
    let with = |advantage| Ranking { advantage: Some(advantage), ..explained.clone() };
    assert_eq!(
        EN.ranking(&with(Advantage::FewestCandidates)),
        "Fewest nodes: B, C with 52. Most: A with 1,288, 25 times as many. B takes the cell \
         with the fewest candidates: 1 dead end instead of 1,187."
    );
    let equal = Ranking { worst: vec![1, 2], most: 52, ..ranking };
    assert_eq!(EN.ranking(&equal), "All searches need the same number of nodes: 52.");
}

#[test]
fn unfilled_placeholders_stay_in_braces() {
    for phrase in ["{count}", "{other:plain}", "{five|одна|две}", "{rule:acc}"] {
        let said = RU.say(phrase, &[("five", &5_u64), ("rule", &Rule::AntiKnight)]);
        assert!(said.contains('{') && said.contains('}'), "{said}");
    }
}

/// Returns the names of a phrase's placeholders.
fn placeholders(phrase: &str) -> BTreeSet<&str> {
    let inside = phrase.split('{').skip(1).map(|part| part.split_once('}').unwrap().0);
    inside.map(|inside| inside.split([':', '|', '?']).next().unwrap()).collect()
}

#[test]
fn phrases_have_the_same_placeholders_in_every_language() {
    for text in all() {
        let [english, translated] =
            [EN, text].map(|text| [text.phrases.all(), text.later_phrases()].concat());
        for (english, phrase) in english.into_iter().zip(translated) {
            assert_eq!(placeholders(english), placeholders(phrase), "{phrase}");
        }
    }
}

/// Names of file formats, and of techniques, which are the same in several languages.
const INTERNATIONAL: [&str; 7] = ["SVG", "PNG", "DOT", "CP-Profiler", "CSV", "X-wing", "Swordfish"];

#[test]
fn everything_except_names_is_translated() {
    let names = [
        Sample::AiEscargot,
        Sample::Inkala2012,
        Sample::GoldenNugget,
        Sample::EasterMonster,
        Sample::FataMorgana,
    ]
    .map(|name| EN.sample(name).to_owned());
    for text in all().filter(|&text| text != EN) {
        for (english, said) in everything(EN).into_iter().zip(everything(text)) {
            let is_name = names.contains(&said) || INTERNATIONAL.contains(&said.as_str());
            assert!(english != said || is_name, "{said}");
        }
    }
}

#[test]
fn words_do_not_mix_alphabets() {
    let is_cyrillic = |letter: char| ('\u{400}'..='\u{4ff}').contains(&letter);
    for said in [everything(EN), everything(SW)].concat() {
        assert!(!said.contains(is_cyrillic), "{said}");
    }
    for said in everything(RU) {
        for word in said.split(|letter: char| !letter.is_alphabetic()) {
            let cyrillic = word.chars().filter(|&letter| is_cyrillic(letter)).count();
            assert!(cyrillic == 0 || cyrillic == word.chars().count(), "{word} in {said}");
            assert!(word.len() != 1 || word == word.to_uppercase(), "{word} in {said}");
        }
    }
}

#[test]
fn a_blocked_digit_names_its_blocker_and_the_next_cell() {
    let shape = Shape::Nine;
    let here = cell(shape, 2, 1);
    let by = cell(shape, 2, 6);
    let rule = Rule::House(here.houses(shape)[0]);
    let then = Continuation::BackTo(Some(cell(shape, 1, 7)));
    let blocked = Narration::Blocked { digit: digit(5), cell: here, by, rule, then };
    for (text, sentence) in [
        (
            EN,
            "Row 2, column 1: 5 does not fit, because it is already in row 2. Now all nine digits \
             have been checked here, so an earlier digit must be changed: we go back to row 1, \
             column 7.",
        ),
        (
            RU,
            "Строка 2, столбец 1: 5 не подходит — эта цифра уже есть в строке 2. Здесь \
             проверены все девять цифр, значит, надо изменить одну из поставленных раньше: \
             возвращаемся в клетку (строка 1, столбец 7).",
        ),
        (
            SW,
            "Safu mlalo ya 2, safu wima ya 1: 5 haifai, kwa sababu tayari imo katika safu mlalo ya \
             2. Sasa tarakimu zote tisa zimejaribiwa hapa, kwa hiyo lazima tubadilishe tarakimu \
             tuliyoweka awali: tunarudi kwenye safu mlalo ya 1, safu wima ya 7.",
        ),
    ] {
        assert_eq!(text.narration(&blocked, shape), sentence);
    }
}

#[test]
fn numbers_and_nouns_follow_the_language() {
    for (text, small, large) in
        [(EN, "1,287", "12,870"), (RU, "1287", "12\u{a0}870"), (SW, "1,287", "12,870")]
    {
        assert_eq!((text.number(1287), text.number(12_870)), (small.to_owned(), large.to_owned()));
    }
    for (solutions, en, ru, sw) in [
        (1, "1 solution", "1 решение", "suluhisho 1"),
        (2, "2 solutions", "2 решения", "masuluhisho 2"),
        (5, "5 solutions", "5 решений", "masuluhisho 5"),
        (11, "11 solutions", "11 решений", "masuluhisho 11"),
        (21, "21 solutions", "21 решение", "masuluhisho 21"),
    ] {
        for (text, counted) in [(EN, en), (RU, ru), (SW, sw)] {
            let said = text.narration(&Narration::Exhausted { solutions }, Shape::Nine);
            assert!(said.ends_with(&format!(": {counted}.")), "{said}");
        }
    }
}

#[test]
fn counts_of_solutions_use_the_plurals_of_the_language() {
    for (count, en, ru, sw) in [
        (0, "No solution.", "Решений нет.", "Hakuna suluhisho."),
        (1, "Exactly 1 solution.", "Ровно 1 решение.", "Idadi kamili: suluhisho 1."),
        (2, "Exactly 2 solutions.", "Ровно 2 решения.", "Idadi kamili: masuluhisho 2."),
        (288, "Exactly 288 solutions.", "Ровно 288 решений.", "Idadi kamili: masuluhisho 288."),
    ] {
        for (text, said) in [(EN, en), (RU, ru), (SW, sw)] {
            assert_eq!(text.solutions(&SolutionsFact::Exactly(count)), said);
        }
    }
    let about = SolutionsFact::About { mean: 6.671e21, spread: Some(0.0042), probes: 12_000 };
    assert_eq!(
        EN.solutions(&about),
        "≈ 6.67\u{a0}×\u{a0}10²¹, standard error 0.4%, 12,000 probes."
    );
}

#[test]
fn invisible_characters_are_shown_by_their_code() {
    for text in all() {
        for (found, said) in [
            ('\u{1}', "U+0001"),
            ('\u{200b}', "U+200B"),
            ('\u{202e}', "U+202E"),
            ('\u{301}', "U+0301"),
            ('\'', "'"),
            ('ж', "ж"),
            ('\u{fffd}', "\u{fffd}"),
        ] {
            let row = text.malformed(Malformed::Character { column: 2, character: found });
            let reason = Unreadable::UnknownCharacter { character: found };
            let pasted = text.read_error(&ReadError { line: 1, column: 1, reason, format: None });
            for words in [row, pasted] {
                assert!(words.contains(said) && !words.contains(char::is_control), "{words:?}");
            }
        }
    }
}

#[test]
fn cells_have_short_names() {
    let shape = Shape::Sixteen;
    for (text, name) in [(EN, "r1c16"), (RU, "с1к16"), (SW, "m1w16")] {
        assert_eq!(text.short_cell(cell(shape, 1, 16), shape), name);
    }
}

#[test]
fn colors_have_names_and_numbers() {
    let shape = Shape::Nine;
    let colors = [Color::Red, Color::Green].into_iter().collect();
    let view = facts::cell_views(shape).pop().map(|view| CellView { colors, ..view }).unwrap();
    for (text, label, first, last) in [
        (EN, "row 2, column 1: empty, coloured red, green", "Colour 1: red", "Colour 9: grey"),
        (
            RU,
            "строка 2, столбец 1: пусто, цвет: красный, зелёный",
            "Цвет 1: красный",
            "Цвет 9: серый",
        ),
        (
            SW,
            "safu mlalo ya 2, safu wima ya 1: tupu, rangi: nyekundu, kijani",
            "Rangi 1: nyekundu",
            "Rangi 9: kijivu",
        ),
    ] {
        assert_eq!(text.cell(&view, shape), label);
        assert_eq!(text.pad_color(Color::Red), first);
        assert_eq!(text.pad_color(Color::Gray), last);
        let names: BTreeSet<&str> = Color::ALL.into_iter().map(|color| text.color(color)).collect();
        assert_eq!(names.len(), 9);
        assert!(!names.contains(""));
    }
}

#[test]
fn sentences_quote_the_actual_names_of_controls() {
    for text in all() {
        for (said, name) in [
            (text.notice(&Notice::WatchIsReadOnly), text.view(View::Play)),
            (text.notice(&Notice::WorkerUnavailable), text.solve),
            (text.batch_labels().lost.to_owned(), text.batch_labels().go_on),
            (text.mend_clashes_first.to_owned(), text.view(View::Play)),
            (text.go_to_play.to_owned(), text.view(View::Play)),
            (
                text.verdict(Verdict::Refused(Refusal::OnlyGivens), Shape::Nine),
                text.input_mode(InputMode::Given),
            ),
        ] {
            let quoted = [format!("“{name}”"), format!("«{name}»")];
            assert!(quoted.iter().any(|quoted| said.contains(quoted)), "{said}");
        }
    }
}

/// Returns the numbers in a sentence in ascending order. Grouped digits are a single number.
fn numbers(said: &str) -> Vec<u64> {
    let plain: Vec<char> = said.chars().collect();
    let is_group = |place: usize| {
        let around = place.checked_sub(1).and_then(|before| plain.get(before..place + 4));
        matches!(plain[place], ',' | '\u{a0}')
            && around
                .is_some_and(|it| it[0].is_numeric() && it[2..].iter().all(|it| it.is_numeric()))
    };
    let joined = (0..plain.len()).filter(|&place| !is_group(place)).map(|place| plain[place]);
    let joined: String = joined.collect();
    let words = joined.split(|letter: char| !letter.is_ascii_digit()).filter(|it| !it.is_empty());
    let mut numbers: Vec<u64> = words.map(|word| word.parse().unwrap()).collect();
    numbers.sort_unstable();
    numbers
}

/// Returns the cells and digits that a sentence about the search must name.
fn named(narration: &Narration) -> (Vec<Cell>, Vec<Digit>) {
    let back = |then: Continuation| match then {
        Continuation::Try(digit) => (None, Some(digit)),
        Continuation::BackTo(cell) => (cell, None),
    };
    let lacking = |lack: DeadEndCause| match lack {
        DeadEndCause::Cell(cell) => (Some(cell), None),
        DeadEndCause::House { digit, .. } => (None, Some(digit)),
        DeadEndCause::Unknown => (None, None),
    };
    let why = |because: RemovalReason| match because {
        RemovalReason::NoDigitFor(cell) | RemovalReason::AllTriedFor(cell) => (Some(cell), None),
        RemovalReason::NoPlaceFor(digit, _) | RemovalReason::AllPlacesTriedFor(digit, _) => {
            (None, Some(digit))
        }
        RemovalReason::SolutionKept => (None, None),
    };
    let (cells, digits) = match *narration {
        Narration::Start { first, .. } => (vec![first], vec![]),
        Narration::Blocked { digit, cell, by, rule, then } => {
            // A digit in a house is located by naming the house.
            let names_by = matches!(rule, Rule::AntiKnight | Rule::AntiKing | Rule::Thermometer(_));
            (
                vec![Some(cell), names_by.then_some(by), back(then).0],
                vec![Some(digit), back(then).1],
            )
        }
        Narration::Unfit { digit, cell, then, .. } => {
            (vec![Some(cell), back(then).0], vec![Some(digit), back(then).1])
        }
        Narration::Legal { digit, cell, .. } | Narration::Forced { digit, cell, .. } => {
            (vec![Some(cell)], vec![Some(digit)])
        }
        Narration::Placed { digit, cell, next, .. } => {
            let next = if let PlacementOutcome::Cell(next) = next { Some(next) } else { None };
            (vec![Some(cell), next], vec![Some(digit)])
        }
        Narration::Eliminated { cell, digits, .. } => {
            (vec![Some(cell)], digits.iter().map(Some).collect())
        }
        Narration::DeadEnd { cause: at, back_to, .. } => {
            (vec![lacking(at).0, back_to], vec![lacking(at).1])
        }
        Narration::Removed { digit, cell, because, then } => (
            vec![Some(cell), why(because).0, back(then).0],
            vec![Some(digit), why(because).1, back(then).1],
        ),
        Narration::PlaceRemoved { digit, cell, because, next, back_to, .. } => {
            (vec![Some(cell), why(because).0, next.or(back_to)], vec![Some(digit), why(because).1])
        }
        Narration::Program {
            event:
                ProgramEvent::Placed { digit, cell }
                | ProgramEvent::Erased { digit, cell }
                | ProgramEvent::Left { digit, cell },
            ..
        } => (vec![Some(cell)], vec![Some(digit)]),
        Narration::Program {
            event: ProgramEvent::Start { .. } | ProgramEvent::DeadEnd | ProgramEvent::Solved { .. },
            ..
        }
        | Narration::Solved { .. }
        | Narration::Exhausted { .. } => (vec![], vec![]),
    };
    (cells.into_iter().flatten().collect(), digits.into_iter().flatten().collect())
}

#[test]
fn sentences_name_the_same_cells_and_digits_in_every_language() {
    for shape in Shape::ALL {
        for narration in facts::narrations(shape) {
            let mut said = numbers(&EN.narration(&narration, shape));
            for text in all() {
                let translated = text.narration(&narration, shape);
                assert_eq!(numbers(&translated), said, "{translated}");
            }
            let (cells, digits) = named(&narration);
            let places =
                cells.iter().flat_map(|cell| [cell.row(shape) + 1, cell.column(shape) + 1]);
            let digits = digits.iter().filter_map(|digit| digit.symbol().to_digit(10));
            for number in places.map(|it| it as u64).chain(digits.map(u64::from)) {
                let place = said.iter().position(|&it| it == number);
                said.remove(
                    place.unwrap_or_else(|| panic!("{number} is not named: {narration:?}")),
                );
            }
        }
        for report in explored::reports(shape) {
            let said = numbers(&EN.report(&report, shape));
            for text in all() {
                let translated = text.report(&report, shape);
                assert_eq!(numbers(&translated), said, "{translated}");
            }
        }
    }
}

#[test]
fn forced_digits_are_explained_by_their_reason() {
    let shape = Shape::Nine;
    let (cell, digit) = (cell(shape, 2, 5), digit(5));
    let rule = Rule::House(cell.houses(shape)[0]);
    for (text, only_candidate, only_place) in [
        (
            EN,
            "Naked single: row 2, column 5 must be 5, because no other digit is left for it.",
            "Hidden single in row 2: row 2, column 5 must be 5, because 5 has no other place there.",
        ),
        (
            RU,
            "Открытая одиночка — строка 2, столбец 5: здесь 5, других цифр для этой клетки не осталось.",
            "Скрытая одиночка в строке 2 — строка 2, столбец 5: здесь 5, другого места для 5 там нет.",
        ),
        (
            SW,
            "Tarakimu ya lazima (naked single): safu mlalo ya 2, safu wima ya 5 lazima iwe 5, kwa sababu \
             hakuna tarakimu nyingine iliyobaki kwa seli hii.",
            "Tarakimu ya lazima katika safu mlalo ya 2 (hidden single): safu mlalo ya 2, safu wima ya 5 \
             lazima iwe 5, kwa sababu 5 haina mahali pengine humo.",
        ),
    ] {
        for (because, sentence) in
            [(Reason::NakedSingle, only_candidate), (Reason::HiddenSingle { rule }, only_place)]
        {
            let forced = Narration::Forced { digit, cell, because };
            assert_eq!(text.narration(&forced, shape), sentence);
        }
    }
}

#[test]
fn backtracking_is_explained_by_its_reason() {
    let shape = Shape::Nine;
    let back_to = Some(cell(shape, 1, 5));
    let cause = DeadEndCause::Cell(cell(shape, 1, 8));
    let dead_end = Narration::DeadEnd { cause, by_houses: true, back_to, can_change: true };
    for (text, reason) in [
        (
            EN,
            "Dead end: no digit fits in row 1, column 8, because each is already in its row, column or box. \
             An earlier digit must be changed: we go back to row 1, column 5, the last one that can change.",
        ),
        (
            RU,
            "Тупик: в клетку (строка 1, столбец 8) не подходит ни одна цифра — каждая уже есть в её строке, \
             столбце или блоке. Надо изменить одну из поставленных цифр: возвращаемся к последней, которую \
             ещё можно изменить (строка 1, столбец 5).",
        ),
        (
            SW,
            "Mkwamo: hakuna tarakimu inayofaa katika safu mlalo ya 1, safu wima ya 8, kwa sababu kila moja \
             tayari imo katika safu zake au kisanduku chake. Lazima tubadilishe tarakimu ya awali: tunarudi \
             kwenye safu mlalo ya 1, safu wima ya 5, ya mwisho inayoweza kubadilishwa.",
        ),
    ] {
        assert_eq!(text.narration(&dead_end, shape), reason);
    }
}

#[test]
fn keys_are_written_as_people_write_them() {
    for (keys, written) in [
        ("ArrowLeft", "←"),
        ("ArrowRight", "→"),
        ("Escape", "Esc"),
        ("Control+Z", "Ctrl + Z"),
        ("Shift+D", "Shift + D"),
        ("-", "−"),
        ("+", "+"),
        ("Home", "Home"),
    ] {
        assert!(all().all(|text| text.pressed(keys) == written), "{keys}");
    }
    let space = ["Space", "Пробел", "Nafasi"];
    assert_eq!([EN, RU, SW].map(|text| text.pressed("Space")), space);
}

#[test]
fn every_strategy_has_a_name_in_words() {
    for text in all() {
        for cell_order in CELL_ORDERS {
            for digit_order in DIGIT_ORDERS {
                for inference in INFERENCES {
                    let strategy = Strategy::Cells { cell_order, digit_order, inference };
                    let name = text.strategy_name(strategy);
                    assert!(!name.contains(&strategy.to_string()) && !name.contains('/'), "{name}");
                }
            }
        }
    }
}

#[test]
fn a_digit_repeated_in_two_houses_is_one_mistake() {
    let shape = Shape::Nine;
    let (first, second) = (cell(shape, 3, 4), cell(shape, 4, 4));
    let [_, column, block] = first.houses(shape).map(Rule::House);
    let violation = |rule| Violation { rule, cells: vec![first, second] };
    let other = Violation { rule: column, cells: vec![first, cell(shape, 8, 4)] };
    let edited_puzzle = EditedPuzzle::new(Givens::empty(shape));
    for (violations, count) in [
        (vec![violation(column)], 1),
        (vec![violation(column), violation(block)], 1),
        (vec![violation(column), other, violation(block)], 2),
    ] {
        let broken = BoardState::Broken { violations, is_full: false };
        let verdict = Verdict::of_board_state(&broken, &edited_puzzle);
        let Some(Verdict::DigitsBreakRules { times, .. }) = verdict else { panic!("no verdict") };
        assert_eq!(times, count);
    }
}
