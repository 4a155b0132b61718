//! Every step from a position, in words.

use grove_model::base::task_state::TaskState;
use grove_model::solve::all_steps::{AllStepsState, TechniqueSteps};

use crate::text::Text;

impl Text {
    /// Names the button that looks for every step.
    pub const fn all_steps_here(self) -> &'static str {
        self.one_of(["All steps here", "Все шаги отсюда", "Hatua zote hapa"])
    }

    /// Says how many steps there are; empty until they are asked for.
    pub fn all_steps(self, state: &AllStepsState) -> String {
        match state {
            TaskState::Idle => String::new(),
            TaskState::Working(_) => self
                .one_of(["Looking for all steps…", "Ищем все шаги…", "Hatua zote zinatafutwa…"])
                .to_owned(),
            TaskState::Over(steps) if steps.techniques.is_empty() => self
                .one_of([
                    "No step was found from here.",
                    "Отсюда не найдено ни одного шага.",
                    "Hakuna hatua iliyopatikana kutoka hapa.",
                ])
                .to_owned(),
            TaskState::Over(steps) => {
                let phrase = self.one_of([
                    "{steps|step|steps} by {techniques|technique|techniques}. Choose one to see it on the board.",
                    "{steps|шаг|шага|шагов}, {techniques|приём|приёма|приёмов}. Выберите шаг, чтобы увидеть его на поле.",
                    "Hatua {steps} kwa mbinu {techniques}. Chagua moja uione ubaoni.",
                ]);
                let (steps, techniques) = (steps.count(), steps.techniques.len());
                self.say(phrase, &[("steps", &steps), ("techniques", &techniques)])
            }
        }
    }

    /// Describes how many steps of a technique are listed, if not all of them are.
    pub fn only_first_steps(self, of_technique: &TechniqueSteps) -> Option<String> {
        let listed = of_technique.steps.len();
        let phrase = self.one_of([
            "The first {listed} of {count}.",
            "Первые {listed} из {count}.",
            "{listed} za kwanza kati ya {count}.",
        ]);
        let fills = [
            ("listed", &listed as &dyn super::super::phrase::Fill),
            ("count", &of_technique.count),
        ];
        (listed < of_technique.count).then(|| self.say(phrase, &fills))
    }
}
