//! The names of the cells that the levels of a drawn tree fill: below a tree on its side, and left of
//! an upright one.

use gloo::events::EventListener;
use grove_model::draw::decimal::Decimal;
use grove_model::view::tree::{Drawing, LevelCell};
use sudoku_engine::board::Shape;
use web_sys::Element;
use yew::prelude::*;

use super::tree_drawing::Frame;
use super::tree_fit::{names_room, visible_size};
use crate::text::Text;

/// The width in pixels of a character in these names, at most: of m and w, as in Swahili, and of
/// others.
const CHARACTER_WIDTHS: (f64, f64) = (13.8, 8.6);
/// The height of a name in pixels.
const NAME_HEIGHT: f64 = 16.0;
/// The gap between two names.
const GAP: f64 = 2.0;

/// What the names belong to, and where the drawing is in its sheet.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub(super) text: Text,
    pub(super) shape: Shape,
    /// The drawn levels with one cell each.
    pub(super) levels: Vec<LevelCell>,
    pub(super) is_sideways: bool,
    pub(super) zoom: f64,
    /// Pixels by which the drawing is shifted to the right and down.
    pub(super) shift: (f64, f64),
    /// Width and height of the sheet in pixels.
    pub(super) size: (f64, f64),
    pub(super) viewport: NodeRef,
}

/// Draws the names.
pub(crate) fn level_names(
    (text, shape): (Text, Shape),
    drawing: &Drawing,
    zoom: f64,
    Frame { shift, size }: Frame,
    viewport: &NodeRef,
) -> Html {
    let (levels, is_sideways) = (drawing.level_cells(), drawing.is_sideways);
    let viewport = viewport.clone();
    html! { <LevelNames {text} {shape} {levels} {is_sideways} {zoom} {shift} {size} {viewport} /> }
}

/// The names along the edge of the viewport. One that would touch another, or that the edge would
/// cut, is left out.
#[component]
fn LevelNames(props: &Props) -> Html {
    let visible = use_visible_rect(&props.viewport);
    let (left, bottom) = names_room(visible.size.0, props.is_sideways);
    let (width, height) =
        if props.is_sideways { (props.size.0, bottom) } else { (left, props.size.1) };
    if left == 0.0 && bottom == 0.0 {
        return Html::default();
    }
    let names = props.names(visible, left).into_iter().map(|(depth, (x, y), name)| {
        html! {
            <text key={depth} x={Decimal(x).to_string()} y={Decimal(y).to_string()}>{name}</text>
        }
    });
    html! {
        <svg class="tree-names" width={Decimal(width).to_string()}
            height={Decimal(height).to_string()} data-upright={(!props.is_sideways).then_some("")}
            aria-hidden="true">
            {for names}
        </svg>
    }
}

impl Props {
    /// Returns the names that fit, with their levels and the positions of their middles.
    fn names(&self, visible: VisibleRect, left: f64) -> Vec<(u16, (f64, f64), String)> {
        let (start, length) = if self.is_sideways {
            (visible.scrolled.0, visible.size.0)
        } else {
            (visible.scrolled.1, visible.size.1)
        };
        let mut end = start;
        let names = self.levels.iter().filter_map(|level| {
            let name = self.text.short_cell(level.cell, self.shape);
            let width: f64 = name.chars().map(character_width).sum();
            let (x, y) = level.point;
            let (middle, extent, position) = if self.is_sideways {
                let middle = f64::from(x) * self.zoom + self.shift.0;
                (middle, width, (middle, 15.0))
            } else {
                let middle = f64::from(y) * self.zoom + self.shift.1;
                (middle, NAME_HEIGHT, (left / 2.0, middle + 5.0))
            };
            let is_whole = middle - extent / 2.0 >= end
                && middle + extent / 2.0 <= start + length
                && (self.is_sideways || width <= left);
            if is_whole {
                end = middle + extent / 2.0 + GAP;
            }
            is_whole.then_some((level.depth, position, name))
        });
        names.collect()
    }
}

/// The visible part of a scroll container, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct VisibleRect {
    /// How far it is scrolled to the right and down.
    scrolled: (f64, f64),
    size: (f64, f64),
}

/// Returns the visible part of the tree, which changes as it is scrolled.
#[hook]
fn use_visible_rect(viewport: &NodeRef) -> VisibleRect {
    let visible = use_state_eq(VisibleRect::default);
    let measure = {
        let (visible, viewport) = (visible.setter(), viewport.clone());
        move || {
            let Some(viewport) = viewport.cast::<Element>() else { return };
            visible.set(VisibleRect {
                scrolled: (viewport.scroll_left().into(), viewport.scroll_top().into()),
                size: visible_size(&viewport),
            });
        }
    };
    // A drawing of another size may have been scrolled.
    use_effect({
        let measure = measure.clone();
        move || measure()
    });
    let viewport = viewport.clone();
    use_effect_with((), move |()| {
        let listener = viewport
            .cast::<Element>()
            .map(|viewport| EventListener::new(&viewport, "scroll", move |_| measure()));
        move || drop(listener)
    });
    *visible
}

const fn character_width(character: char) -> f64 {
    let (wide, usual) = CHARACTER_WIDTHS;
    if matches!(character, 'm' | 'w') { wide } else { usual }
}
