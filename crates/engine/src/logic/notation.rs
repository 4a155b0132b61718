//! Steps as HoDoKu writes them, such as `Naked Pair: 3,7 in r1c58 => r1c3<>7`.
//!
//! Source: the solution paths that HoDoKu 2.2.0 prints.

use std::fmt::Write as _;

use super::{Candidate, CandidateRole, ChainLink, Fact, LockedSet, Step, Strength, Technique};
use super::{FishForm, FishKind, FishSize};
use crate::board::{Cell, Digit, DigitSet, HouseKind, Rule, Shape};

/// Writes a step in HoDoKu's notation: the technique, what the step follows from, and what it
/// concludes. Houses and rules that HoDoKu does not have get letters of the same kind: `d` for
/// diagonals, `w` for windows, `cage` and `thermo`.
///
/// ```
/// use sudoku_engine::board::{Puzzle, Shape};
/// use sudoku_engine::formats;
/// use sudoku_engine::logic::{LogicPath, notation};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let step = LogicPath::new(&puzzle).next().expect("a step");
/// assert_eq!(notation(&step, Shape::Four), "Naked Single: r2c2=1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn notation(step: &Step, shape: Shape) -> String {
    let writer = Writer(shape);
    let name = name(step.technique);
    if step.eliminations.is_empty() {
        return format!("{name}: {}", writer.conclusion(step));
    }
    format!("{name}: {} => {}", writer.pattern(step), writer.conclusion(step))
}

/// Writes cells, houses and candidates of a board.
struct Writer(Shape);

impl Writer {
    fn conclusion(&self, step: &Step) -> String {
        let placed = self.by_digit(&step.placements, "=");
        let eliminated = self.by_digit(&step.eliminations, "<>");
        placed.into_iter().chain(eliminated).collect::<Vec<_>>().join(", ")
    }

    /// Writes the cells of each digit.
    fn by_digit(&self, candidates: &[Candidate], sign: &str) -> Vec<String> {
        let digits = digits_of(candidates);
        let cells = |digit| candidates.iter().filter(move |it| it.digit == digit).map(|it| it.cell);
        digits
            .iter()
            .map(|digit| format!("{}{sign}{}", self.cells(cells(digit)), digit.symbol()))
            .collect()
    }

    /// Writes what a step follows from.
    fn pattern(&self, step: &Step) -> String {
        let proof = &step.proof;
        let covers = self.houses(&proof.covers);
        if let Technique::Fish(_) = step.technique {
            let bases: Vec<Rule> = proof.facts.iter().filter_map(house_of).collect();
            let [fins, endo_fins] = [CandidateRole::Fin, CandidateRole::EndoFin]
                .map(|role| self.cells(with_role(step, role).map(|it| it.cell)));
            let mut fish =
                format!("{} {} {covers}", pattern_digits(step, ","), self.houses(&bases));
            for (mark, fins) in [("f", fins), ("ef", endo_fins)] {
                for fin in fins.split(',').filter(|fin| !fin.is_empty()) {
                    let _ = write!(fish, " {mark}{fin}");
                }
            }
            return fish;
        }
        if !proof.links.is_empty() {
            return self.chain(&proof.links);
        }
        if matches!(step.technique, Technique::Pointing | Technique::Claiming) {
            let houses: Vec<Rule> = proof.facts.iter().filter_map(house_of).collect();
            return format!("{} in {}", pattern_digits(step, ","), self.houses(&houses));
        }
        if proof.sets.len() > 1 {
            return self.sets(step);
        }
        if with_role(step, CandidateRole::ColorA).next().is_some() {
            return self.colors(step);
        }
        let separator = if is_list_of_alternatives(step.technique) { "/" } else { "," };
        let cells = self.cells(proof.roles.iter().map(|(it, _)| it.cell));
        format!("{} in {cells}", pattern_digits(step, separator))
    }

