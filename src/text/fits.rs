//! Which digits fit in a cell of the board that is played.

use grove_model::view::dead_end::Obstacle;
use grove_model::view::fits::Fit;
use sudoku_engine::board::{Cell, Digit, Rules, Shape};

use super::Text;
use super::named_rule::NamedRule;
use super::phrase::At;

impl Text {
    pub const fn what_fits(self) -> &'static str {
        self.one_of(["What fits here?", "Что подходит?", "Zipi zinafaa?"])
    }

    pub const fn select_empty_cell(self) -> &'static str {
        self.one_of([
            "Select one empty cell: this says what blocks each digit there.",
            "Выберите одну пустую клетку: здесь будет сказано, что мешает каждой цифре.",
            "Chagua seli moja tupu: hapa pataelezwa kinachozuia kila tarakimu.",
        ])
    }

    /// Returns the heading of the list.
    pub fn digits_of(self, cell: Cell, shape: Shape) -> String {
        let phrase =
            self.one_of(["Digits in {cell}", "Цифры в клетке {cell}", "Tarakimu katika {cell}"]);
        self.say(phrase, &[("cell", &self.short_cell(cell, shape))])
    }

    /// Describes whether a digit fits, and why not.
    pub fn fit(self, digit: Digit, fit: Fit, rules: &Rules) -> String {
        let named = |rule| NamedRule(rule, rules);
        let reason = match fit {
            Fit::Fits => self
                .one_of(["it breaks no rule", "не нарушает правил", "haivunji sheria yoyote"])
                .to_owned(),
            Fit::Blocked(Obstacle { by, rule, .. }) => {
                self.blocked(rule, &named(rule), At(by, rules.shape()))
            }
            Fit::Unfit(rule) => self.unfit(rule, &named(rule)),
        };
        format!("{}: {reason}", digit.symbol())
    }
}
