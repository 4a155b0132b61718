//! Russian words and sentences about a search and how it is played.

use grove_model::base::strategy_preset::StrategyPreset;

use super::Russian;
use super::words::{counted, number};
use crate::text::locale::RunText;
use crate::text::number::tenths;
use crate::text::{Counter, Pace, RunFact, RunState};

impl RunText for Russian {
    fn strategy_preset(&self, manner: StrategyPreset) -> &'static str {
        match manner {
            StrategyPreset::Sources => "как в источниках",
            StrategyPreset::Forward => "с кандидатами",
            StrategyPreset::Fewest => "сначала где меньше кандидатов",
            StrategyPreset::Singles => "сначала одиночки",
            StrategyPreset::Domain => "целыми группами",
            StrategyPreset::ExactCover => "точное покрытие",
        }
    }

    fn counter(&self, counter: Counter) -> &'static str {
        match counter {
            Counter::Placements => "Замены",
            Counter::Undos => "Возвраты",
            Counter::Tests => "Проверки",
            Counter::Nodes => "Узлы",
            Counter::Solutions => "Решения",
            Counter::Depth => "Глубина",
        }
    }

    fn counter_meaning(&self, counter: Counter) -> &'static str {
        match counter {
            Counter::Placements => {
                "Сколько раз в клетку записана цифра, считая и убранные потом. В исходных статьях это \
                 «число замен»."
            }
            Counter::Undos => "Сколько раз поставленная цифра убрана.",
            Counter::Tests => "Сколько раз цифра проверена для клетки, подошла она или нет.",
            Counter::Nodes => "Вызовы рекурсивной процедуры вместе с первым: замены + 1.",
            Counter::Solutions => "Сколько раз поле заполнено целиком.",
            Counter::Depth => "Сколько цифр, поставленных поиском, сейчас на поле.",
        }
    }

    fn run_fact(&self, fact: RunFact) -> &'static str {
        match fact {
            RunFact::Placements => "Замен пройдено",
            RunFact::Steps => "Шагов пройдено",
            RunFact::Searching => "Время поиска",
            RunFact::Rate => "Замен в секунду",
            RunFact::Checkpoints => "Сохранено контрольных точек",
            RunFact::Spacing => "Шагов между ними",
            RunFact::Retained => "Сохранено поддеревьев",
            RunFact::Shortest => "Шагов в самом коротком из них",
            RunFact::Recording => "Память под запись поиска",
            RunFact::SeekInWorker => "Последний переход: в фоне",
            RunFact::SeekPainted => "Последний переход: до рисунка",
            RunFact::WorkerMemory => "Память фонового поиска",
            RunFact::PageMemory => "Память страницы",
            RunFact::ScriptMemory => "Память сценариев страницы",
        }
    }

    fn micros(&self, micros: u64) -> String {
        let written = if micros < 100_000 {
            tenths((micros + 50) / 100, ',')
        } else {
            number((micros + 500) / 1000)
        };
        format!("{written} мс")
    }

    fn rate(&self, placements: u64) -> String {
        let written = tenths((placements + 50_000) / 100_000, ',');
        format!("{written} млн")
    }

    fn pace(&self, pace: Pace) -> String {
        match pace {
            Pace::SecondsAStep(seconds) => format!("1 шаг за {seconds} с"),
            Pace::StepsASecond(steps) => format!("{}/с", counted(steps, ["шаг", "шага", "шагов"])),
            Pace::Unlimited => "без задержки".to_owned(),
        }
    }

    fn step(&self, step: u64, total: Option<u64>) -> String {
        let step = number(step);
        match total {
            Some(total) => format!("шаг {step} из {}", number(total)),
            None => format!("шаг {step}"),
        }
    }

    fn run(&self, state: RunState, placements: u64) -> String {
        let placements = counted(placements, ["замена", "замены", "замен"]);
        match state {
            RunState::Searching => format!("поиск: {placements}"),
            RunState::Seeking => format!("переход: {placements}"),
            RunState::Stopped => format!("остановлен: {placements}"),
            RunState::Over => format!("поиск окончен: всего {placements}"),
        }
    }

    fn goal_nth(&self, nth: u64) -> String {
        format!("решение {}", number(nth))
    }
}
