//! Russian words and sentences about the page itself.

use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, Theme, View};

use super::Russian;
use super::words;
use super::words::counted;
use crate::text::KeyGroup;
use crate::text::locale::PageText;

impl PageText for Russian {
    fn view(&self, view: View) -> &'static str {
        match view {
            View::Play => "Игра",
            View::Watch => "Просмотр",
            View::Compare => "Сравнение",
            View::Batch => "Пакет",
        }
    }

    fn side_panel(&self, side: SidePanel) -> &'static str {
        match side {
            SidePanel::Puzzle => "Судоку",
            SidePanel::New => "Новое",
            SidePanel::Rules => "Правила",
            SidePanel::Solutions => "Решения",
        }
    }

    fn theme(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::System => "Тема: как в системе",
            Theme::Light => "Тема: светлая",
            Theme::Dark => "Тема: тёмная",
        }
    }

    fn sample(&self, sample: Sample) -> &'static str {
        match sample {
            Sample::Article => "Статья о КуМире и 1С",
            Sample::Nuru => "Пример на Nuru",
            Sample::Tutorial => "Урок об ограничениях",
            Sample::Paper => "4×4 из статьи о генераторе",
            Sample::AntiBacktracking => "Против перебора с возвратом",
            Sample::AiEscargot => "AI Escargot",
            Sample::Inkala2012 => "Инкала, 2012",
            Sample::GoldenNugget => "Golden Nugget",
            Sample::EasterMonster => "Easter Monster",
            Sample::FataMorgana => "Fata Morgana",
            Sample::TwoSolutions => "Два решения",
            Sample::FourSolutions => "Четыре решения",
            Sample::NoSolution => "Без решения",
            Sample::NorvigImpossible => "Нерешаемая задача Норвига",
        }
    }

    fn key_group(&self, group: KeyGroup) -> &'static str {
        match group {
            KeyGroup::Board => "Поле",
            KeyGroup::Playback => "Просмотр",
            KeyGroup::ByHand => "Выбор вручную",
            KeyGroup::Tree => "Дерево",
            KeyGroup::Map => "Карта",
        }
    }

    fn number(&self, number: u64) -> String {
        words::number(number)
    }

    fn large(&self, number: u128) -> String {
        words::number(number)
    }

    fn beginning_shown(&self, bytes: usize) -> String {
        format!(
            "Это начало текста длиной в {}. Хранится он весь.",
            counted(bytes as u64, ["байт", "байта", "байт"])
        )
    }
}
