//! Swahili sentences about facts.

use grove_model::generate::form::WishProblem;
use grove_model::model::notice::Notice;
use grove_model::search::compare::Pace as ComparePace;
use grove_model::search::explore::Account;
use grove_model::view::board::Origin;
use grove_model::view::constraints::ConstraintText;
use grove_model::view::export::{Plan, Problem, Unit};
use grove_model::view::narration::Narration;
use grove_model::view::timeline::BarFacts;
use sudoku_engine::batch::Malformed;
use sudoku_engine::board::{Cell, Digit, Rule, Shape};
use sudoku_engine::count::Tally;
use sudoku_engine::explore::Preview;
use sudoku_engine::formats::ReadError;
use sudoku_engine::recording::NodeKind;

use super::words::{self, counted};
use super::{
    Swahili, about_run, batch, compare, explore, export, happening, labels, making, notices, rules,
    solutions, verdicts,
};
use crate::text::number::symbols;
use crate::text::{
    CellFact, Fate, ForestFacts, HoleFact, Label, Locale, NodeFacts, Pace, PathFacts, RulePart,
    RunState, SolutionsFact, TreeFacts, Verdict,
};

impl Locale for Swahili {
    fn label(&self, label: Label) -> &'static str {
        labels::label(label)
    }

    fn number(&self, number: u64) -> String {
        words::number(number)
    }

    fn happening(&self, happening: &Narration, shape: Shape) -> String {
        happening::happening(happening, shape)
    }

    fn place(&self, cell: Cell, shape: Shape) -> String {
        words::place(cell, shape)
    }

    fn cell_fact(&self, fact: CellFact) -> String {
        match fact {
            CellFact::Empty => "tupu".to_owned(),
            CellFact::Digit(digit, origin) => {
                let origin = match origin {
                    Origin::Given => "kidokezo",
                    Origin::Own => "yako",
                    Origin::Search { .. } => "imewekwa na utafutaji",
                    Origin::Answer => "ya jibu",
                };
                format!("{}, {origin}", digit.symbol())
            }
            CellFact::CornerMarks(marks) => format!("alama za pembe {}", symbols(marks)),
            CellFact::CentreMarks(marks) => format!("alama za kati {}", symbols(marks)),
            CellFact::Trying(digit) => format!("{} inajaribiwa", digit.symbol()),
            CellFact::TakenBack(digit) => format!("{} imeondolewa sasa hivi", digit.symbol()),
            CellFact::Current => "seli ya sasa".to_owned(),
            CellFact::Blocker => "inazuia tarakimu".to_owned(),
            CellFact::Clashes => "inagongana na seli nyingine".to_owned(),
            CellFact::Differs => "majibu yanatofautiana hapa".to_owned(),
            CellFact::Occurs(digit, tally) => {
                format!("{} {}", digit.symbol(), solutions::occurs(tally))
            }
            CellFact::Contradicts => "mojawapo ya vidokezo vinavyogongana".to_owned(),
            CellFact::InHole => "imefutwa ili kuona kama suluhisho linabaki moja".to_owned(),
            CellFact::Rule(rule) => rules::here(rule),
        }
    }

    fn short_cell(&self, row: usize, column: usize) -> String {
        format!("m{row}w{column}")
    }

    fn enter_digit(&self, digit: Digit) -> String {
        format!("Weka {}", digit.symbol())
    }

    fn empty_board(&self, size: usize) -> String {
        format!("Ubao mtupu wa {size} kwa {size}")
    }

    fn pace(&self, pace: Pace) -> String {
        match pace {
            Pace::SecondsAStep(seconds) => format!("hatua 1 kwa sekunde {seconds}"),
            Pace::StepsASecond(steps) => format!("{}/s", counted(steps, "hatua", "hatua")),
            Pace::Unlimited => "kasi ya juu kabisa".to_owned(),
        }
    }

    fn step(&self, step: u64, total: Option<u64>) -> String {
        let step = words::number(step);
        match total {
            Some(total) => format!("hatua ya {step} kati ya {}", words::number(total)),
            None => format!("hatua ya {step}"),
        }
    }

    fn run(&self, state: RunState, placements: u64) -> String {
        let placements = counted(placements, "uwekaji", "uwekaji");
        match state {
            RunState::Searching => format!("inatafuta: {placements}"),
            RunState::Seeking => format!("njiani: {placements}"),
            RunState::Stopped => format!("imesimamishwa: {placements}"),
            RunState::Over => format!("utafutaji umekwisha: {placements} kwa jumla"),
        }
    }

    fn goal_nth(&self, nth: u64) -> String {
        format!("jibu la {}", words::number(nth))
    }

    fn forest(&self, facts: ForestFacts) -> String {
        let ForestFacts { nodes, drawn, trees, solutions, is_whole } = facts;
        let what = format!(
            "{} katika {}, {}",
            counted(nodes, "nodi", "nodi"),
            counted(trees, "mti", "miti"),
            counted(solutions, "jibu", "majibu")
        );
        let forest = match (is_whole, drawn == nodes) {
            (true, true) => "Msitu mzima",
            (true, false) => "Msitu",
            (false, _) => "Msitu hadi utafutaji unapoishia",
        };
        if drawn == nodes {
            format!("{forest}: {what}.")
        } else {
            format!(
                "{forest}: {what}. Mchoro unaonyesha {} kati ya hizo.",
                counted(drawn, "nodi", "nodi")
            )
        }
    }

    fn tree_drawn(&self, facts: TreeFacts) -> String {
        let TreeFacts { shown, searched, folded, is_over } = facts;
        let (shown, searched) = (counted(shown, "nodi", "nodi"), words::number(searched));
        let so_far = if is_over { "" } else { " zilizotafutwa hadi sasa" };
        let folded = match folded {
            0 => "hakuna tawi lililokunjwa".to_owned(),
            1 => "tawi 1 limekunjwa".to_owned(),
            folded => format!("matawi {} yamekunjwa", words::number(folded)),
        };
        format!("Mchoro unaonyesha {shown} kati ya {searched}{so_far}; {folded}.")
    }

    fn node(&self, NodeFacts { digit, cell: (row, column), fate }: NodeFacts) -> String {
        let node = format!("{} katika {}", digit.symbol(), self.short_cell(row, column));
        match fate {
            Fate::Unknown => format!("{node}."),
            Fate::Open => format!("{node}: haijatafutwa."),
            Fate::DeadEnd => format!("{node}: mkwamo."),
            Fate::Solution => format!("{node}: jibu."),
            Fate::Subtree { size, solutions, deepest, is_growing } => {
                let size = counted(size, "nodi", "nodi");
                let solutions = match solutions {
                    0 => "hakuna jibu".to_owned(),
                    _ => counted(solutions, "jibu", "majibu"),
                };
                let so_far = if is_growing { " hadi sasa" } else { "" };
                format!(
                    "{node}: {size}, {solutions}, kina hadi {}{so_far}.",
                    words::number(deepest)
                )
            }
        }
    }

    fn path_drawn(&self, facts: PathFacts) -> String {
        let PathFacts { drawn, searched, is_over } = facts;
        let so_far = if is_over { "" } else { " zilizotafutwa hadi sasa" };
        format!(
            "Mchoro unaonyesha {}: mzizi, njia na ndugu zake, kati ya {}{so_far}. Nyingine hazijachorwa.",
            counted(drawn, "nodi", "nodi"),
            counted(searched, "nodi", "nodi")
        )
    }

    fn bar(&self, path: &str, facts: &BarFacts) -> String {
        let from = words::number(facts.from);
        let what = match facts.kind {
            Some(NodeKind::Solution) => "jibu".to_owned(),
            Some(NodeKind::Failure) => "mkwamo".to_owned(),
            Some(NodeKind::Choice) | None => {
                let solutions = match facts.solutions {
                    0 => "hakuna jibu".to_owned(),
                    some => counted(some, "jibu", "majibu"),
                };
                let nodes = counted(facts.size, "nodi", "nodi");
                format!("{nodes}, {solutions}, hadi ngazi ya {}", facts.deepest)
            }
        };
        match facts.to {
            Some(to) => format!("{path}: {what}, hatua {from}–{}", words::number(to)),
            None => format!("{path}: {what} hadi sasa, kuanzia hatua {from}"),
        }
    }

    fn branches(&self, path: Option<&str>, cell: Option<&str>, digits: u64) -> String {
        let below =
            path.map_or_else(|| "Kwenye mzizi".to_owned(), |path| format!("Chini ya {path}"));
        match (cell, digits) {
            (None, _) => format!("{below}: ubao umejaa."),
            (Some(cell), 0) => format!("{below}: hakuna tarakimu inayoweza kuwekwa {cell}."),
            (Some(cell), some) => {
                format!("{below}: {} kwa {cell}.", counted(some, "tarakimu", "tarakimu"))
            }
        }
    }

    fn account(&self, account: &Account, shape: Shape) -> String {
        explore::account(account, shape)
    }

    fn leaves(&self, digit: Digit, preview: &Preview) -> String {
        explore::leaves(digit, preview)
    }

    fn opened(&self, nodes: u64, by_hand: u64) -> String {
        explore::opened(nodes, by_hand)
    }

    fn steps_in_view(&self, from: u64, to: u64) -> String {
        format!("Zinaonekana hatua {}–{}", words::number(from), words::number(to))
    }

    fn large(&self, number: u128) -> String {
        words::number(number)
    }

    fn solutions(&self, fact: &SolutionsFact) -> String {
        solutions::sentence(fact)
    }

    fn tally(&self, tally: Tally) -> String {
        solutions::tally(tally)
    }

    fn verdict(&self, verdict: Verdict, shape: Shape) -> String {
        verdicts::verdict(verdict, shape)
    }

    fn rule_part(&self, part: RulePart) -> String {
        rules::part(part)
    }

    fn constraint(&self, rule: Rule) -> String {
        rules::constraint(rule)
    }

    fn constraint_says(&self, says: ConstraintText) -> String {
        rules::says(says)
    }

    fn constraints(&self, constraints: u64, cells: u64) -> String {
        rules::constraints(constraints, cells)
    }

    fn unfinished_regions(&self, sizes: &[(u64, u64)], size: u64) -> String {
        rules::unfinished_regions(sizes, size)
    }

    fn join_region(&self, region: u64) -> String {
        rules::join_region(region)
    }

    fn read_error(&self, error: &ReadError) -> String {
        verdicts::read_error(error)
    }

    fn notice(&self, notice: &Notice) -> String {
        notices::notice(notice)
    }

    fn beginning_shown(&self, bytes: usize) -> String {
        format!(
            "Huu ni mwanzo wa maandishi ya {}. Yote yamehifadhiwa.",
            counted(bytes as u64, "baiti", "baiti")
        )
    }

    fn bytes(&self, bytes: u64) -> String {
        export::bytes(bytes)
    }

    fn lane(&self, letter: &str) -> String {
        format!("Utafutaji {letter}")
    }

    fn compared(&self, pace: ComparePace, place: u64, total: Option<u64>) -> String {
        compare::place(pace, place, total)
    }

    fn time_pace(&self, nanos: u64) -> String {
        format!("sekunde 1 = {}", compare::nanos(nanos))
    }

    fn nanos(&self, nanos: u64) -> String {
        compare::nanos(nanos)
    }

    fn malformed(&self, malformed: Malformed) -> String {
        batch::malformed(malformed)
    }

    fn batch_saved(&self, rows: u64) -> String {
        batch::saved(rows)
    }

    fn batch_shown(&self, rows: u64, all: u64) -> String {
        batch::shown(rows, all)
    }

    fn micros(&self, micros: u64) -> String {
        about_run::micros(micros)
    }

    fn rate(&self, placements: u64) -> String {
        about_run::rate(placements)
    }

    fn export_plan(&self, plan: &Plan) -> String {
        export::plan(plan)
    }

    fn export_problem(&self, problem: Problem) -> String {
        export::problem(problem)
    }

    fn wish_problem(&self, problem: WishProblem) -> String {
        making::problem(problem)
    }

    fn made_from(&self, seed: u64) -> String {
        making::seed(seed)
    }

    fn hole(&self, fact: &HoleFact) -> String {
        making::hole(fact)
    }

    fn handout_range(&self, most: u64) -> String {
        making::handout_range(most)
    }

    fn handout_progress(&self, made: u64, wanted: u64) -> String {
        making::handout_progress(made, wanted)
    }

    fn handout_made(&self, made: u64, pages: u64) -> String {
        making::handout_made(made, pages)
    }

    fn page_of(&self, page: u64, pages: u64) -> String {
        making::page_of(page, pages)
    }

    fn puzzle_title(&self, nth: u64, seed: u64) -> String {
        making::puzzle_title(nth, seed)
    }

    fn export_progress(&self, unit: Unit, written: u64, total: u64) -> String {
        export::progress(unit, written, total)
    }

    fn export_written(&self, name: &str, bytes: u64) -> String {
        export::written(name, bytes)
    }
}
