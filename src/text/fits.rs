//! Which digits fit in a cell of the board that is played.

use grove_model::view::cage_sets::CageSets;
use grove_model::view::dead_end::Obstacle;
use grove_model::view::fits::Fit;
use sudoku_engine::board::{Cell, Digit, DigitSet, Rules, Shape};

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

    /// Lists the digits with which a cage can still be filled, the first ways if there are many.
    pub fn cage_sets(self, cage: &CageSets) -> String {
        /// More would fill a phone.
        const MOST_SETS: usize = 12;
        let CageSets { total, cell_count, sets } = cage;
        let sum = |set: &DigitSet| {
            let symbols: Vec<String> = set.iter().map(|it| it.symbol().to_string()).collect();
            symbols.join("+")
        };
        let listed: Vec<String> = sets.iter().take(MOST_SETS).map(sum).collect();
        let phrase = self.one_of(match sets.len() {
            0 => [
                "{total} in {cells|cell|cells}: no digits are left for it.",
                "{total} в {cells|клетке|клетках|клетках}: подходящих цифр не осталось.",
                "{total} katika seli {cells}: hakuna tarakimu zilizobaki zinazofaa.",
            ],
            1..=MOST_SETS => [
                "{total} in {cells|cell|cells}: {sets}.",
                "{total} в {cells|клетке|клетках|клетках}: {sets}.",
                "{total} katika seli {cells}: {sets}.",
            ],
            _ => [
                "{total} in {cells|cell|cells}: {sets}, and {more} more.",
                "{total} в {cells|клетке|клетках|клетках}: {sets} и ещё {more}.",
                "{total} katika seli {cells}: {sets}, na nyingine {more}.",
            ],
        });
        let more = sets.len().saturating_sub(MOST_SETS);
        let sets = listed.join(", ");
        self.say(
            phrase,
            &[
                ("total", total),
                ("cells", &(*cell_count as u64)),
                ("sets", &sets),
                ("more", &(more as u64)),
            ],
        )
    }

    /// Introduces the digits that fit in a cell, of which there are this many.
    pub fn fitting(self, count: u64) -> String {
        let phrase = self.one_of([
            "{count|digit breaks|digits break} no rule:",
            "{count|цифра не нарушает|цифры не нарушают|цифр не нарушают} правил:",
            "Tarakimu {count} {count?haivunji|hazivunji} sheria:",
        ]);
        self.say(phrase, &[("count", &count)])
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
