//! Russian words and sentences about the state of a puzzle.

use grove_model::puzzle::editor::Refusal;
use sudoku_engine::board::Shape;
use sudoku_engine::fast::{Contradiction, Refutation};
use sudoku_engine::formats::{ReadError, Reason};

use super::words::{Case, counted, house, place};
use super::{Russian, rules};
use crate::text::Verdict;
use crate::text::locale::VerdictText;

impl VerdictText for Russian {
    fn verdict(&self, verdict: Verdict, shape: Shape) -> String {
        match verdict {
            Verdict::Refused(Refusal::Clue) => {
                "Заданные цифры не меняются. Чтобы изменить их, сначала выберите «Условие»."
                    .to_owned()
            }
            Verdict::Refused(Refusal::NoRoomForMark) => {
                "Здесь уже стоит цифра. Сначала сотрите её, чтобы поставить пометку.".to_owned()
            }
            Verdict::Broken { times, first, is_full } => {
                let is_wrong = is_full.then(|| "Поле заполнено, но неверно.".to_owned());
                let first = first.map(|first| rules::broken(first, shape));
                let others = (times > 1).then(|| {
                    format!("Есть и другие нарушения ({}); все эти клетки отмечены.", times - 1)
                });
                is_wrong.into_iter().chain(first).chain(others).collect::<Vec<_>>().join(" ")
            }
            Verdict::Solved => {
                "Решено! Все клетки заполнены, и ни одно правило не нарушено.".to_owned()
            }
            Verdict::Clashing { pairs, first } => format!(
                "Заданные цифры противоречат друг другу ({}). Сначала исправьте отмеченные клетки.{}",
                counted(pairs, ["пара", "пары", "пар"]),
                first.map_or_else(String::new, |first| format!(" {}", rules::broken(first, shape)))
            ),
            Verdict::Breaking { times, first } => format!(
                "Заданные цифры нарушают правила ({}). Сначала исправьте отмеченные клетки.{}",
                counted(times, ["раз", "раза", "раз"]),
                first.map_or_else(String::new, |first| format!(" {}", rules::broken(first, shape)))
            ),
            Verdict::Working => "Идёт решение…".to_owned(),
            Verdict::Unique => "Решено. Это единственное решение.".to_owned(),
            Verdict::Several { differing } => format!(
                "Решений больше одного. Вот два; они различаются в {}, эти клетки отмечены.",
                counted(differing, ["клетке", "клетках", "клетках"])
            ),
            Verdict::Impossible(refutation) => {
                format!("Решения нет. {}", refuted(refutation, shape))
            }
        }
    }

    fn read_error(&self, error: &ReadError) -> String {
        let counted = |count: usize, forms| counted(count as u64, forms);
        let reason = match error.reason {
            Reason::Empty => "в этом тексте нет ни одной клетки".to_owned(),
            Reason::UnknownCharacter { found } => format!("«{found}» — не цифра"),
            Reason::DigitTooLarge { digit, size } => {
                format!("число {digit} слишком велико для поля {size}×{size}")
            }
            Reason::WrongCellCount { found } => format!(
                "текст кончается после {}; на поле их 16, 36, 81 или 256",
                counted(found, ["клетки", "клеток", "клеток"])
            ),
            Reason::TooManyCells { limit } => {
                format!("на поле не больше {}", counted(limit, ["клетки", "клеток", "клеток"]))
            }
            Reason::RowTooShort { row, found, expected }
            | Reason::RowTooLong { row, found, expected } => format!(
                "в строке поля {row} — {} вместо {expected}",
                counted(found, ["клетка", "клетки", "клеток"])
            ),
            Reason::WrongRowCount { found, expected } => {
                format!("здесь {} вместо {expected}", counted(found, ["строка", "строки", "строк"]))
            }
            Reason::UnclosedBracket { bracket } => format!("символ «{bracket}» не закрыт"),
            Reason::BrokenLink => "в этой ссылке нет судоку".to_owned(),
            Reason::LinkTooLong { found, limit } => {
                format!("в ссылке символов: {found}; читается не больше {limit}")
            }
            Reason::UnusableRegions => "в областях не столько клеток, сколько цифр".to_owned(),
            Reason::UnusableCage { cage } => {
                format!("область № {cage} с суммой нельзя заполнить никакими цифрами")
            }
            Reason::UnusableThermometer { thermometer } => {
                format!("термометр {thermometer} нельзя заполнить никакими цифрами")
            }
        };
        format!("Строка текста {}, символ {}: {reason}.", error.line, error.column)
    }
}

fn refuted(refutation: Refutation, shape: Shape) -> String {
    match refutation {
        Refutation::AtSight(at) => format!("Это видно сразу: {}.", contradiction(at, shape)),
        Refutation::ByForcedDigits { placed, contradiction: at } => format!(
            "После {} {}.",
            counted(placed as u64, ["вынужденной цифры", "вынужденных цифр", "вынужденных цифр"]),
            contradiction(at, shape)
        ),
        Refutation::BySearch { nodes: 1 } => {
            "Уже то, что следует из заданных цифр и правил, ведёт к противоречию.".to_owned()
        }
        Refutation::BySearch { nodes } => format!(
            "Испробованы все способы заполнить поле ({}), и каждый привёл к противоречию.",
            counted(nodes, ["ветвь", "ветви", "ветвей"])
        ),
    }
}

fn contradiction(contradiction: Contradiction, shape: Shape) -> String {
    match contradiction {
        Contradiction::CellWithoutDigit { cell } => format!(
            "для {} не осталось цифр: все они уже есть в той же строке, столбце или блоке",
            place(cell, shape, Case::Genitive)
        ),
        Contradiction::HouseWithoutPlace { house: at, digit } => {
            format!("в {} нет места для цифры {}", house(at, Case::Prepositional), digit.symbol())
        }
    }
}
