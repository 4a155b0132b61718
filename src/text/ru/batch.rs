//! Russian words and sentences about batches.

use grove_model::batch::{Column, Figure, Form, Kind, Only};
use sudoku_engine::batch::Malformed;

use super::Russian;
use super::words::{counted, number};
use crate::text::en::batch::BatchLabels;
use crate::text::locale::BatchText;

pub(super) const BATCH: BatchLabels = BatchLabels {
    invitation: "Перетащите сюда файл со многими судоку, выберите его или вставьте его текст.",
    formats: "Одна задача в строке (.sdm, .txt), таблица (.csv) с заголовком или без него, с колонкой решений для проверки или без неё, либо файл OpenSudoku. Файл любого размера читается по частям и не покидает это устройство.",
    choose_file: "Выбрать файл…",
    paste_text: "Вставить текст…",
    paste_title: "Вставить много судоку",
    paste_hint: "Одна задача в строке, таблица из электронной таблицы или OpenSudoku.",
    drop_here: "Отпустите файл здесь",
    pasted_text: "Вставленный текст",
    time_each: "Время каждой задачи",
    time_each_meaning: "Каждая задача решается снова и снова в течение двух тысячных секунды, чтобы узнать её время. Это дольше.",
    go_on: "Продолжить",
    forget: "Убрать",
    progress: "Сколько файла решено",
    lines: "одна задача в строке",
    table: "таблица",
    open_sudoku: "файл OpenSudoku",
    unreadable: "Остаток файла прочитать не удалось: возможно, его переместили или изменили. Решённое остаётся.",
    unsolvable: "Браузер не запускает потоки, которые решают. Перезагрузите страницу или попробуйте другой браузер.",
    lost: "То, что хранило строки, остановилось и не запускается снова. Перезагрузите страницу и выберите файл ещё раз.",
    rows_solved: "Строк",
    rate: "Задач в секунду",
    spent: "Прошло",
    time_left: "Осталось",
    file_right: "Верных решений в файле",
    file_wrong: "Неверных решений в файле",
    row_wrong: "в файле неверное",
    show: "Показать",
    from: "от",
    to: "до",
    by_figures: "Задано, догадки, время",
    show_all: "Показать все строки",
    rows: "Строки файла",
    rows_hint: "Стрелки ведут по строкам, Enter показывает поиск решения.",
    no_rows: "Показывать нечего.",
    puzzle: "Задача",
    save_as: "Сохранить как",
    save: "Сохранить",
    save_failed: "Браузер не принял файл.",
    summary: "Все строки вместе",
    guesses_of_all: "Сколько догадок понадобилось задачам",
    times_of_all: "Сколько времени заняли задачи",
    rate_over_time: "Задач в секунду, с самого начала",
    hardest: "Задачи с наибольшим числом догадок",
    watch_row: "Смотреть поиск",
    not_timed: "Время видно, если включить «Время каждой задачи».",
};

impl BatchText for Russian {
    fn batch_column(&self, column: Column) -> &'static str {
        match column {
            Column::Line => "Строка",
            Column::Status => "Решения",
            Column::Clues => "Задано",
            Column::Guesses => "Догадки",
            Column::Time => "Время",
        }
    }

    fn batch_kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Proper => "одно решение",
            Kind::Several => "несколько решений",
            Kind::Impossible => "нет решения",
            Kind::Malformed => "не задача",
        }
    }

    fn batch_filter(&self, only: Only) -> &'static str {
        match only {
            Only::Kind(kind) => self.batch_kind(kind),
            Only::All => "все строки",
            Only::Wrong => "неверное решение в файле",
        }
    }

    fn batch_form(&self, form: Form) -> &'static str {
        match form {
            Form::Puzzles => "задачи (.sdm)",
            Form::Solutions => "решения (.sdm)",
            Form::Csv => "таблица (.csv)",
            Form::Json => "данные (.json)",
        }
    }

    fn batch_figure(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Clues => "Задано",
            Figure::Guesses => "Догадки",
            Figure::Nanos => "Микросекунды",
        }
    }

    fn malformed(&self, malformed: Malformed) -> String {
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

    fn batch_saved(&self, rows: u64) -> String {
        format!("Сохранено: {}.", counted(rows, ["строка", "строки", "строк"]))
    }

    fn batch_shown(&self, rows: u64, all: u64) -> String {
        format!("{} из {}", number(rows), counted(all, ["строки", "строк", "строк"]))
    }
}
