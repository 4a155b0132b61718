//! Russian words and sentences about exports.

use grove_model::model::export::{Extent, Field, Form, Subject};
use grove_model::view::export::{Plan, Problem, Unit};

use super::Russian;
use super::words::{counted, number};
use crate::text::en::export::ExportLabels;
use crate::text::locale::ExportText;
use crate::text::number::sized;

pub(super) const EXPORT: ExportLabels = ExportLabels {
    open: "Экспорт…",
    title: "Экспорт",
    what: "Что",
    form: "Вид файла",
    extent: "Сколько",
    start: "Записать файл",
    cancelled: "Отменено. Файл не сохранён.",
    failed: "Файл записать не удалось.",
};

impl ExportText for Russian {
    fn export_subject(&self, subject: Subject) -> &'static str {
        match subject {
            Subject::Tree => "Дерево поиска",
            Subject::Steps => "Шаги",
            Subject::Levels => "Уровни",
            Subject::Map => "Карта",
        }
    }

    fn export_form(&self, form: Form) -> &'static str {
        match form {
            Form::Svg => "SVG",
            Form::Png => "PNG",
            Form::Dot => "DOT",
            Form::Records => "CP-Profiler",
            Form::Csv => "CSV",
        }
    }

    fn export_extent(&self, extent: Extent) -> &'static str {
        match extent {
            Extent::InView => "что на рисунке",
            Extent::All => "всё",
        }
    }

    fn export_field(&self, field: Field) -> &'static str {
        match field {
            Field::From => "С шага",
            Field::To => "По шаг",
            Field::Limit => "Не больше",
        }
    }

    fn bytes(&self, bytes: u64) -> String {
        let (size, power) = sized(bytes, ',');
        match power {
            0 => counted(bytes, ["байт", "байта", "байт"]),
            power => format!("{size} {}", ["КБ", "МБ", "ГБ"][power - 1]),
        }
    }

    fn export_plan(&self, plan: &Plan) -> String {
        let (all, size) = (units(plan.unit, plan.of), self.bytes(plan.bytes));
        let (first, last) = (number(plan.first), number(plan.last()));
        match (plan.unit, plan.is_final, plan.is_cut()) {
            (Unit::Drawn, ..) => {
                let drawn = units(plan.unit, plan.count);
                format!(
                    "В файле будет то, что на рисунке: {drawn} из {}, около {size}.",
                    number(plan.of)
                )
            }
            (Unit::Mapped, _, false) => {
                format!("В файле будет карта всех шагов, их {}: около {size}.", number(plan.of))
            }
            (Unit::Mapped, _, true) => format!(
                "В файле будет карта шагов с {first}-го по {last}-й из {}: около {size}.",
                number(plan.of)
            ),
            (Unit::Levels, true, true) => format!(
                "В файле будут уровни с {first}-го по {last}-й из {}: около {size}.",
                number(plan.of)
            ),
            (Unit::Levels, false, true) => format!(
                "В файле будут уровни с {first}-го по {last}-й из {}: всё, что уже пройдено поиском, \
                 около {size}.",
                number(plan.of)
            ),
            (Unit::Levels, true, _) => format!("В файле будет {all}, около {size}."),
            (Unit::Levels, false, _) => {
                format!("В файле будет {all}: всё, что уже пройдено поиском, около {size}.")
            }
            (_, true, false) => format!("В файле будет всё: {all}, около {size}."),
            (Unit::Nodes, true, true) => {
                let count = number(plan.count);
                format!("В дереве {all}. Файл вместит только первые {count}, около {size}.")
            }
            (Unit::Nodes, false, _) => {
                let count = number(plan.count);
                format!(
                    "Поиск ещё идёт, пока в дереве {all}. Файл вместит первые {count}, около {size}."
                )
            }
            (Unit::Steps, true, true) => {
                format!("В поиске {all}. В файл войдут с {first}-го по {last}-й, около {size}.")
            }
            (Unit::Steps, false, _) => format!(
                "Поиск ещё идёт, пока в нём {all}. В файл войдут с {first}-го по {last}-й, если их \
                 столько наберётся, около {size}."
            ),
        }
    }

    fn export_problem(&self, problem: Problem) -> String {
        match problem {
            Problem::NoSearch => "Сейчас нет поиска, за которым можно наблюдать.".to_owned(),
            Problem::Nothing => "Записывать нечего.".to_owned(),
            Problem::NoWorker => {
                "Файлы пишет фоновый поиск, а он не работает. Перезагрузите страницу.".to_owned()
            }
            Problem::NoNumber(field) => {
                format!("В поле «{}» нужно целое число от 1.", self.export_field(field))
            }
            Problem::Reversed => "Последний шаг стоит раньше первого.".to_owned(),
            Problem::BeyondEnd { last } => {
                format!("Поиск заканчивается на шаге {}.", number(last))
            }
            Problem::TooMany { most } => format!(
                "Не больше {}: пока файл не сохранён, браузер держит его в памяти целиком.",
                number(most)
            ),
        }
    }

    fn export_progress(&self, unit: Unit, written: u64, total: u64) -> String {
        if unit == Unit::Mapped {
            return "Карта рисуется…".to_owned();
        }
        format!("Записано {} из {}", units(unit, written), number(total))
    }

    fn export_written(&self, name: &str, bytes: u64) -> String {
        format!("Файл сохранён: {name}, {}.", self.bytes(bytes))
    }
}

fn units(unit: Unit, count: u64) -> String {
    match unit {
        Unit::Nodes | Unit::Drawn => counted(count, ["узел", "узла", "узлов"]),
        Unit::Steps | Unit::Mapped => counted(count, ["шаг", "шага", "шагов"]),
        Unit::Levels => counted(count, ["уровень", "уровня", "уровней"]),
    }
}