    /// Writes the nodes of a chain with the links between them. Those within a cell are not
    /// written: the digits on both sides of the cell imply them.
    fn chain(&self, links: &[ChainLink]) -> String {
        let sign = |link: &ChainLink| match link.strength {
            Strength::Strong => '=',
            Strength::Weak => '-',
        };
        let digit = |node: &[Candidate]| node.first().map(|it| it.digit.symbol());
        let is_inner = |link: &ChainLink| match (&link.from[..], &link.to[..]) {
            ([from], [to]) => from.cell == to.cell,
            _ => false,
        };
        let node = |node: &[Candidate]| self.cells(node.iter().map(|it| it.cell));
        let mut text = String::new();
        for (nth, link) in links.iter().enumerate() {
            let (is_first, is_last) = (nth == 0, nth + 1 == links.len());
            if is_first {
                let start = digit(&link.from).map(String::from).unwrap_or_default();
                let mark = if is_inner(link) { format!("{start}- ") } else { String::new() };
                let _ = write!(text, "{start} {mark}{}", node(&link.from));
            }
            match (is_inner(link), digit(&link.to)) {
                (true, Some(end)) if is_last => {
                    let _ = write!(text, " -{end}");
                }
                (false, Some(end)) => {
                    let _ = write!(text, " {0}{end}{0} {1}", sign(link), node(&link.to));
                }
                (true, _) | (false, None) => {}
            }
        }
        text
    }

    /// Writes almost locked sets, then the digits by which they are linked and those that are
    /// ruled out.
    fn sets(&self, step: &Step) -> String {
        let sets = step.proof.sets.iter().zip('A'..);
        let sets = sets.map(|(LockedSet { cells, digits }, letter)| {
            format!("{letter}={} {{{}}}", self.cells(cells.iter().copied()), symbols(*digits, ""))
        });
        let common: Vec<Candidate> = with_role(step, CandidateRole::Common).collect();
        let ends = [("X", digits_of(&common)), ("Z", digits_of(&step.eliminations))];
        let ends = ends.into_iter().filter(|(_, digits)| !digits.is_empty());
        let ends = ends.map(|(letter, digits)| format!("{letter}={}", symbols(digits, ",")));
        sets.chain(ends).collect::<Vec<_>>().join(", ")
    }

    /// Writes the cells of each color, those of a pair with a slash between them.
    fn colors(&self, step: &Step) -> String {
        use CandidateRole::{ColorA, ColorB, ColorC, ColorD};
        let color = |role| format!("({})", self.cells(with_role(step, role).map(|it| it.cell)));
        let pairs = [[ColorA, ColorB], [ColorC, ColorD]];
        let pairs = pairs.into_iter().filter(|pair| with_role(step, pair[0]).next().is_some());
        let pairs: Vec<String> = pairs.map(|pair| pair.map(color).join(" / ")).collect();
        format!("{} {}", pattern_digits(step, ","), pairs.join(", "))
    }

    /// Writes each cell once, those that share a row or a column together: `r1c58,r36c2`.
    fn cells(&self, cells: impl IntoIterator<Item = Cell>) -> String {
        let mut rest: Vec<(usize, usize)> =
            cells.into_iter().map(|cell| (cell.row(self.0), cell.column(self.0))).collect();
        rest.sort_unstable();
        rest.dedup();
        let mut groups = Vec::new();
        while let Some(&(row, column)) = rest.first() {
            let in_row: Vec<usize> = rest.iter().filter(|it| it.0 == row).map(|it| it.1).collect();
            let in_column: Vec<usize> =
                rest.iter().filter(|it| it.1 == column).map(|it| it.0).collect();
            // Numbers of two digits would be ambiguous.
            if self.0.size() > 9 || in_row.len().max(in_column.len()) == 1 {
                groups.push(format!("r{}c{}", row + 1, column + 1));
                rest.remove(0);
            } else if in_row.len() > 1 {
                groups.push(format!("r{}c{}", row + 1, numbers(&in_row)));
                rest.retain(|it| it.0 != row);
            } else {
                groups.push(format!("r{}c{}", numbers(&in_column), column + 1));
                rest.retain(|it| it.1 != column);
            }
        }
        groups.join(",")
    }

