//! Russian words and sentences of notices.

use grove_model::base::steps::{Mark, Way};
use grove_model::model::link::{Field, LinkProblem};
use grove_model::model::notice::Notice;
use sudoku_engine::formats::{Alphabet, Format};

use super::words::counted;
use super::{Russian, rules};
use crate::text::locale::NoticeText;

impl NoticeText for Russian {
    fn notice(&self, notice: &Notice) -> String {
        let words = match notice {
            Notice::Read { format, alphabet, clues } => return read(*format, *alphabet, *clues),
            Notice::Made { clues, seed } => {
                let forms = ["заданная цифра", "заданные цифры", "заданных цифр"];
                return format!("Новая задача: {}. Зерно {seed}.", counted(*clues as u64, forms));
            }
            Notice::Link(problem) => return link_problem(problem),
            Notice::LeftOut { names } => return rules::left_out(&names.join(", ")),
            Notice::NoCage(problem) => return rules::no_cage(*problem),
            Notice::NoThermometer(error) => return rules::no_thermometer(*error),
            Notice::Copied => "Скопировано.",
            Notice::CopyFailed => "Браузер не разрешил копирование.",
            Notice::StorageForbidden => {
                "Этот браузер ничего не хранит для этой страницы: после перезагрузки ваши цифры \
                 пропадут."
            }
            Notice::StorageFull => {
                "Место, отведённое браузером этой странице, кончилось: последние цифры не сохранены."
            }
            Notice::StorageCorrupt => {
                "Сохранённое в прошлый раз прочитать не удалось. Оно отложено, сохранение начато заново."
            }
            Notice::WorkerRestarted => {
                "Фоновый поиск неожиданно прервался и был запущен снова. Поиск начинается сначала."
            }
            Notice::WorkerUnavailable => {
                "Фоновый поиск не запускается: смотреть по шагам можно, а дальние переходы и «Решить» \
                 не работают. Перезагрузите страницу, чтобы попробовать снова."
            }
            Notice::NoMark { mark: Mark::Solution, way: Way::On } => "Дальше решений нет.",
            Notice::NoMark { mark: Mark::Solution, way: Way::Back } => "Раньше решений нет.",
            Notice::NoMark { mark: Mark::DeadEnd, way: Way::On } => "Дальше тупиков нет.",
            Notice::NoMark { mark: Mark::DeadEnd, way: Way::Back } => "Раньше тупиков нет.",
            Notice::WatchIsReadOnly => "Чтобы изменить задачу, перейдите в режим «Игра».",
        };
        words.to_owned()
    }
}

fn read(format: Format, alphabet: Alphabet, clues: usize) -> String {
    let format = match format {
        Format::Line => "одна строка",
        Format::Rows => "строки",
        Format::Boxed => "таблица с рамкой",
        Format::Arrays => "списки чисел",
        Format::CommaRows => "строки с разделителями",
        Format::FPuzzles => "ссылка F-Puzzles",
    };
    let alphabet = match alphabet {
        Alphabet::FromOne => "",
        Alphabet::FromZero => " Цифры от 0 до F стали цифрами от 1 до G.",
    };
    let clues = counted(clues as u64, ["заданная цифра", "заданные цифры", "заданных цифр"]);
    format!("Прочитано как {format}: {clues}.{alphabet}")
}

fn link_problem(problem: &LinkProblem) -> String {
    let LinkProblem { field, value } = problem;
    match field {
        Field::Puzzle => format!("Задачу «{value}» из ссылки прочитать нельзя."),
        Field::Rules => {
            format!("Правила «{value}» из ссылки прочитать нельзя, или они не подходят к её полю.")
        }
        Field::View => format!("В ссылке указан режим «{value}», а на этой странице такого нет."),
        Field::Search => {
            format!("В ссылке указан поиск «{value}», а эта страница такого не знает.")
        }
        Field::Against => {
            format!("В ссылке сравнивается «{value}», а это не два, три или четыре разных поиска.")
        }
        Field::Pace => {
            format!("По ссылке поиски идут вместе по «{value}», а эта страница так не умеет.")
        }
        Field::Goal => format!("Цель «{value}» в ссылке — не число и не «all»."),
        Field::Explore => format!("Не все выборы «{value}» из ссылки здесь возможны."),
        Field::Making => {
            format!(
                "По «{value}» из ссылки задачу составить нельзя, или в ней нет такого пропуска."
            )
        }
        Field::Step => format!("«{value}» в ссылке — не номер шага."),
        Field::Language => {
            format!("В ссылке указан язык «{value}», а эта страница на нём не говорит.")
        }
        Field::Unknown => {
            format!("В ссылке есть «{value}», но для этой страницы это ничего не значит.")
        }
    }
}
