//! The constraint model as a table for the clipboard: its variables with their domains,
//! then its constraints.

use grove_model::draw::table::Table;
use grove_model::search::player::Player;
use grove_model::view::constraints::{self, Constraint};
use sudoku_engine::board::{Cell, DigitSet, Shape};

use crate::text::Text;

/// A row for each variable, an empty one, and a row for each constraint, all its cells
/// named.
pub(crate) fn written(text: Text, player: &Player) -> Table {
    let shape = player.at.shape();
    let (variables, list) = (constraints::variables(&player.at), constraints::list(player));
    let domains = variables.iter().map(|variable| domain(text, *variable, shape));
    let heads = [text.constraints.variable, text.constraints.domain];
    let mut table = with_heads(&heads, domains.collect());
    let heads = [
        text.constraints.name,
        text.constraints.says,
        text.constraints.cells,
        text.constraints.open,
        text.constraints.taken,
    ];
    let constraints = list.iter().map(|constraint| row(text, constraint, shape)).collect();
    table.rows.push(Vec::new());
    table.rows.extend(with_heads(&heads, constraints).rows);
    table
}

fn with_heads(heads: &[&str], rows: Vec<Vec<String>>) -> Table {
    Table::with_heads(heads.iter().map(|&head| head.to_owned()).collect(), rows)
}

fn domain(text: Text, (cell, digits): (Cell, DigitSet), shape: Shape) -> Vec<String> {
    let symbols: Vec<String> = digits.iter().map(|digit| digit.symbol().to_string()).collect();
    vec![text.short_cell(cell, shape), symbols.join(" ")]
}

fn row(text: Text, constraint: &Constraint, shape: Shape) -> Vec<String> {
    let names = constraint.cells.iter().map(|&cell| text.short_cell(cell, shape));
    vec![
        text.constraint(constraint.rule),
        text.constraint_says(constraint.says),
        names.collect::<Vec<_>>().join(" "),
        constraint.open.to_string(),
        constraint.taken.map_or_else(String::new, |taken| taken.to_string()),
    ]
}
