//! What an answer draws over the board: an arc to the digit that blocks, or how often each cell was
//! written.

use grove_model::view::questions;
use sudoku_engine::board::Shape;
use yew::prelude::*;

use crate::components::shared::{PageProps, arc};

/// The tints of the layer, from the lightest to the darkest.
const TINTS: f64 = 5.0;

pub(crate) fn question_layer(page: &PageProps) -> Html {
    let model = &page.model;
    let shape = model.play.editor.shape();
    let size = shape.size();
    let line = questions::arc(model).map(|(from, to)| {
        let (x, y) = (to.column(shape) as f64 + 0.5, to.row(shape) as f64 + 0.5);
        html! {
            <>
                <circle class="asked-blocker" cx={x.to_string()} cy={y.to_string()} r="0.43" />
                <path d={arc(from, to, shape)} />
            </>
        }
    });
    let asked = questions::cell_asked_about(model).map(|cell| {
        let (x, y) = (cell.column(shape) as f64 + 0.06, cell.row(shape) as f64 + 0.06);
        html! {
            <rect class="asked-cell" x={x.to_string()} y={y.to_string()} width="0.88" height="0.88" rx="0.06" />
        }
    });
    let heat = questions::heat(model).map(|counts| heat(page, counts, shape));
    html! {
        <svg class="board-line question-layer" viewBox={format!("0 0 {size} {size}")} aria-hidden="true"
            data-heat={heat.is_some().then_some("")}>
            {heat}{asked}{line}
        </svg>
    }
}

fn heat(page: &PageProps, counts: &[u64], shape: Shape) -> Html {
    let most = counts.iter().copied().max().unwrap_or_default().max(2) as f64;
    let cells = shape.cells().zip(counts).filter(|(_, count)| **count > 0).map(|(cell, &count)| {
        let (x, y) = (cell.column(shape), cell.row(shape));
        // Counts differ by powers of ten, so the tints do, too.
        let tint = ((count as f64).ln() / most.ln() * (TINTS - 1.0)).round();
        let words = page.text.number(count);
        let height = (1.5 / words.chars().count() as f64).min(0.26);
        html! {
            <g key={cell.index()} data-heat-of={format!("r{}c{}", y + 1, x + 1)}
                data-count={count.to_string()} data-heat-tint={tint.to_string()}>
                <rect class="heat-tint" x={x.to_string()} y={y.to_string()} width="1" height="1" />
                <rect class="heat-label" x={(x as f64 + 0.02).to_string()} y={(y as f64 + 0.7).to_string()}
                    width="0.96" height="0.28" rx="0.05" />
                <text x={(x as f64 + 0.5).to_string()} y={(y as f64 + 0.9).to_string()}
                    font-size={height.to_string()}>{words}</text>
            </g>
        }
    });
    html! { <>{for cells}</> }
}
