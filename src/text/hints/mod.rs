//! The next step that logic finds, in words: where to look, the name of the technique, and why the
//! step is valid.

mod all_steps;
mod rating;
mod reasons;
mod solution_steps;
mod techniques;

use grove_model::base::task_state::TaskState;
use grove_model::solve::hint::{Hint, HintResult, HintStage, HintStep};
use grove_model::view::hint::{by_digit, houses};
use sudoku_engine::board::{Cell, Digit, DigitSet, Rule, Rules, Shape};
use sudoku_engine::logic::{Candidate, Step};

pub(super) use reasons::concluded;

use super::Text;
use super::named_rule::NamedRule;

impl Text {
    /// Names the button that asks for a hint.
    pub const fn hint(self) -> &'static str {
        self.one_of(["Hint", "Подсказка", "Dokezo"])
    }

    /// Names the button that shows more of a hint.
    pub const fn more_of_hint(self, stage: HintStage) -> &'static str {
        self.one_of(match stage {
            HintStage::Area => ["Which idea?", "Какой приём?", "Mbinu gani?"],
            HintStage::Technique => ["Show the step", "Показать шаг", "Onyesha hatua"],
            HintStage::Step => ["Do it", "Сделать шаг", "Fanya hatua"],
        })
    }

    pub const fn looking_for_hint(self) -> &'static str {
        self.one_of([
            "Looking for the next step…",
            "Ищем следующий шаг…",
            "Hatua inayofuata inatafutwa…",
        ])
    }

    /// Names the button that adds missing marks.
    pub const fn restore_marks(self) -> &'static str {
        self.one_of(["Add candidates", "Добавить кандидаты", "Ongeza zinazofaa"])
    }

    /// Names the button that writes a digit of the solution.
    pub const fn show_one_digit(self) -> &'static str {
        self.one_of(["Show one digit", "Показать одну цифру", "Onyesha tarakimu moja"])
    }

    pub const fn close_hint(self) -> &'static str {
        self.one_of(["Close the hint", "Закрыть подсказку", "Funga dokezo"])
    }

    /// Names the setting that allows steps which presuppose that there is only one solution.
    pub const fn uses_uniqueness(self) -> &'static str {
        self.one_of([
            "Hints may rely on a single solution",
            "Подсказки учитывают, что решение одно",
            "Madokezo yategemee suluhisho kuwa moja",
        ])
    }

    /// Describes as much of a hint as its stage allows.
    pub fn hint_words(self, hint: &Hint, rules: &Rules) -> String {
        match &hint.state {
            TaskState::Idle | TaskState::Working(_) | TaskState::Over(HintResult::Check(_)) => {
                self.looking_for_hint().to_owned()
            }
            TaskState::Over(HintResult::Stuck(digits)) => self.stuck(!digits.is_empty()).to_owned(),
            TaskState::Over(HintResult::MissingMarks(candidates)) => {
                self.missing_marks(candidates, rules.shape())
            }
            TaskState::Over(HintResult::Step(step)) => self.hint_step(step, hint.stage, rules),
        }
    }

    const fn stuck(self, is_proper: bool) -> &'static str {
        self.one_of(if is_proper {
            [
                "No technique that this page knows finds a step from here. One digit of the solution may get you going again.",
                "Ни один из приёмов, известных этой странице, здесь не даёт шага. Сдвинуться с места поможет одна цифра решения.",
                "Hakuna mbinu inayojulikana na ukurasa huu inayopata hatua kutoka hapa. Tarakimu moja ya suluhisho inaweza kukusaidia kuendelea.",
            ]
        } else {
            [
                "No technique that this page knows finds a step from here: the puzzle has more than one solution.",
                "Ни один из приёмов, известных этой странице, здесь не даёт шага: решений у задачи больше одного.",
                "Hakuna mbinu inayojulikana na ukurasa huu inayopata hatua kutoka hapa: fumbo lina masuluhisho zaidi ya moja.",
            ]
        })
    }

    const fn no_step(self) -> &'static str {
        self.one_of([
            "No technique that this page knows finds a step from here.",
            "Ни один из приёмов, известных этой странице, здесь не даёт шага.",
            "Hakuna mbinu inayojulikana na ukurasa huu inayopata hatua kutoka hapa.",
        ])
    }

    fn missing_marks(self, candidates: &[Candidate], shape: Shape) -> String {
        let cells: Vec<Cell> = candidates.iter().map(|it| it.cell).collect();
        let phrase = self.one_of([
            "Your centre marks in {cells} lack the digit that belongs there.",
            "Среди ваших отметок в центре нет верной цифры: {cells}.",
            "Alama zako za katikati katika {cells} hazina tarakimu iliyo sahihi.",
        ]);
        self.say(phrase, &[("cells", &self.short_cells(&cells, shape))])
    }

    /// Describes a step: where to look, then its technique, too, then all of it.
    pub(super) fn hint_step(self, hint: &HintStep, stage: HintStage, rules: &Rules) -> String {
        let step = &hint.step;
        match stage {
            HintStage::Area => self.area_of(step, rules),
            HintStage::Technique => {
                format!("{} {}.", self.area_of(step, rules), self.technique(step.technique))
            }
            HintStage::Step => self.explained_step(hint, rules),
        }
    }

    /// Describes what a step concludes, and why.
    fn explained_step(self, hint: &HintStep, rules: &Rules) -> String {
        let phrase = self.one_of([
            "{conclusion}: {reason}",
            "{conclusion} — {reason}",
            "{conclusion}: {reason}",
        ]);
        let conclusion = self.conclusion(&hint.step, rules.shape());
        self.say(phrase, &[("conclusion", &conclusion), ("reason", &self.reason(hint, rules))])
    }

    /// Describes where to look.
    fn area_of(self, step: &Step, rules: &Rules) -> String {
        let houses = houses(step);
        if houses.is_empty() {
            return self
                .one_of([
                    "Look at the marked cells.",
                    "Посмотрите на выделенные клетки.",
                    "Angalia seli zilizoangaziwa.",
                ])
                .to_owned();
        }
        let phrase =
            self.one_of(["Look at {houses}.", "Посмотрите: {houses}.", "Angalia {houses}."]);
        self.say(phrase, &[("houses", &self.rules_listed(&houses, rules))])
    }

    /// Lists the names of some of the rules of a puzzle.
    pub(super) fn rules_listed(self, listed: &[Rule], rules: &Rules) -> String {
        let name = |&rule: &Rule| self.say("{rule}", &[("rule", &NamedRule(rule, rules))]);
        let names: Vec<String> = listed.iter().map(name).collect();
        names.join(", ")
    }

    /// Describes what a step concludes.
    pub fn conclusion(self, step: &Step, shape: Shape) -> String {
        let is = self.one_of(["{cell} is {digit}", "{cell}: здесь {digit}", "{cell} ni {digit}"]);
        let is_not = self.one_of([
            "{cells} cannot be {digits}",
            "{cells}: не {digits}",
            "{cells} {is_one?haiwezi|haziwezi} kuwa {digits}",
        ]);
        let placed = step.placements.iter().map(|it| {
            self.say(is, &[("cell", &self.short_cell(it.cell, shape)), ("digit", &it.digit)])
        });
        let eliminated = with_same_cells(&step.eliminations).into_iter().map(|(digits, cells)| {
            let fills = [
                ("cells", &self.short_cells(&cells, shape) as &dyn super::phrase::Fill),
                ("is_one", &(cells.len() == 1)),
                ("digits", &self.either(digits)),
            ];
            self.say(is_not, &fills)
        });
        placed.chain(eliminated).collect::<Vec<_>>().join("; ")
    }

    /// Lists digits as alternatives: `1`, `1 or 2`, `1, 2 or 3`.
    fn either(self, digits: DigitSet) -> String {
        let symbols: Vec<String> = digits.iter().map(|digit| digit.symbol().to_string()).collect();
        match symbols.split_last() {
            Some((last, before)) if !before.is_empty() => {
                let or = self.one_of(["or", "или", "au"]);
                format!("{} {or} {last}", before.join(", "))
            }
            Some((last, _)) => last.clone(),
            None => String::new(),
        }
    }
}

/// Returns the digits of candidates with their cells. Digits with the same cells are together.
fn with_same_cells(candidates: &[Candidate]) -> Vec<(DigitSet, Vec<Cell>)> {
    let mut groups: Vec<(DigitSet, Vec<Cell>)> = Vec::new();
    for (digit, cells) in by_digit(candidates) {
        match groups.iter_mut().find(|(_, known)| *known == cells) {
            Some((digits, _)) => digits.insert(digit),
            None => groups.push((only(digit), cells)),
        }
    }
    groups
}

fn only(digit: Digit) -> DigitSet {
    DigitSet::from_iter([digit])
}