    /// Writes houses of the same kind together: `r26`.
    fn houses(&self, houses: &[Rule]) -> String {
        let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
        for (kind, index) in houses.iter().map(|&house| house_name(house)) {
            match groups.last_mut() {
                Some((last, indices)) if *last == kind && self.0.size() <= 9 => indices.push(index),
                Some(_) | None => groups.push((kind, vec![index])),
            }
        }
        groups.iter().map(|(kind, indices)| format!("{kind}{}", numbers(indices))).collect()
    }
}

/// Returns the name of the kind of a house, and its number from 0.
const fn house_name(rule: Rule) -> (&'static str, usize) {
    match rule {
        Rule::House(house) => match house.kind() {
            HouseKind::Row => ("r", house.index()),
            HouseKind::Column => ("c", house.index()),
            HouseKind::Box => ("b", house.index()),
        },
        Rule::Region(region) => ("b", region.index()),
        Rule::Diagonal(diagonal) => ("d", diagonal as usize),
        Rule::Window(nth) => ("w", nth as usize),
        Rule::AntiKnight => ("knight", 0),
        Rule::AntiKing => ("king", 0),
        Rule::Cage(nth) | Rule::CageTotal(nth) => ("cage", nth),
        Rule::Thermometer(nth) => ("thermo", nth),
    }
}

fn numbers(indices: &[usize]) -> String {
    indices.iter().map(|index| (index + 1).to_string()).collect()
}

const fn house_of(fact: &Fact) -> Option<Rule> {
    match *fact {
        Fact::House(rule, _) => Some(rule),
        Fact::Cage(nth) => Some(Rule::CageTotal(nth)),
        Fact::Thermometer(nth) => Some(Rule::Thermometer(nth)),
        Fact::Cell(_) | Fact::Rectangle { .. } | Fact::Grave(_) => None,
    }
}

fn with_role(step: &Step, role: CandidateRole) -> impl Iterator<Item = Candidate> {
    step.proof.roles.iter().filter(move |it| it.1 == role).map(|it| it.0)
}

/// Writes the digits of a pattern, those of a rectangle without the extra ones.
fn pattern_digits(step: &Step, separator: &str) -> String {
    let rectangle = step.proof.facts.iter().find_map(|fact| match fact {
        Fact::Rectangle { digits, .. } => Some(*digits),
        Fact::Cell(_) | Fact::House(..) | Fact::Grave(_) | Fact::Cage(_) | Fact::Thermometer(_) => {
            None
        }
    });
    let of_pattern = || step.proof.roles.iter().map(|it| it.0.digit).collect();
    symbols(rectangle.unwrap_or_else(of_pattern), separator)
}

fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|it| it.digit).collect()
}

fn symbols(digits: DigitSet, separator: &str) -> String {
    let symbols = digits.iter().map(|digit: Digit| digit.symbol().to_string());
    symbols.collect::<Vec<_>>().join(separator)
}

/// Returns whether the digits of a pattern are alternatives, which a slash separates.
const fn is_list_of_alternatives(technique: Technique) -> bool {
    technique.is_rectangle()
        || matches!(
            technique,
            Technique::XyWing | Technique::XyzWing | Technique::WWing | Technique::RemotePair
        )
}

