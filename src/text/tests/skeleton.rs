//! What is painted before the program has loaded, and so repeats words and icons of the page.

use std::iter;

use grove_model::base::code::Code;
use grove_model::base::guide::Beginning;
use grove_model::base::settings::SidePanel;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::search::compare::{Comparison, Panel};
use sudoku_engine::logic::Grade;

use super::*;

const SKELETON: &str = include_str!("../../../static/entry/skeleton.js");
const WORDS: &str = include_str!("../../../static/entry/skeleton-words.js");
const VIEWS: &str = include_str!("../../../static/entry/skeleton-views.js");
const FIRST_CHOICE: &str = include_str!("../../components/guide/first_choice.rs");
const ICONS: &str = include_str!("../../components/shared/icon.rs");

/// The searches that are compared at first.
const COMPARED: [StrategyPreset; 3] =
    [StrategyPreset::Plain, StrategyPreset::Fewest, StrategyPreset::Singles];

/// Returns the words as a list in JavaScript.
fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.map(|it| format!("\"{it}\"")).collect();
    format!("[{}]", words.join(", "))
}

/// Returns the words of a language in a script.
fn words_of(language: Language, script: &'static str) -> &'static str {
    let (_, words) =
        script.split_once(&format!("  {}: {{\n", language.code())).expect("every language");
    words.split_once("\n  },").expect("its end").0
}

/// Returns the sentence about the start of a search, with `#` for each number.
fn start(text: Text) -> String {
    let first = Some(cell(Shape::Nine, 5, 7));
    let said = text.narration(&Narration::Start { first, empty: 51 }, Shape::Nine);
    said.replace("51", "#").replace(['5', '7'], "#")
}

#[test]
fn the_skeleton_has_the_words_of_the_page() {
    for text in all() {
        let expected = [
            format!("views: {}", list(View::VARIANTS.iter().map(|&view| text.view(view)))),
            format!("pens: {}", list(InputMode::VARIANTS.iter().map(|&pen| text.input_mode(pen)))),
            format!("solve: \"{}\"", text.solve),
            format!("helps: {}", list([text.check(), text.what_fits(), text.hint()].into_iter())),
            format!(
                "panels: {}",
                list(SidePanel::VARIANTS.iter().map(|&side| text.side_panel(side)))
            ),
            format!("loading: \"{}\"", text.chunk_loading),
        ];
        let labels = text.batch_labels();
        let options = [labels.time_each, text.batch_rate_each()];
        let batch = [
            format!("actions: {}", list([labels.choose_file, labels.paste_text].into_iter())),
            format!("options: {}", list(options.into_iter())),
            format!("invitation: \"{}\"", labels.invitation),
            format!("formats: \"{}\"", labels.formats),
        ];
        let compared = text.comparison();
        let fields = [text.puzzle, text.goal, compared.play_together, compared.panels];
        let searches = COMPARED.into_iter().map(|preset| text.strategy_preset(preset));
        let paces = PaceUnit::VARIANTS.iter().map(|&pace| text.compare_pace(pace));
        let compare = [
            format!("fields: {}", list(fields.into_iter())),
            format!("sample: \"{}\"", text.sample(Sample::Article)),
            format!("searches: {}", list(searches)),
            format!("goals: {}", list([text.goal_first, text.goal_all].into_iter())),
            format!("paces: {}", list(paces)),
            format!("panels: {}", list(Panel::VARIANTS.iter().map(|&it| text.compare_panel(it)))),
            format!("add: \"{}\"", compared.add_search),
        ];
        let beginning = |name, it| {
            format!("{name}: {}", list([text.beginning(it), &text.about_beginning(it)].into_iter()))
        };
        let grades = [Grade::Easy, Grade::Medium, Grade::Hard].map(|grade| text.grade(grade));
        let first = [
            format!("about: \"{}\"", text.first_sentence()),
            beginning("solve", Beginning::Solve),
            format!("grades: {}", list(iter::once(text.first_new()).chain(grades))),
            beginning("small", Beginning::WatchSmall),
            beginning("large", Beginning::WatchLarge),
        ];
        let watch = [format!("start: \"{}\"", start(text)), format!("speed: \"{}\"", text.speed)];
        let of_views =
            watch.into_iter().chain(batch).chain(compare).chain(first).map(|it| (it, VIEWS));
        for (words, script) in expected.map(|it| (it, WORDS)).into_iter().chain(of_views) {
            let of_language = words_of(text.language, script);
            assert!(of_language.contains(&words), "{words} is not in {of_language}");
        }
    }
    let compared = COMPARED.map(StrategyPreset::strategy).to_vec();
    let compared = Comparison::of(compared, None).expect("searches to compare");
    assert_eq!(format!("{compared:?}"), format!("{:?}", Comparison::default()));
    let codes = list(View::VARIANTS.iter().copied().map(Code::code));
    assert!(SKELETON.contains(&format!("const VIEWS = {codes};")), "{codes}");
    let signs = list(Language::VARIANTS.iter().map(|&language| Text::language_sign(language)));
    assert!(SKELETON.contains(&format!("const SIGNS = {signs};")), "{signs}");
    assert!(SKELETON.contains(Sample::Article.line()));
    let speed = format!("{}, {}", Speed::FASTEST.stop(), Speed::default().stop());
    assert!(VIEWS.contains(&format!("slider(\"slider\", {speed})")), "{speed}");
}

#[test]
fn the_skeleton_has_the_tree_of_the_first_choice() {
    let (_, tree) = VIEWS.split_once("const SMALL_TREE = [").expect("the tree");
    let (tree, _) = tree.split_once("];").expect("its end");
    let paths: Vec<&str> = tree.split('"').skip(1).step_by(2).collect();
    assert_eq!(paths.len(), 3);
    for path in paths {
        assert!(FIRST_CHOICE.contains(&format!("\"{path}\"")), "{path}");
    }
}

#[test]
fn the_skeleton_has_the_icons_of_the_page() {
    // Long paths are continued on the next line there.
    let icons = ICONS.replace("\\\n         ", "");
    let scripts = [SKELETON, VIEWS].concat();
    let paths: Vec<&str> =
        scripts.split('"').filter(|it| it.starts_with('M') && it.contains('l')).collect();
    assert!(paths.len() >= 10, "{paths:?}");
    for path in paths {
        assert!(icons.contains(&format!("\"{path}\"")), "{path}");
    }
}
