//! The steps by which logic solves a puzzle, in words.

use grove_model::base::task_state::TaskState;
use grove_model::model::state::Play;
use grove_model::solve::rating::{LogicSolution, RatingResult};

use sudoku_engine::board::Rules;

use crate::text::Text;

impl Text {
    /// Names the button that shows the steps on the board.
    pub const fn solve_by_logic(self) -> &'static str {
        self.one_of(["Solve by logic", "Решить рассуждениями", "Tatua kwa mantiki"])
    }

    pub const fn copy_steps(self) -> &'static str {
        self.one_of([
            "Copy the steps in HoDoKu’s notation",
            "Копировать шаги в записи HoDoKu",
            "Nakili hatua kwa mtindo wa HoDoKu",
        ])
    }

    pub const fn save_steps(self) -> &'static str {
        self.one_of([
            "Save the steps in HoDoKu’s notation",
            "Сохранить шаги в записи HoDoKu",
            "Hifadhi hatua kwa mtindo wa HoDoKu",
        ])
    }

    /// Returns the heading of the list of steps.
    pub const fn steps_in_order(self) -> &'static str {
        self.one_of(["All steps in order", "Все шаги по порядку", "Hatua zote kwa mpangilio"])
    }

    /// Describes the next of the steps that solve the puzzle, or why there is none.
    pub fn solution_step(self, play: &Play) -> String {
        match play.logic_walk.as_deref() {
            None => String::new(),
            Some(walk) => match &walk.rating {
                TaskState::Over(RatingResult::Rated(solution)) => {
                    let rules = &play.editor.edited_puzzle().rules;
                    self.step_of(solution, walk.player.step_count, rules)
                }
                state @ (TaskState::Over(RatingResult::NotProper)
                | TaskState::Working(_)
                | TaskState::Idle) => self.rating(state),
            },
        }
    }

    fn step_of(self, solution: &LogicSolution, done: usize, rules: &Rules) -> String {
        let count = solution.steps.len();
        if solution.steps.is_empty() && !solution.rating.is_solved {
            return self.no_step().to_owned();
        }
        let Some(next) = solution.steps.get(done) else {
            let phrase = self.one_of(if solution.rating.is_solved {
                [
                    "Solved in {count|step|steps}.",
                    "Решено за {count|шаг|шага|шагов}.",
                    "Limetatuliwa kwa hatua {count}.",
                ]
            } else {
                [
                    "After {count|step|steps}, no known technique goes further.",
                    "Дальше известные приёмы не ведут: сделано {count|шаг|шага|шагов}.",
                    "Baada ya hatua {count}, hakuna mbinu inayojulikana inayoendelea.",
                ]
            });
            return self.say(phrase, &[("count", &count)]);
        };
        let phrase = self.one_of([
            "Step {nth} of {count}. {technique}. {step}",
            "Шаг {nth} из {count}. {technique}. {step}",
            "Hatua ya {nth} kati ya {count}. {technique}. {step}",
        ]);
        let (technique, step) =
            (self.technique(next.step.technique), self.explained_step(next, rules));
        let nth = done + 1;
        self.say(
            phrase,
            &[("nth", &nth), ("count", &count), ("technique", &technique), ("step", &step)],
        )
    }
}