/// Returns HoDoKu's name of a technique.
fn name(technique: Technique) -> String {
    let name = match technique {
        Technique::Fish(form) => return fish_name(form),
        Technique::FullHouse => "Full House",
        Technique::NakedSingle => "Naked Single",
        Technique::HiddenSingle => "Hidden Single",
        Technique::CageTotal => "Cage Total",
        Technique::ThermometerOrder => "Thermometer Order",
        Technique::Pointing => "Locked Candidates Type 1 (Pointing)",
        Technique::Claiming => "Locked Candidates Type 2 (Claiming)",
        Technique::LockedPair => "Locked Pair",
        Technique::LockedTriple => "Locked Triple",
        Technique::NakedPair => "Naked Pair",
        Technique::NakedTriple => "Naked Triple",
        Technique::NakedQuadruple => "Naked Quadruple",
        Technique::HiddenPair => "Hidden Pair",
        Technique::HiddenTriple => "Hidden Triple",
        Technique::HiddenQuadruple => "Hidden Quadruple",
        Technique::Skyscraper => "Skyscraper",
        Technique::TwoStringKite => "2-String Kite",
        Technique::DualTwoStringKite => "Dual 2-String Kite",
        Technique::TurbotFish => "Turbot Fish",
        Technique::EmptyRectangle => "Empty Rectangle",
        Technique::DualEmptyRectangle => "Dual Empty Rectangle",
        Technique::SimpleColorsTrap => "Simple Colors Trap",
        Technique::SimpleColorsWrap => "Simple Colors Wrap",
        Technique::MultiColors1 => "Multi Colors 1",
        Technique::MultiColors2 => "Multi Colors 2",
        Technique::UniquenessTest1 => "Uniqueness Test 1",
        Technique::UniquenessTest2 => "Uniqueness Test 2",
        Technique::UniquenessTest3 => "Uniqueness Test 3",
        Technique::UniquenessTest4 => "Uniqueness Test 4",
        Technique::UniquenessTest5 => "Uniqueness Test 5",
        Technique::UniquenessTest6 => "Uniqueness Test 6",
        Technique::HiddenRectangle => "Hidden Rectangle",
        Technique::AvoidableRectangle1 => "Avoidable Rectangle Type 1",
        Technique::AvoidableRectangle2 => "Avoidable Rectangle Type 2",
        Technique::BivalueUniversalGrave => "Bivalue Universal Grave + 1",
        Technique::XChain => "X-Chain",
        Technique::XyChain => "XY-Chain",
        Technique::RemotePair => "Remote Pair",
        Technique::ContinuousNiceLoop => "Continuous Nice Loop",
        Technique::DiscontinuousNiceLoop => "Discontinuous Nice Loop",
        Technique::AlternatingChain => "AIC",
        Technique::GroupedContinuousNiceLoop => "Grouped Continuous Nice Loop",
        Technique::GroupedDiscontinuousNiceLoop => "Grouped Discontinuous Nice Loop",
        Technique::GroupedAlternatingChain => "Grouped AIC",
        Technique::XyWing => "XY-Wing",
        Technique::XyzWing => "XYZ-Wing",
        Technique::WWing => "W-Wing",
        Technique::AlsXz => "Almost Locked Set XZ-Rule",
        Technique::AlsXyWing => "Almost Locked Set XY-Wing",
        Technique::AlsXyChain => "Almost Locked Set Chain",
        Technique::DeathBlossom => "Death Blossom",
        Technique::SueDeCoq => "Sue de Coq",
        Technique::TemplateSet => "Template Set",
        Technique::TemplateDelete => "Template Delete",
        Technique::ForcingChain => "Forcing Chain Contradiction",
        Technique::ForcingNet => "Forcing Net Contradiction",
    };
    name.to_owned()
}

fn fish_name(FishForm { kind, size, siamese }: FishForm) -> String {
    let kind = match kind {
        FishKind::Basic => "",
        FishKind::Finned => "Finned ",
        FishKind::Sashimi => "Sashimi ",
        FishKind::Franken => "Franken ",
        FishKind::FinnedFranken => "Finned Franken ",
        FishKind::Mutant => "Mutant ",
        FishKind::FinnedMutant => "Finned Mutant ",
    };
    let size = match size {
        FishSize::XWing => "X-Wing",
        FishSize::Swordfish => "Swordfish",
        FishSize::Jellyfish => "Jellyfish",
        FishSize::Squirmbag => "Squirmbag",
        FishSize::Whale => "Whale",
        FishSize::Leviathan => "Leviathan",
    };
    let siamese = if siamese { "Siamese " } else { "" };
    format!("{siamese}{kind}{size}")
}
