//! Where beside a node there is room for its control.

use strum::{IntoStaticStr, VariantArray};

use super::drawing::{Drawing, DrawnNode, Mark};
use super::scene::figures_position;
use crate::draw::rect::Rect;
use crate::search::tree::layout::{NODE_HALF_SIZE, figures_width};

/// Half the height of the counts beside a node.
const FIGURES_HALF_HEIGHT: f32 = 7.0;
/// Half the size of a node across its corner.
const CORNER_OFFSET: f32 = 8.0;

/// A corner of a node, in the order in which they are preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Corner {
    UpperLeft,
    UpperRight,
    LowerLeft,
    LowerRight,
}

impl Corner {
    /// Returns its position relative to the center of its node.
    pub const fn offset(self) -> (f32, f32) {
        let (x, y) = self.direction();
        (x * CORNER_OFFSET, y * CORNER_OFFSET)
    }

    const fn direction(self) -> (f32, f32) {
        match self {
            Self::UpperLeft => (-1.0, -1.0),
            Self::UpperRight => (1.0, -1.0),
            Self::LowerLeft => (-1.0, 1.0),
            Self::LowerRight => (1.0, 1.0),
        }
    }
}

impl Drawing {
    /// Returns the corner of a node where a control of this width and height covers the least of
    /// the nodes and their counts, and nothing of it is outside of this rectangle if possible.
    pub fn free_corner(&self, node: u32, (width, height): (f32, f32), within: [f32; 4]) -> Corner {
        let Some(point) = self.nodes.get(node as usize) else { return Corner::UpperLeft };
        let covered = |corner: Corner| {
            let ((x, y), (to_right, down)) = (corner.offset(), corner.direction());
            let (x, y) = (point.x + x, point.y + y);
            let (other_x, other_y) = (x + to_right * width, y + down * height);
            let rect = rect([x.min(other_x), y.min(other_y), x.max(other_x), y.max(other_y)]);
            let rects = (0..).zip(&self.nodes).flat_map(|(index, it)| {
                let figures = figures_rect(it, index == self.current);
                [Some(shape_rect(it)).filter(|_| index != node), figures]
            });
            let outside = f64::from(width * height) - rect.overlap(self::rect(within));
            outside + rects.flatten().map(|it| rect.overlap(it)).sum::<f64>()
        };
        let corners = Corner::VARIANTS.iter().map(|&corner| (corner, covered(corner)));
        corners.min_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(Corner::UpperLeft, |(it, _)| it)
    }
}

fn shape_rect(node: &DrawnNode) -> Rect {
    let half = NODE_HALF_SIZE;
    rect([node.x - half, node.y - half, node.x + half, node.y + half])
}

fn figures_rect(node: &DrawnNode, is_current: bool) -> Option<Rect> {
    let facts = node.facts.as_ref().filter(|_| node.mark == Mark::Triangle)?;
    let (x, y) = figures_position(node, is_current);
    let (top, bottom) = (y - FIGURES_HALF_HEIGHT, y + FIGURES_HALF_HEIGHT);
    Some(rect([x, top, x + figures_width(facts), bottom]))
}

fn rect(sides: [f32; 4]) -> Rect {
    Rect(sides.map(f64::from))
}
