//! The titles of printed pages and saved pictures of a search, and the words of their legends.
//! They are in the program and not in the tables of a language, which are part of every first
//! load.

use grove_model::Model;
use grove_model::base::samples::Sample;
use grove_model::model::export::Subject;
use grove_model::view::export::{Caption, Sign};
use sudoku_engine::formats;

use super::Text;
use super::board_picture::PictureLabel;

impl Text {
    /// Returns the title of a picture of the search, and the line below it: the puzzle; the
    /// method and the step.
    pub fn search_title(self, model: &Model) -> [String; 2] {
        let player = model.watch.player.as_ref();
        let method = match player {
            Some(player) if player.stepper.is_written() => self.my_program().to_owned(),
            Some(_) | None => self.strategy_name(model.watch.strategy),
        };
        let step =
            player.map(|player| self.step(player.stepper.counters().step(), player.total_steps()));
        let below = [Some(method), step].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        [self.searched_puzzle(model), below]
    }

    /// Returns the name of the puzzle: that given by the user or, for a sample, by the page;
    /// otherwise its size and its first cells.
    fn searched_puzzle(self, model: &Model) -> String {
        let name = model.puzzle_name();
        let puzzle = model.play.editor.edited_puzzle();
        if !name.is_empty() && model.own_puzzle().is_same_puzzle(puzzle) {
            return name.to_string();
        }
        let is_sample = |sample: &Sample| sample.givens() == puzzle.givens;
        if let Some(sample) = Sample::all().find(is_sample).filter(|_| puzzle.rules.is_classic()) {
            return self.sample(sample).to_owned();
        }
        let size = puzzle.shape().size();
        let cells: String = formats::line(&puzzle.givens).chars().take(size).collect();
        let untitled = self.picture_label(PictureLabel::Untitled);
        format!("{untitled} {size}×{size}, {}…", cells.replace(['0', '.'], "·"))
    }

    /// Returns the words around a picture. A picture of the board has none but its name.
    pub fn picture_caption(self, model: &Model, subject: Subject) -> Caption {
        let [title, below] = self.search_title(model);
        let shape = model.play.editor.shape();
        let legend = match subject {
            Subject::Board => {
                let title = self.export_subject(subject).to_owned();
                return Caption { title, ..Caption::default() };
            }
            Subject::Map => self.signs_of_map(),
            Subject::Tree | Subject::Steps | Subject::Levels => self.signs_of_tree(),
        };
        let cells = shape.cells().map(|cell| self.short_cell(cell, shape)).collect();
        Caption { title, below, legend, cells }
    }

    fn signs_of_tree(self) -> Vec<(Sign, String)> {
        let signs = [
            (Sign::Circle, ["guess", "предположение", "kisio"]),
            (Sign::Disc, ["forced digit", "единственно возможная цифра", "tarakimu ya lazima"]),
            (Sign::Diamond, ["solution", "решение", "suluhisho"]),
            (Sign::Square, ["dead end", "тупик", "mkwamo"]),
            (Sign::Triangle, ["collapsed branch", "свёрнутая ветвь", "tawi lililokunjwa"]),
            (Sign::Dashed, ["not reached", "сюда не дошли", "haijafikiwa"]),
        ];
        signs.map(|(sign, words)| (sign, self.one_of(words).to_owned())).to_vec()
    }

    fn signs_of_map(self) -> Vec<(Sign, String)> {
        let signs = [
            (Sign::Hatched, ["no solution below", "ниже нет решений", "hakuna suluhisho chini"]),
            (Sign::Underlined, ["a solution below", "ниже есть решение", "kuna suluhisho chini"]),
            (Sign::Diamond, ["solution", "решение", "suluhisho"]),
        ];
        signs.map(|(sign, words)| (sign, self.one_of(words).to_owned())).to_vec()
    }
}
