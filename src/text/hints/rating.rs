//! How hard a puzzle is, in words.

use grove_model::base::task_state::TaskState;
use grove_model::solve::rating::{RatingResult, RatingState};
use sudoku_engine::logic::{Grade, Technique};

use crate::text::Text;

impl Text {
    /// Names the button that rates the puzzle.
    pub const fn how_hard(self) -> &'static str {
        self.one_of(["How hard is it?", "Насколько трудно?", "Ni ngumu kiasi gani?"])
    }

    pub const fn grade(self, grade: Grade) -> &'static str {
        self.one_of(match grade {
            Grade::Easy => ["Easy", "Лёгкая", "Rahisi"],
            Grade::Medium => ["Medium", "Средняя", "Wastani"],
            Grade::Hard => ["Hard", "Трудная", "Ngumu"],
            Grade::Unfair => ["Unfair", "Очень трудная", "Ngumu sana"],
            Grade::Extreme => ["Extreme", "Предельно трудная", "Ngumu kupindukia"],
        })
    }

    /// Describes the rating of a puzzle; empty until it is asked for.
    pub fn rating(self, state: &RatingState) -> String {
        let words = match state {
            TaskState::Idle => "",
            TaskState::Working(_) => {
                self.one_of(["Looking for the steps…", "Ищем шаги…", "Hatua zinatafutwa…"])
            }
            TaskState::Over(result) => match result {
                RatingResult::NotProper => self.one_of([
                    "Only a puzzle with exactly one solution has a level.",
                    "Уровень есть только у задачи с единственным решением.",
                    "Fumbo lenye suluhisho moja tu ndilo lenye kiwango.",
                ]),
                RatingResult::Rated(solution) => {
                    let rating = solution.rating;
                    let phrase = self.one_of(if rating.is_solved {
                        [
                            "{grade}: {score} points by HoDoKu’s scale, solved by logic alone.",
                            "{grade}: {score|балл|балла|баллов} по шкале HoDoKu, решается рассуждениями.",
                            "{grade}: alama {score} kwa kipimo cha HoDoKu, hutatuliwa kwa mantiki pekee.",
                        ]
                    } else {
                        [
                            "{grade}: {score} points by HoDoKu’s scale; the known techniques do not solve it without a guess.",
                            "{grade}: {score|балл|балла|баллов} по шкале HoDoKu; без предположений известными приёмами не решается.",
                            "{grade}: alama {score} kwa kipimo cha HoDoKu; mbinu zinazojulikana hazilitatui bila kukisia.",
                        ]
                    });
                    let (grade, score) = (self.grade(rating.grade), rating.score);
                    return self.say(phrase, &[("grade", &grade), ("score", &score)]);
                }
            },
        };
        words.to_owned()
    }

    /// Describes the solution by logic beside searches; empty until it is asked for.
    pub fn compared_logic(self, state: &RatingState) -> String {
        let solution = match state {
            TaskState::Over(RatingResult::Rated(solution)) => solution,
            TaskState::Idle | TaskState::Working(_) | TaskState::Over(RatingResult::NotProper) => {
                return self.rating(state);
            }
        };
        let rating = solution.rating;
        let phrase = self.one_of(match (rating.hardest, rating.is_solved) {
            (None, _) => ["", "", ""],
            (Some(_), true) => [
                "By logic: {steps|step|steps} and no guess. Hardest technique: {technique}.",
                "Рассуждениями: {steps|шаг|шага|шагов} и ни одного предположения. Самый трудный приём: {technique}.",
                "Kwa mantiki: hatua {steps} bila kukisia. Mbinu ngumu zaidi: {technique}.",
            ],
            (Some(_), false) => [
                "By logic: {steps|step|steps}, then only a guess helps. Hardest technique: {technique}.",
                "Рассуждениями: {steps|шаг|шага|шагов}, дальше без предположения нельзя. Самый трудный приём: {technique}.",
                "Kwa mantiki: hatua {steps}, kisha ni kukisia tu. Mbinu ngumu zaidi: {technique}.",
            ],
        });
        let technique = rating.hardest.map(|it| self.technique(it)).unwrap_or_default();
        self.say(phrase, &[("steps", &solution.steps.len()), ("technique", &technique)])
    }

    /// Names what logic needs, beside searches.
    pub const fn by_logic(self) -> &'static str {
        self.one_of(["By logic", "Рассуждениями", "Kwa mantiki"])
    }

    /// Names the button that opens the steps by which logic solves the puzzle.
    pub const fn steps_by_logic(self) -> &'static str {
        self.one_of(["Steps by logic", "Шаги рассуждений", "Hatua za mantiki"])
    }

    /// Returns the heading of the list of techniques.
    pub const fn techniques_needed(self) -> &'static str {
        self.one_of(["Steps by technique", "Шаги по приёмам", "Hatua kwa mbinu"])
    }

    /// Describes how often a technique is needed.
    pub fn technique_count(self, technique: Technique, count: u64) -> String {
        format!("{}: {}", self.technique(technique), self.number(count))
    }
}
