//! Nodes on a logarithmic axis, by level and in total.
//!
//! Owns all positions, as fractions of the whole; must not know how they are drawn.

use super::Comparison;

/// The start of the axis, below 1 so that a single node is visible.
const AXIS_START: f64 = 0.5;

#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub lane: usize,
    /// The left edge, the right edge and the height of each level with nodes, as fractions of
    /// the drawing's width and height.
    pub steps: Vec<(f32, f32, f32)>,
    /// The level with the most nodes, counted from 1, and their number.
    pub peak: (u16, u64),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    pub lane: usize,
    pub nodes: u64,
    /// The length, as a fraction of the axis.
    pub length: f32,
    pub is_over: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    pub curves: Vec<Curve>,
    pub bars: Vec<Bar>,
    pub levels: u16,
    /// The marks on the axis of the curves: nodes, and the fraction of the height.
    pub curve_marks: Vec<(u64, f32)>,
    /// The marks on the axis of the bars: nodes, and the fraction of the length.
    pub bar_marks: Vec<(u64, f32)>,
}

impl Chart {
    pub fn of(comparison: &Comparison) -> Self {
        let lanes = || comparison.lanes.iter().enumerate();
        let levels = comparison.deepest();
        let max_nodes_of_level =
            |lane: &super::Lane| lane.report.levels.iter().map(|it| it.nodes).max();
        let max_level_nodes =
            lanes().filter_map(|(_, lane)| max_nodes_of_level(lane)).max().unwrap_or_default();
        let max_nodes = lanes().map(|(_, lane)| lane.counters().nodes()).max().unwrap_or_default();
        let (height, length) = (Axis::to(max_level_nodes), Axis::to(max_nodes));
        let curves = lanes().map(|(place, lane)| {
            let nodes = || (0..levels).zip(lane.report.levels.iter().map(|level| level.nodes));
            let edge = |level: u16| f32::from(level) / f32::from(levels.max(1));
            let steps = nodes().filter(|&(_, nodes)| nodes > 0);
            let steps =
                steps.map(|(level, nodes)| (edge(level), edge(level + 1), height.fraction(nodes)));
            let peak = nodes().max_by_key(|&(_, nodes)| nodes).unwrap_or_default();
            Curve { lane: place, steps: steps.collect(), peak: (peak.0 + 1, peak.1) }
        });
        let bars = lanes().map(|(place, lane)| {
            let nodes = lane.counters().nodes();
            let is_over = lane.player.total_steps().is_some();
            Bar { lane: place, nodes, length: length.fraction(nodes), is_over }
        });
        Chart {
            curves: curves.collect(),
            bars: bars.collect(),
            levels,
            curve_marks: height.marks(),
            bar_marks: length.marks(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Axis {
    /// The end of the axis: the next power of ten.
    top: u64,
}

impl Axis {
    fn to(max_nodes: u64) -> Self {
        let powers = (1..20).map(|power| 10_u64.pow(power));
        Self { top: powers.into_iter().find(|&power| power >= max_nodes).unwrap_or(u64::MAX) }
    }

    fn fraction(self, nodes: u64) -> f32 {
        let above = |nodes: f64| (nodes / AXIS_START).log10();
        (above(nodes.max(1) as f64) / above(self.top as f64)) as f32
    }

    /// Returns at most six marks, at powers of ten.
    fn marks(self) -> Vec<(u64, f32)> {
        let stride = (self.top.ilog10() / 6 + 1) as usize;
        let powers = (0..=self.top.ilog10()).map(|power| 10_u64.pow(power)).step_by(stride);
        powers.map(|power| (power, self.fraction(power))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_ends_at_a_power_of_ten_and_has_few_marks() {
        for max_nodes in [0, 1, 9, 10, 11, 4209, 69_175_317, u64::MAX] {
            let axis = Axis::to(max_nodes);
            assert!(axis.top >= max_nodes.max(10));
            let marks = axis.marks();
            assert!((2..=8).contains(&marks.len()), "{marks:?}");
            assert!(marks.windows(2).all(|pair| pair[0].1 < pair[1].1));
            assert!(marks.iter().all(|&(_, fraction)| fraction > 0.0 && fraction <= 1.0));
            assert!((0.0..=1.0).contains(&axis.fraction(max_nodes)));
        }
    }
}
