//! `sudoku techniques`: whether each position of a HoDoKu library gives the conclusion it names.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use sudoku_engine::logic::{Expected, TechniqueTest};

use super::notation::{conclusion, eliminations, placements};
use crate::input::{Input, Place};
use crate::lines::{self, Answerer, Disconnected, Line, Outcome, Sender};

#[derive(Args, Clone, Debug)]
pub(crate) struct Techniques {
    #[command(flatten)]
    pub(crate) input: Input,
}

/// The number of tests so far, on all threads.
#[derive(Debug, Default)]
struct Totals {
    passed: AtomicUsize,
    all: AtomicUsize,
}

#[derive(Clone, Debug)]
struct TestAnswerer {
    json: bool,
    totals: Arc<Totals>,
}

#[derive(Serialize)]
struct Answer {
    line: usize,
    technique: String,
    passed: bool,
    /// What the technique must conclude, in HoDoKu's notation; empty for nothing.
    expected: String,
    /// What the technique concludes instead, each conclusion once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    found: Vec<String>,
}

#[derive(Serialize)]
struct Total {
    passed: usize,
    tests: usize,
}

impl Techniques {
    /// Tests every position, and prints a total after the last one.
    ///
    /// # Errors
    /// When reading or writing fails.
    pub(crate) fn run(self, json: bool) -> Result<Outcome> {
        let totals = Arc::new(Totals::default());
        let outcome =
            lines::answer_each(self.input, &TestAnswerer { json, totals: Arc::clone(&totals) })?;
        let [passed, tests] =
            [&totals.passed, &totals.all].map(|count| count.load(Ordering::Relaxed));
        lines::print(json, &Total { passed, tests }, || format!("{passed} of {tests} passed"))?;
        Ok(if passed == tests { outcome } else { Outcome::SomeFailed })
    }
}

impl Answerer for TestAnswerer {
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        sender.send()?;
        self.totals.all.fetch_add(1, Ordering::Relaxed);
        let text = match lines::text(place, line) {
            Ok(text) => text,
            Err(reason) => {
                sender.report_error(&reason);
                return Ok(());
            }
        };
        let test = match TechniqueTest::read(&text) {
            Ok(test) => test,
            Err(reason) => {
                sender.report_error(&format!("{place}: {reason}"));
                return Ok(());
            }
        };
        let answer = answer(&test, place.number());
        self.totals.passed.fetch_add(usize::from(answer.passed), Ordering::Relaxed);
        let out = sender.answers();
        if self.json {
            lines::write_json(out, &answer);
        } else {
            out.extend_from_slice(format!("{place}: {}\n", answer.text()).as_bytes());
        }
        Ok(())
    }
}

fn answer(test: &TechniqueTest, line: usize) -> Answer {
    let shape = test.state.shape();
    let (passed, steps) = test.run();
    let mut found: Vec<String> = if passed {
        Vec::new()
    } else {
        steps.iter().map(|step| conclusion(step, shape)).collect()
    };
    found.sort();
    found.dedup();
    let expected = match &test.expected {
        Expected::Eliminations(list) => eliminations(list, shape),
        Expected::Placements(list) => placements(list, shape),
        Expected::Nothing => String::new(),
    };
    Answer { line, technique: test.technique.to_string(), passed, expected, found }
}

impl Answer {
    fn text(&self) -> String {
        let technique = &self.technique;
        if self.passed {
            return format!("{technique} passed");
        }
        let or_nothing = |text: String| if text.is_empty() { "nothing".to_owned() } else { text };
        let expected = or_nothing(self.expected.clone());
        let found = or_nothing(self.found.join("; "));
        format!("{technique} failed: expected {expected}; found {found}")
    }
}
