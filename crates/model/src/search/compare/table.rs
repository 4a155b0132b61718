//! The figures of a comparison: a sorted row for each search, and the table as a file.

use strum::VariantArray;

use super::columns::{Column, SortOrder};
use super::{Comparison, Lane, LaneSearch};
use crate::base::code::Code;
use crate::draw::table::Table;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub lane: usize,
    pub search: LaneSearch,
    /// Whether the search has ended, so that the figures cover all of it.
    pub is_over: bool,
    /// The figures in the order of [`Column::VARIANTS`], including the lane's number from 1;
    /// `None` for what is not counted or not known yet.
    pub figures: [Option<u64>; Column::VARIANTS.len()],
}

impl Row {
    fn of(place: usize, lane: &Lane) -> Self {
        let counters = lane.counters();
        let report = &lane.report;
        let search = lane.search();
        // What a program tests is unknown. It ran before, and is not timed.
        let is_program = search == LaneSearch::Program;
        let figure = |column| match column {
            Column::Lane => Some(place as u64 + 1),
            Column::Placements => Some(counters.placements),
            Column::Undos => Some(counters.undos),
            Column::Tests => Some(counters.tests).filter(|_| !is_program),
            Column::Nodes => Some(counters.nodes()),
            Column::Guesses => report.guesses,
            Column::DeadEnds => Some(counters.dead_ends),
            Column::Solutions => Some(counters.solutions),
            Column::Deepest => Some(lane.deepest().into()),
            Column::Time => {
                let is_known = !is_program && (report.is_timed || !report.is_over);
                Some(report.nanos).filter(|_| is_known)
            }
        };
        Self {
            lane: place,
            search,
            is_over: lane.player.total_steps().is_some(),
            figures: std::array::from_fn(|place| figure(Column::VARIANTS[place])),
        }
    }

    pub fn figure(&self, column: Column) -> Option<u64> {
        self.figures[column as usize]
    }

    /// Returns the figures that follow the name of the search, empty if unknown.
    fn written_figures(&self) -> impl Iterator<Item = String> {
        let figures = self.figures[1..].iter();
        figures.map(|figure| figure.map_or_else(String::new, |it| it.to_string()))
    }
}

impl Comparison {
    /// Returns the rows in sort order; unknown figures come last.
    pub fn rows(&self) -> Vec<Row> {
        let lanes = self.lanes.iter().enumerate();
        let mut rows: Vec<Row> = lanes.map(|(place, lane)| Row::of(place, lane)).collect();
        let SortOrder { column, descending } = self.sort_order;
        let key = |row: &Row| {
            let figure = row.figure(column);
            let value = figure.unwrap_or_default();
            (figure.is_none(), if descending { u64::MAX - value } else { value })
        };
        rows.sort_by_key(key);
        rows
    }

    /// Returns the table for a spreadsheet, with these headings.
    pub fn table(&self, heads: Vec<String>) -> Table {
        let row = |row: Row| {
            std::iter::once(row.search.to_string()).chain(row.written_figures()).collect()
        };
        Table::with_heads(heads, self.rows().into_iter().map(row).collect())
    }

    /// Returns the table as CSV: a header, commas, no quotation marks. The column `complete`
    /// is whether the figures cover the whole search.
    pub fn csv(&self) -> String {
        let heads: Vec<&str> = Column::VARIANTS.iter().map(|&column| column.code()).collect();
        let heads = heads.join(",");
        let row = |row: Row| {
            let figures: Vec<String> = row.written_figures().collect();
            format!("{},{},{}\n", row.search, figures.join(","), row.is_over)
        };
        let rows: String = self.rows().into_iter().map(row).collect();
        format!("{heads},complete\n{rows}")
    }
}
