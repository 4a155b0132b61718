//! Convex areas: distances, centers, and lines cut off at their edges.

use grove_model::draw::convex::{ConvexArea, Point};
use proptest::prelude::*;

fn square() -> ConvexArea {
    ConvexArea::new(vec![(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)])
}

fn triangle() -> ConvexArea {
    ConvexArea::new(vec![(50.0, 50.0), (100.0, 0.0), (100.0, 100.0)])
}

#[test]
fn depth_is_the_distance_to_the_nearest_edge() {
    assert_eq!(square().depth((50.0, 50.0)), 50.0);
    assert_eq!(square().depth((30.0, 90.0)), 10.0);
    assert_eq!(square().depth((0.0, 40.0)), 0.0);
    assert_eq!(square().depth((-7.0, 40.0)), -7.0);
    assert_eq!(triangle().depth((95.0, 50.0)), 5.0);
}

#[test]
fn the_center_of_a_triangle_is_two_thirds_from_its_corner() {
    assert_eq!(square().center(), (50.0, 50.0));
    let (x, y) = triangle().center();
    assert!((x - 250.0 / 3.0).abs() < 1e-4 && (y - 50.0).abs() < 1e-4, "{x} {y}");
    assert_eq!(ConvexArea::new(Vec::new()).center(), (0.0, 0.0));
    assert_eq!(ConvexArea::new(vec![(1.0, 2.0), (1.0, 2.0)]).center(), (0.0, 0.0));
}

#[test]
fn corners_that_are_the_same_count_once() {
    let corners = vec![(0.0, 0.0), (100.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)];
    assert_eq!(ConvexArea::new(corners), square());
    let corners = vec![(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0)];
    assert_eq!(ConvexArea::new(corners), square());
}

#[test]
fn lines_are_cut_off_at_edges() {
    let level = ((-200.0, 25.0), (200.0, 25.0));
    assert_eq!(square().clipped(level, 0.0), Some(((0.0, 25.0), (100.0, 25.0))));
    assert_eq!(square().clipped(level, 2.0), Some(((2.0, 25.0), (98.0, 25.0))));
    assert_eq!(square().clipped(((-200.0, 1.0), (200.0, 1.0)), 2.0), None);
    assert_eq!(square().clipped(((-200.0, -1.0), (200.0, -1.0)), 0.0), None);
    let inside = ((10.1, 20.2), (30.3, 40.4));
    assert_eq!(square().clipped(inside, 2.0), Some(inside));
    // Beyond one edge with one end, beyond another with the other.
    assert_eq!(square().clipped(((-50.0, 100.0), (50.0, 200.0)), 0.0), None);
    let upright = ((75.0, -200.0), (75.0, 200.0));
    assert_eq!(triangle().clipped(upright, 0.0), Some(((75.0, 25.0), (75.0, 75.0))));
    assert_eq!(triangle().clipped(((50.0, -200.0), (50.0, 200.0)), 0.0), None);
}

fn point() -> impl Strategy<Value = Point> {
    (-150.0..250.0_f32, -150.0..250.0_f32)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_point_of_a_line_is_in_the_part_if_it_is_deep_enough(
        from in point(),
        to in point(),
        along in 0.0..1.0_f32,
        rim in 0.0..10.0_f32,
    ) {
        let point = (from.0 + (to.0 - from.0) * along, from.1 + (to.1 - from.1) * along);
        let depth = triangle().depth(point) - rim;
        prop_assume!(depth.abs() > 0.01);
        let part = triangle().clipped((from, to), rim);
        let is_between = part.is_some_and(|(first, last)| {
            let (across, down) = (last.0 - first.0, last.1 - first.1);
            let along = (point.0 - first.0) * across + (point.1 - first.1) * down;
            (0.0..=across * across + down * down).contains(&along)
        });
        prop_assert_eq!(is_between, depth > 0.0);
    }
}
