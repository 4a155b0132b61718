//! Drawings of trees without what lies ahead of the search.

use std::collections::BTreeMap;

use crate::common::{Page, puzzle};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::draw::scene::{Fill, Layer};
use grove_model::draw::size::Size;
use grove_model::search::tree::TreeView;
use grove_model::update::play::PlayMsg;
use grove_model::update::timeline::TimelineMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::view::timeline::{Picture, overlay};
use grove_model::view::tree::{Drawing, DrawnNode};
use sudoku_engine::board::Digit;
use sudoku_engine::search::{Event, Goal, Stepper};

/// Returns the nodes by their paths.
fn by_path(drawing: &Drawing) -> BTreeMap<Vec<Digit>, DrawnNode> {
    (0..).zip(&drawing.nodes).map(|(index, node)| (drawing.path(index), *node)).collect()
}

#[test]
fn a_tree_up_to_a_step_has_the_nodes_placed_until_then() {
    let mut search = Stepper::new(&puzzle(Sample::Paper), Goal::Exhaustion);
    let tree_view = TreeView::of(&search);
    let (mut placed, mut erased) = (vec![Vec::new()], Vec::new());
    loop {
        let drawing = Drawing::of(&tree_view, &search, true);
        let shown = drawing.clone().up_to(search.counters().step());
        let (whole, shown_nodes) = (by_path(&drawing), by_path(&shown));
        placed.sort();
        assert_eq!(shown_nodes.keys().cloned().collect::<Vec<_>>(), placed);
        let path: Vec<Digit> = search.branches().collect();
        assert_eq!(shown.path(shown.current), path);
        for (path, node) in &shown_nodes {
            let is_known = erased.contains(path);
            assert_eq!((node.x, node.y, node.mark), (whole[path].x, whole[path].y, node.mark));
            assert_eq!(node.facts, whole[path].facts.filter(|_| is_known), "{path:?}");
        }
        match search.advance_move() {
            Some(Event::Placed { .. }) => placed.push(search.branches().collect()),
            Some(_) => erased.push(path),
            None => break,
        }
    }
    assert_eq!(placed.len() as u64, search.counters().placements + 1);
}

#[test]
fn what_lies_ahead_is_hidden_on_the_map_and_shown_again() {
    let mut page = Page::watching(Sample::Article);
    page.finish_work();
    page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 600, height: 80 })));
    page.send(Msg::Play(PlayMsg::WentToStep(900)));
    page.finish_work();
    let veil = |page: &Page| {
        let picture = Picture::of(&page.model).unwrap();
        let scene = overlay(&picture, None);
        scene.layers.iter().find_map(|layer| match layer {
            Layer::Path { fill: Some(Fill::Faded(_, opacity)), .. } => Some(*opacity),
            Layer::Path { .. } | Layer::Words { .. } => None,
        })
    };
    let bars = page.player().timeline.tiles.bars().all();
    let placed_at: Vec<u64> = bars.iter().map(|bar| bar.placed_at).collect();
    assert!(placed_at.iter().any(|&step| step <= 900) && placed_at.iter().any(|&step| step > 900));
    let known = |page: &Page| -> Vec<u64> {
        let picture = Picture::of(&page.model).unwrap();
        placed_at.iter().copied().filter(|&step| picture.bar(step).is_some()).collect()
    };
    let faded = veil(&page);
    page.send(Msg::Tree(TreeMsg::AheadToggled));
    assert_eq!(veil(&page), Some(u8::MAX));
    assert!(known(&page).into_iter().eq(placed_at.iter().copied().filter(|&step| step <= 900)));
    page.send(Msg::Tree(TreeMsg::AheadToggled));
    assert_eq!(veil(&page), faded);
    assert_eq!(known(&page), placed_at);
    assert!(faded.is_some_and(|opacity| opacity < u8::MAX));
}
