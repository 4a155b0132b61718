//! Questions about a search, and their answers. Their phrases are in the chunk of the view's
//! details.

use grove_model::base::task_state::TaskState;
use grove_model::search::questions::{
    Asked, Facts, Hindrance, Question, QuestionKind, Return, ReturnCause, WhyBack, WhyNot,
};
use grove_model::view::narration::Narration;
use grove_model::worker::inquiry::{InquiryAnswer, SolutionCount};
use sudoku_engine::board::{Cell, Digit, DigitSet, Rule, Shape};
use sudoku_engine::recording::{Child, LevelCount, Subtree};
use sudoku_engine::search::DeadEndCause;

use super::Text;
use super::number::percent;
use super::phrase::At;

impl Text {
    /// Returns a question without its cell and digit, as the list of questions has it.
    pub fn question_kind(self, kind: QuestionKind) -> &'static str {
        let phrases = self.questions();
        match kind {
            QuestionKind::WhyNot => phrases.ask,
            QuestionKind::WhyBack => phrases.why_back,
            QuestionKind::Blame => phrases.blame,
            QuestionKind::Rewritten => phrases.rewritten,
            QuestionKind::FirstDeadEnd => phrases.first_dead_end,
            QuestionKind::Levels => phrases.levels,
            QuestionKind::CostliestBranch => phrases.costliest,
            QuestionKind::WithoutGiven => phrases.without_given,
            QuestionKind::OtherMethods => phrases.methods,
            QuestionKind::SecondSolution => phrases.second,
        }
    }

    /// Says what the digits below the board show of a cell: which were tried there, or, if the user
    /// selected it, which fit.
    pub fn digits_below(self, cell: Cell, is_selected: bool, shape: Shape) -> String {
        let phrases = self.questions();
        let phrase = if is_selected { phrases.fits_in } else { phrases.tried_in };
        self.say(phrase, &[("cell", &self.short_cell(cell, shape))])
    }

    /// Says how many candidates are ruled out in steps that are not shown.
    pub fn skipped_candidates(self, count: u64) -> String {
        self.say(self.questions().skipped, &[("count", &count)])
    }

    /// Returns how to ask, with a digit of the board as an example.
    pub fn questions_hint(self, shape: Shape) -> String {
        self.say(self.questions().hint, &[("digit", &shape.size().min(7))])
    }

    /// Returns a question as it was asked. `given` is the digit of the given that it is about.
    pub fn question(self, question: Question, given: Option<Digit>, shape: Shape) -> String {
        let phrases = self.questions();
        match (question, given) {
            (Question::WhyNot { cell, digit }, _) => {
                let cell = self.short_cell(cell, shape);
                self.say(phrases.why_not, &[("cell", &cell), ("digit", &digit)])
            }
            (Question::WithoutGiven { cell }, Some(digit)) => self.without_this(cell, digit, shape),
            _ => self.question_kind(question.into()).to_owned(),
        }
    }

    pub fn without_this(self, cell: Cell, digit: Digit, shape: Shape) -> String {
        let cell = self.short_cell(cell, shape);
        self.say(self.questions().without_this, &[("cell", &cell), ("digit", &digit)])
    }

    pub fn asked_at(self, step: u64) -> String {
        self.say(self.questions().at_step, &[("step", &step)])
    }

    pub fn question_progress(self, steps: u64) -> String {
        let phrases = self.questions();
        match steps {
            0 => phrases.working.to_owned(),
            _ => self.say(phrases.working_steps, &[("steps", &steps)]),
        }
    }

    /// Returns the facts that the page knows, in words. Empty if the worker has to answer.
    pub fn question_facts(self, asked: &Asked, shape: Shape) -> String {
        match &asked.facts {
            Facts::WhyNot(why) => {
                let subtree = match &asked.inquiry {
                    TaskState::Over(InquiryAnswer::Subtree(subtree)) => *subtree,
                    TaskState::Over(_) | TaskState::Working(_) | TaskState::Idle => None,
                };
                self.why_not(why, subtree, shape)
            }
            Facts::WhyBack { returned: None, why } => self.why_back(*why, shape),
            Facts::WhyBack { returned: Some(returned), why } => {
                self.returned(*returned, *why, shape)
            }
            Facts::Blame(None) => self.questions().no_dead_end.to_owned(),
            Facts::Blame(Some(blame)) => {
                let cost = match &asked.inquiry {
                    TaskState::Over(InquiryAnswer::Cost(cost)) => Some(*cost),
                    TaskState::Over(_) | TaskState::Working(_) | TaskState::Idle => None,
                };
                self.blame(blame, cost, shape)
            }
            Facts::FromWorker => String::new(),
        }
    }

    fn why_not(self, why: &WhyNot, subtree: Option<Subtree>, shape: Shape) -> String {
        let phrases = self.questions();
        let WhyNot { cell, digit, hindrance, .. } = *why;
        let at = At(cell, shape);
        let say = |phrase, more: &[(&str, &dyn super::phrase::Fill)]| {
            let fills: [(&str, &dyn super::phrase::Fill); 2] = [("cell", &at), ("digit", &digit)];
            self.capitalized(&self.say(phrase, &[&fills, more].concat()))
        };
        match hindrance {
            Hindrance::Given(given) if given == digit => {
                say(phrases.is_this_given, &[("given", &given)])
            }
            Hindrance::Given(given) => say(phrases.is_given, &[("given", &given)]),
            Hindrance::Placed => say(phrases.placed, &[]),
            Hindrance::Blocked { by, rule } => {
                let because = self.blocked(rule, &rule, At(by, shape));
                // These reasons name the cell themselves.
                let is_named =
                    matches!(rule, Rule::AntiKnight | Rule::AntiKing | Rule::Thermometer(_));
                let near = if is_named {
                    String::new()
                } else {
                    format!(" ({})", self.short_cell(by, shape))
                };
                say(phrases.blocked, &[("because", &because), ("near", &near)])
            }
            Hindrance::Unfit(rule) => say(phrases.unfit, &[("because", &self.unfit(rule, &rule))]),
            Hindrance::Eliminated(because) => {
                let digits = DigitSet::from_iter([digit]);
                self.narration(&Narration::Eliminated { cell, digits, because }, shape)
            }
            Hindrance::Forced(digit, because) => {
                self.narration(&Narration::Forced { digit, cell, because }, shape)
            }
            Hindrance::Concluded => say(phrases.concluded, &[]),
            Hindrance::Tried => match subtree {
                None => say(phrases.tried_unknown, &[]),
                Some(Subtree { placed_at, size: 1, solutions: 0, .. }) => {
                    say(phrases.tried_once, &[("step", &placed_at)])
                }
                Some(Subtree { placed_at, size, solutions, .. }) => say(
                    if solutions == 0 { phrases.tried } else { phrases.tried_solved },
                    &[("step", &placed_at), ("nodes", &size), ("solutions", &solutions)],
                ),
            },
            Hindrance::NotTried => say(phrases.not_tried, &[]),
            Hindrance::OtherChoice(other, rule) => {
                say(phrases.other_choice, &[("other", &other), ("rule", &rule)])
            }
            Hindrance::NotReached => say(phrases.not_reached, &[]),
        }
    }

    fn why_back(self, why: WhyBack, shape: Shape) -> String {
        let phrases = self.questions();
        let reason = |cause: Option<DeadEndCause>| {
            cause.map_or_else(
                || phrases.back_nothing.to_owned(),
                |cause| self.say(phrases.back_dead_end, &[("lack", &self.lack(cause, shape))]),
            )
        };
        match why {
            WhyBack::Over => phrases.over.to_owned(),
            WhyBack::Nowhere { cause, left: 0 } => {
                self.say(phrases.nowhere_now, &[("reason", &reason(cause))])
            }
            WhyBack::Nowhere { left, .. } => self.say(phrases.nowhere_later, &[("left", &left)]),
            WhyBack::To { cause, left, cell, digit, next, erased } => {
                let phrase = if left == 0 { phrases.back_now } else { phrases.back_later };
                self.say(
                    phrase,
                    &[
                        ("reason", &reason(cause)),
                        ("left", &left),
                        ("cell", &self.short_cell(cell, shape)),
                        ("digit", &digit),
                        ("erased", &erased),
                        ("next_digit", &next.1),
                        ("next_cell", &self.short_cell(next.0, shape)),
                    ],
                )
            }
        }
    }

    /// Describes how the search came back to its place, and how it goes on.
    fn returned(self, returned: Return, why: WhyBack, shape: Shape) -> String {
        let phrases = self.questions();
        let Return { cause, from, cell, digit, erased, next } = returned;
        let reason = match cause {
            ReturnCause::DeadEnd(cause) => {
                self.say(phrases.back_dead_end, &[("lack", &self.lack(cause, shape))])
            }
            ReturnCause::Solution => phrases.back_solved.to_owned(),
        };
        let phrase = if erased == 1 { phrases.returned_one } else { phrases.returned };
        let said = self.say(
            phrase,
            &[
                ("reason", &reason),
                ("from", &self.short_cell(from, shape)),
                ("cell", &self.short_cell(cell, shape)),
                ("digit", &digit),
                ("erased", &erased),
            ],
        );
        let then = match (next, why) {
            (Some((next_cell, next_digit)), _) => self.say(
                phrases.returned_next,
                &[("next_digit", &next_digit), ("next_cell", &self.short_cell(next_cell, shape))],
            ),
            (None, WhyBack::Over) => self.say(phrases.nowhere_now, &[("reason", &String::new())]),
            (None, WhyBack::To { .. } | WhyBack::Nowhere { .. }) => self.why_back(why, shape),
        };
        format!("{said} {then}")
    }

    /// Describes what is missing at a dead end.
    pub fn lack(self, cause: DeadEndCause, shape: Shape) -> String {
        let phrases = &self.phrases.narration;
        match cause {
            DeadEndCause::Cell(cell) => self.say(phrases.cell_lacks, &[("cell", &At(cell, shape))]),
            DeadEndCause::House { rule, digit } => {
                self.say(phrases.house_lacks, &[("rule", &rule), ("digit", &digit)])
            }
            DeadEndCause::Unknown => phrases.nothing_below.to_owned(),
        }
    }

    /// Summarizes how often cells were written: the selected one, if any, and the three most often
    /// written.
    pub fn rewritten(
        self,
        counts: &[u64],
        selected: Option<Cell>,
        step: u64,
        shape: Shape,
    ) -> String {
        let phrases = self.questions();
        let mut written: Vec<(Cell, u64)> =
            shape.cells().zip(counts.iter().copied()).filter(|(_, count)| *count > 0).collect();
        if written.is_empty() {
            return self.say(phrases.no_placements, &[("step", &step)]);
        }
        let count_of = |cell: Cell| counts.get(cell.index()).copied().unwrap_or_default();
        let of_cell = selected.map(|cell| {
            let (name, count) = (self.short_cell(cell, shape), count_of(cell));
            self.say(phrases.rewritten_cell, &[("cell", &name), ("count", &count), ("step", &step)])
        });
        written.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let most = written.iter().take(3).map(|(cell, count)| {
            format!("{} ({})", self.short_cell(*cell, shape), self.number(*count))
        });
        let most = most.collect::<Vec<_>>().join(", ");
        let placements = counts.iter().sum::<u64>();
        let all = self.say(
            phrases.rewritten_all,
            &[("placements", &placements), ("step", &step), ("most", &most)],
        );
        of_cell.map(|of_cell| format!("{of_cell} {all}")).unwrap_or(all)
    }

    pub fn levels_said(self, levels: &[LevelCount]) -> String {
        let nodes = levels.iter().map(|level| level.nodes).sum::<u64>();
        let reached = levels.iter().filter(|level| level.nodes > 0).count();
        // Of several levels with as many nodes, the first one.
        let widest = levels.iter().enumerate().rev().max_by_key(|(_, level)| level.nodes);
        let (widest, most) = widest.map_or((0, 0), |(nth, level)| (nth + 1, level.nodes));
        self.say(
            self.questions().levels_said,
            &[("levels", &reached), ("nodes", &nodes), ("widest", &widest), ("most", &most)],
        )
    }

    pub fn costliest_child(self, child: &Child, nodes: u64, all: u64, shape: Shape) -> String {
        let share = percent(nodes as f64 / all.max(1) as f64, self.grammar.point());
        self.say(
            self.questions().costliest_said,
            &[
                ("cell", &self.short_cell(child.cell, shape)),
                ("digit", &child.digit),
                ("nodes", &nodes),
                ("all", &all),
                ("share", &share),
            ],
        )
    }

    /// Names the methods that need the fewest nodes.
    pub fn cheapest_methods(self, methods: &[&str], nodes: u64) -> String {
        let methods = methods.join(", ");
        self.say(self.questions().methods_said, &[("methods", &methods), ("nodes", &nodes)])
    }

    /// Returns a number of nodes, or the least that it can be if the search was stopped.
    pub fn node_count(self, nodes: u64, is_over: bool) -> String {
        let number = self.number(nodes);
        if is_over {
            return number;
        }
        self.say(self.questions().at_least, &[("nodes", &number)])
    }

    /// Compares a search with and without a given; the numbers of nodes are formatted already.
    pub fn trial(
        self,
        (cell, digit): (Cell, Digit),
        (with, without): (&str, &str),
        solutions: SolutionCount,
        shape: Shape,
    ) -> String {
        let phrases = self.questions();
        let solutions = match solutions {
            SolutionCount::None => phrases.trial_none,
            SolutionCount::One => phrases.trial_one,
            SolutionCount::Several { .. } => phrases.trial_several,
        };
        self.say(
            phrases.trial_said,
            &[
                ("cell", &self.short_cell(cell, shape)),
                ("digit", &digit),
                ("with", &with),
                ("without", &without),
                ("solutions", &solutions),
            ],
        )
    }

    pub fn second_solution(self, solutions: SolutionCount) -> String {
        let phrases = self.questions();
        match solutions {
            SolutionCount::None => phrases.second_none.to_owned(),
            SolutionCount::One => phrases.second_one.to_owned(),
            SolutionCount::Several { differing } => {
                self.say(phrases.second_several, &[("cells", &differing)])
            }
        }
    }

    pub fn first_dead_end(
        self,
        step: u64,
        depth: u64,
        cause: DeadEndCause,
        shape: Shape,
    ) -> String {
        let lack = self.lack(cause, shape);
        self.say(
            self.questions().first_found,
            &[("step", &step), ("depth", &depth), ("lack", &lack)],
        )
    }
}
