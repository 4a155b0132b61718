//! Whether the user's digits are right so far, and what to do when there are none to write.

use grove_model::base::task_state::TaskState;
use grove_model::puzzle::editor::CandidateEdit;
use grove_model::puzzle::journal::Help;
use grove_model::solve::check::{Check, CheckResult};

use super::Text;
use super::number::clock_time;

impl Text {
    pub const fn check(self) -> &'static str {
        self.one_of(["Check", "Проверить", "Hakiki"])
    }

    /// Says what to do with an empty board.
    pub const fn how_to_begin(self) -> &'static str {
        self.one_of([
            "Type or paste a puzzle, or take a new one.",
            "Введите или вставьте задачу либо возьмите новую.",
            "Andika au bandika fumbo, au chukua jipya.",
        ])
    }

    /// Says that the user solved the puzzle with this help, and in how many seconds, if that is known;
    /// `None` if there was no help.
    pub fn solved_with(self, help: Help, seconds: Option<u32>) -> Option<String> {
        let Help { hints, checks } = help;
        let help = match (hints, checks) {
            (0, 0) => return None,
            (_, 0) => [
                "with {hints|hint|hints}",
                "с {hints|подсказкой|подсказками|подсказками}",
                "kwa msaada wa {hints|dokezo|madokezo}",
            ],
            (0, _) => [
                "with {checks|check|checks}",
                "с {checks|проверкой|проверками|проверками}",
                "baada ya kuhakiki mara {checks:plain}",
            ],
            _ => [
                "with {hints|hint|hints} and {checks|check|checks}",
                "с {hints|подсказкой|подсказками|подсказками} и {checks|проверкой|проверками|проверками}",
                "kwa msaada wa {hints|dokezo|madokezo} na kuhakiki mara {checks:plain}",
            ],
        };
        let help = self.say(self.one_of(help), &[("hints", &hints), ("checks", &checks)]);
        let words = match seconds {
            None => ["Solved, {help}.", "Вы решили задачу {help}.", "Umelitatua {help}."],
            Some(_) => [
                "Solved in {time}, {help}.",
                "Вы решили задачу за {time}, {help}.",
                "Umelitatua kwa muda wa {time}, {help}.",
            ],
        };
        let time = clock_time(seconds.unwrap_or_default());
        Some(self.say(self.one_of(words), &[("time", &time), ("help", &help)]))
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

    /// Names the button below “no solution” that asks for an explanation.
    pub const fn why_none(self) -> &'static str {
        self.one_of(["Why is there none?", "Почему его нет?", "Kwa nini hakuna?"])
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
            TaskState::Over(CheckResult::MissingMarks(missing)) => {
                let cells = missing.len() as u64;
                let phrase = self.one_of([
                    "No digit is wrong so far, but the centre marks of {cells|cell leave out its|cells leave out their} digit.",
                    "Ошибок в цифрах пока нет, но среди отметок в центре не хватает верной цифры. Таких клеток: {cells}.",
                    "Tarakimu ziko sawa hadi sasa, lakini alama za katikati hazina tarakimu sahihi katika seli {cells}.",
                ]);
                return self.say(phrase, &[("cells", &cells)]);
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
