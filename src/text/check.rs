//! Whether the user's digits are right so far, and what to do when there are none to write.

use grove_model::base::task_state::TaskState;
use grove_model::puzzle::editor::CandidateEdit;
use grove_model::solve::check::{Check, CheckResult};

use super::Text;

impl Text {
    pub const fn check(self) -> &'static str {
        self.one_of(["Check", "Проверить", "Hakiki"])
    }

    /// Names the button that leads to new puzzles, when there is nothing to play.
    pub const fn offer_new(self) -> &'static str {
        self.one_of(["New puzzle…", "Новая задача…", "Fumbo jipya…"])
    }

    /// Names the button that writes the candidates of all empty cells.
    pub const fn candidate_edit(self, edit: CandidateEdit) -> &'static str {
        self.one_of(match edit {
            CandidateEdit::Fill | CandidateEdit::Nothing => {
                ["Fill candidates", "Вписать кандидаты", "Jaza zinazofaa"]
            }
            CandidateEdit::RemoveImpossible => {
                ["Remove impossible", "Убрать лишние", "Ondoa zisizofaa"]
            }
        })
    }

    /// Names the button that shows which digits are wrong.
    pub const fn show_wrong(self) -> &'static str {
        self.one_of(["Show which", "Показать, какие", "Onyesha zipi"])
    }

    /// Names the button that undoes edits until all digits are right.
    pub const fn back_to_right(self) -> &'static str {
        self.one_of([
            "Back to the last right position",
            "Назад, где всё было верно",
            "Rudi pale ambapo zote zilikuwa sahihi",
        ])
    }

    /// Describes the result of a check, or that it is in progress.
    pub fn check_result(self, check: &Check) -> String {
        let words = match &check.state {
            TaskState::Idle | TaskState::Working(_) => {
                ["Checking your digits…", "Проверяем ваши цифры…", "Tarakimu zako zinahakikiwa…"]
            }
            TaskState::Over(CheckResult::NoDigits) => [
                "Nothing to check yet: you have not written any digits. The puzzle has exactly one solution.",
                "Проверять пока нечего: вы ещё не вписали ни одной цифры. Решение у задачи ровно одно.",
                "Bado hakuna cha kuhakiki: hujaandika tarakimu yoyote. Fumbo lina suluhisho moja tu.",
            ],
            TaskState::Over(CheckResult::Right) => {
                ["Right so far.", "Пока всё верно.", "Sahihi hadi sasa."]
            }
            TaskState::Over(CheckResult::Ambiguous) => [
                "Nothing is wrong so far, but the puzzle has more than one solution.",
                "Ошибок пока нет, но решений у задачи больше одного.",
                "Hakuna kosa hadi sasa, lakini fumbo lina zaidi ya suluhisho moja.",
            ],
            TaskState::Over(CheckResult::Wrong { cells, .. }) => {
                let wrong = cells.len() as u64;
                let phrase = self.one_of([
                    "{wrong|of your digits is|of your digits are} wrong.",
                    "Неверных цифр: {wrong}.",
                    "{wrong|Tarakimu yako|Tarakimu zako} si sahihi.",
                ]);
                return self.say(phrase, &[("wrong", &wrong)]);
            }
            TaskState::Over(CheckResult::Incompatible { .. }) => [
                "These digits cannot all be right: each is in some solution, but no solution has all of them.",
                "Все эти цифры вместе не могут быть верны: каждая есть в каком-то решении, но все сразу — ни в одном.",
                "Tarakimu hizi haziwezi kuwa sahihi zote: kila moja imo katika suluhisho fulani, lakini hakuna suluhisho lenye zote.",
            ],
            TaskState::Over(CheckResult::NoSolution) => [
                "The puzzle has no solution, so its givens must be wrong.",
                "У задачи нет решения: ошибка в заданных цифрах.",
                "Fumbo halina suluhisho; kuna kosa katika tarakimu zilizotolewa.",
            ],
        };
        self.one_of(words).to_owned()
    }
}
