//! Upright rectangles.

/// A rectangle: left, top, right and bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect(pub [f64; 4]);

impl Rect {
    /// Returns the area that two rectangles share.
    pub fn overlap(self, other: Self) -> f64 {
        let (Self([left, top, right, bottom]), Self([x, y, end_x, end_y])) = (self, other);
        (right.min(end_x) - left.max(x)).max(0.0) * (bottom.min(end_y) - top.max(y)).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Rect;

    #[test]
    fn rectangles_share_what_is_in_both() {
        let rect = Rect([0.0, 0.0, 4.0, 3.0]);
        assert_eq!(rect.overlap(Rect([3.0, 1.0, 9.0, 9.0])), 2.0);
        assert_eq!(rect.overlap(rect), 12.0);
        assert_eq!(rect.overlap(Rect([5.0, 4.0, 9.0, 9.0])), 0.0);
        assert_eq!(rect.overlap(Rect([4.0, 0.0, 9.0, 3.0])), 0.0);
    }
}
