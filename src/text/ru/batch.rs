//! Russian words of batches.

use grove_model::batch::{Column, Figure, Form, Kind, Only};
use sudoku_engine::batch::Malformed;

use super::words::{counted, number};
use crate::text::BatchLabel;

pub(super) const fn label(label: BatchLabel) -> &'static str {
    match label {
        BatchLabel::Column(column) => self::column(column),
        BatchLabel::Kind(kind) | BatchLabel::Only(Only::Kind(kind)) => self::kind(kind),
        BatchLabel::Only(Only::All) => "все строки",
        BatchLabel::Only(Only::Wrong) => "неверное решение в файле",
        BatchLabel::Form(form) => self::form(form),
        BatchLabel::Figure(Figure::Clues) => "Задано",
        BatchLabel::Figure(Figure::Guesses) => "Догадки",
        BatchLabel::Figure(Figure::Nanos) => "Микросекунды",
        BatchLabel::Invitation => {
            "Перетащите сюда файл со многими судоку, выберите его или вставьте его текст."
        }
        BatchLabel::Formats => {
            "Одна задача в строке (.sdm, .txt), таблица (.csv) с заголовком или без него, с колонкой решений для проверки или без неё, либо файл OpenSudoku. Файл любого размера читается по частям и не покидает это устройство."
        }
        BatchLabel::ChooseFile => "Выбрать файл…",
        BatchLabel::PasteText => "Вставить текст…",
        BatchLabel::PasteTitle => "Вставить много судоку",
        BatchLabel::PasteHint => {
            "Одна задача в строке, таблица из электронной таблицы или OpenSudoku."
        }
        BatchLabel::DropHere => "Отпустите файл здесь",
        BatchLabel::PastedText => "Вставленный текст",
        BatchLabel::TimeEach => "Время каждой задачи",
        BatchLabel::TimeEachMeaning => {
            "Каждая задача решается снова и снова в течение двух тысячных секунды, чтобы узнать её время. Это дольше."
        }
        BatchLabel::Continue => "Продолжить",
        BatchLabel::Forget => "Убрать",
        BatchLabel::Progress => "Сколько файла решено",
        BatchLabel::Lines => "одна задача в строке",
        BatchLabel::Table => "таблица",
        BatchLabel::OpenSudoku => "файл OpenSudoku",
        BatchLabel::Unreadable => {
            "Остаток файла прочитать не удалось: возможно, его переместили или изменили. Решённое остаётся."
        }
        BatchLabel::Unsolvable => {
            "Браузер не запускает потоки, которые решают. Перезагрузите страницу или попробуйте другой браузер."
        }
        BatchLabel::Lost => {
            "То, что хранило строки, остановилось и не запускается снова. Перезагрузите страницу и выберите файл ещё раз."
        }
        BatchLabel::RowsSolved => "Строк",
        BatchLabel::Rate => "Задач в секунду",
        BatchLabel::Spent => "Прошло",
        BatchLabel::TimeLeft => "Осталось",
        BatchLabel::FileRight => "Верных решений в файле",
        BatchLabel::FileWrong => "Неверных решений в файле",
        BatchLabel::RowWrong => "в файле неверное",
        BatchLabel::Show => "Показать",
        BatchLabel::From => "от",
        BatchLabel::To => "до",
        BatchLabel::ByFigures => "Задано, догадки, время",
        BatchLabel::ShowAll => "Показать все строки",
        BatchLabel::Rows => "Строки файла",
        BatchLabel::RowsHint => "Стрелки ведут по строкам, Enter показывает поиск решения.",
        BatchLabel::NoRows => "Показывать нечего.",
        BatchLabel::Puzzle => "Задача",
        BatchLabel::SaveAs => "Сохранить как",
        BatchLabel::Save => "Сохранить",
        BatchLabel::SaveFailed => "Браузер не принял файл.",
        BatchLabel::Summary => "Все строки вместе",
        BatchLabel::GuessesOfAll => "Сколько догадок понадобилось задачам",
        BatchLabel::TimesOfAll => "Сколько времени заняли задачи",
        BatchLabel::RateOverTime => "Задач в секунду, с самого начала",
        BatchLabel::Hardest => "Задачи с наибольшим числом догадок",
        BatchLabel::WatchRow => "Смотреть поиск",
        BatchLabel::NotTimed => "Время видно, если включить «Время каждой задачи».",
    }
}

const fn column(column: Column) -> &'static str {
    match column {
        Column::Line => "Строка",
        Column::Status => "Решения",
        Column::Clues => "Задано",
        Column::Guesses => "Догадки",
        Column::Time => "Время",
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Proper => "одно решение",
        Kind::Several => "несколько решений",
        Kind::Impossible => "нет решения",
        Kind::Malformed => "не задача",
    }
}

const fn form(form: Form) -> &'static str {
    match form {
        Form::Puzzles => "задачи (.sdm)",
        Form::Solutions => "решения (.sdm)",
        Form::Csv => "таблица (.csv)",
        Form::Json => "данные (.json)",
    }
}

/// Why there is no puzzle in a line.
pub(super) fn malformed(malformed: Malformed) -> String {
    match malformed {
        Malformed::CellCount { found } => {
            format!("{} вместо 81.", counted(found, ["клетка", "клетки", "клеток"]))
        }
        Malformed::Character { column, found } => {
            format!("Символ {column}, «{found}», не обозначает клетку.")
        }
        Malformed::Missing => "В этой записи нет задачи.".to_owned(),
    }
}

/// That rows were saved as a file.
pub(super) fn saved(rows: u64) -> String {
    format!("Сохранено: {}.", counted(rows, ["строка", "строки", "строк"]))
}

/// How many rows of all are shown.
pub(super) fn shown(rows: u64, all: u64) -> String {
    format!("{} из {}", number(rows), counted(all, ["строки", "строк", "строк"]))
}
