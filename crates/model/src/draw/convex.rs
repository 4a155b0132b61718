//! Convex areas, and which parts of lines are inside.

/// A point: x to the right, y down.
pub type Point = (f32, f32);

/// An area between corners without an angle of more than 180° inside.
#[derive(Clone, Debug, PartialEq)]
pub struct ConvexArea {
    /// Clockwise; no two neighbors are the same.
    corners: Vec<Point>,
}

impl ConvexArea {
    /// Creates an area from its corners, clockwise. Neighbors that are the same count once.
    pub fn new(mut corners: Vec<Point>) -> Self {
        corners.dedup();
        if corners.len() > 1 && corners.first() == corners.last() {
            corners.pop();
        }
        Self { corners }
    }

    fn sides(&self) -> impl Iterator<Item = (Point, Point)> {
        self.corners.iter().copied().zip(self.corners.iter().copied().cycle().skip(1))
    }

    /// Returns the distance of a point from the nearest line along a side; below 0 outside.
    pub fn depth(&self, point: Point) -> f32 {
        self.sides().map(|side| distance(side, point)).fold(f32::INFINITY, f32::min)
    }

    /// Returns the center of mass, or the origin if the area is empty.
    pub fn center(&self) -> Point {
        let Some(&(left, top)) = self.corners.first() else { return (0.0, 0.0) };
        let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
        for (from, to) in self.sides() {
            let (from, to) = ((from.0 - left, from.1 - top), (to.0 - left, to.1 - top));
            let part = from.0 * to.1 - to.0 * from.1;
            area += part;
            x += part * (from.0 + to.0);
            y += part * (from.1 + to.1);
        }
        if area == 0.0 {
            return (0.0, 0.0);
        }
        (left + x / (3.0 * area), top + y / (3.0 * area))
    }

    /// Returns the part of a line that is at least `rim` inside, or `None` if there is none. (Cyrus
    /// and Beck 1978: each side cuts off one end.)
    pub fn clipped(&self, (from, to): (Point, Point), rim: f32) -> Option<(Point, Point)> {
        let (mut start, mut end) = (0.0_f32, 1.0_f32);
        for side in self.sides() {
            let (first, last) = (distance(side, from) - rim, distance(side, to) - rim);
            let crossing = first / (first - last);
            match (first < 0.0, last < 0.0) {
                (true, true) => return None,
                (true, false) => start = start.max(crossing),
                (false, true) => end = end.min(crossing),
                (false, false) => {}
            }
        }
        let point = |along: f32| {
            let between = |from: f32, to: f32| from + (to - from) * along;
            (between(from.0, to.0), between(from.1, to.1))
        };
        // Ends that are inside are not rounded.
        let first = if start == 0.0 { from } else { point(start) };
        let last = if end == 1.0 { to } else { point(end) };
        (start < end).then_some((first, last))
    }
}

/// Returns the distance of a point from a line, above 0 on the right as one looks along it.
fn distance((from, to): (Point, Point), (x, y): Point) -> f32 {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    (across * (y - from.1) - down * (x - from.0)) / across.hypot(down)
}
