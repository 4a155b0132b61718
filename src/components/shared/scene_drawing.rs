//! A scene as an SVG in the page, in the colors of the style sheet.

use grove_model::draw::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke};
use yew::prelude::*;

/// Draws a scene. Patterns have ids, so a page may have only one scene with hatched areas.
pub(crate) fn scene_drawing(scene: &Scene, class: &'static str) -> Html {
    let Scene { width, height, layers } = scene;
    html! {
        <svg {class} viewBox={format!("0 0 {width} {height}")} aria-hidden="true">
            {for layers.iter().map(layer)}
        </svg>
    }
}

fn layer(layer: &Layer) -> Html {
    match layer {
        Layer::Path { fill, stroke, parts } => path(*fill, *stroke, parts),
        Layer::Words { ink, size, weight, align, words } => {
            let texts = words.iter().map(|(x, y, word)| {
                let baseline = Align::baseline(*y, *size);
                html! { <text x={x.to_string()} y={baseline.to_string()}>{word}</text> }
            });
            html! {
                <g fill={color(*ink)} font-size={size.to_string()} text-anchor={align.anchor()}
                    font-weight={weight.number().to_string()}>
                    {for texts}
                </g>
            }
        }
    }
}

fn path(fill: Option<Fill>, stroke: Option<Stroke>, parts: &[Part]) -> Html {
    let (pattern, fill, opacity) = match fill {
        None => (None, "none".to_owned(), None),
        Some(Fill::Plain(ink)) => (None, color(ink), None),
        Some(Fill::Faded(ink, alpha)) => (None, color(ink), Some(f32::from(alpha) / 255.0)),
        Some(Fill::Hatched(ink)) => {
            let id = format!("hatch{}", ink.property());
            (Some(hatching(&id, ink)), format!("url(#{id})"), None)
        }
    };
    let dashes = stroke.filter(|stroke| stroke.dashed).map(|_| "3 3");
    html! {
        <>
            {pattern}
            <path d={Part::path_data(parts)} {fill} fill-opacity={opacity.map(|it| it.to_string())}
                stroke={stroke.map(|stroke| color(stroke.ink))}
                stroke-width={stroke.map(|stroke| stroke.width.to_string())}
                stroke-linejoin="round" stroke-dasharray={dashes} />
        </>
    }
}

/// Draws the definition of a pattern of thin diagonal lines.
fn hatching(id: &str, ink: Ink) -> Html {
    let size = Fill::HATCH;
    let lines =
        format!("M-1 1L1 -1M0 {size}L{size} 0M{} {}L{} {}", size - 1, size + 1, size + 1, size - 1);
    html! {
        <defs>
            <pattern id={id.to_owned()} width={size.to_string()} height={size.to_string()}
                patternUnits="userSpaceOnUse">
                <path d={lines} stroke={color(ink)} fill="none" />
            </pattern>
        </defs>
    }
}

/// Returns a color as CSS, defined by the style sheet.
fn color(ink: Ink) -> String {
    format!("var({})", ink.property())
}
