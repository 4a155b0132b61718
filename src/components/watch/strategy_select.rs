//! The choice of a way to search: those that have a name, and all others.

use grove_model::base::code::Code;
use grove_model::base::strategy_preset::StrategyPreset;
use strum::VariantArray;
use sudoku_engine::search::{CellOrder, DigitOrder, Inference, Strategy};
use web_sys::{HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::{
    AttrValue, Callback, Html, InputEvent, NodeRef, Properties, TargetCast, component, html,
    use_effect_with, use_node_ref, use_state_eq,
};

use crate::components::shared::button::Button;
use crate::components::shared::dialog::Dialog;
use crate::components::shared::select::select;
use crate::platform::page;
use crate::text::{CELL_ORDERS, DIGIT_ORDERS, INFERENCES, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    /// What is chosen, for automation; its dialog has the same word.
    pub(crate) action: &'static str,
    pub(crate) name: AttrValue,
    pub(crate) strategy: Strategy,
    pub(crate) on_choose: Callback<Strategy>,
}

/// A menu of the named ones, and a dialog for the rest.
#[component]
pub(crate) fn StrategySelect(props: &Props) -> Html {
    let Props { text, action, name, strategy, on_choose } = props;
    let draft = use_state_eq(|| None::<Strategy>);
    let node = use_node_ref();
    let mut known: Vec<Strategy> =
        StrategyPreset::VARIANTS.iter().copied().map(StrategyPreset::strategy).collect();
    let mut options: Vec<(&'static str, AttrValue)> = StrategyPreset::VARIANTS
        .iter()
        .map(|&it| (it.code(), text.strategy_preset(it).into()))
        .collect();
    if StrategyPreset::of(*strategy).is_none() {
        known.push(*strategy);
        options.push(("other", strategy.to_string().into()));
    }
    options.push(("choose", text.compare.other_search.into()));
    let chosen = known.iter().position(|known| known == strategy).unwrap_or_default();
    use_effect_with((chosen, options.len()), {
        let node = node.clone();
        move |&(chosen, _)| show(&node, chosen)
    });
    let on_place = {
        let (draft, node, on_choose) = (draft.clone(), node.clone(), on_choose.clone());
        let strategy = *strategy;
        Callback::from(move |place: usize| match known.get(place) {
            Some(&known) => on_choose.emit(known),
            None => {
                // It is chosen only once the dialog says so.
                show(&node, chosen);
                draft.set(Some(with_orders(strategy)));
            }
        })
    };
    let on_close = {
        let draft = draft.clone();
        Callback::from(move |()| draft.set(None))
    };
    let on_draft = {
        let draft = draft.clone();
        Callback::from(move |strategy| draft.set(Some(strategy)))
    };
    let on_use = {
        let (draft, on_choose) = (draft.clone(), on_choose.clone());
        Callback::from(move |()| {
            if let Some(strategy) = *draft {
                draft.set(None);
                on_choose.emit(strategy);
            }
        })
    };
    html! {
        <div ref={node} class="strategy-select">
            {select(action, name.clone(), &options, chosen, &on_place)}
            <Dialog text={*text} code={*action} title={text.compare.other_search_title}
                open={draft.is_some()} {on_close}>
                {draft.map(|draft| grid(*text, draft, &on_draft, &on_use)).unwrap_or_default()}
            </Dialog>
        </div>
    }
}

/// Has the menu show what is chosen, whatever was touched in it.
fn show(node: &NodeRef, chosen: usize) {
    let menu = node.cast::<HtmlElement>().and_then(|node| node.query_selector("select").ok()?);
    if let Some(menu) = menu {
        let menu: HtmlSelectElement = wasm_bindgen::JsCast::unchecked_into(menu);
        menu.set_selected_index(chosen as i32);
    }
}

/// A strategy with orders to begin with.
fn with_orders(strategy: Strategy) -> Strategy {
    match strategy {
        Strategy::Cells { .. } => strategy,
        Strategy::ExactCover => Strategy::SOURCES,
    }
}

/// The three choices, the seeds of what is shuffled, and the button that takes them.
fn grid(text: Text, draft: Strategy, on_draft: &Callback<Strategy>, on_use: &Callback<()>) -> Html {
    let Strategy::Cells { cell_order, digit_order, inference } = draft else {
        return Html::default();
    };
    let cells = move |cell_order| Strategy::Cells { cell_order, digit_order, inference };
    let digits = move |digit_order| Strategy::Cells { cell_order, digit_order, inference };
    let inferring = move |inference| Strategy::Cells { cell_order, digit_order, inference };
    let on_cell_seed = on_draft.reform(move |seed| cells(CellOrder::Shuffled(seed)));
    let on_digit_seed = on_draft.reform(move |seed| digits(DigitOrder::Shuffled(seed)));
    let cell_seed = if let CellOrder::Shuffled(seed) = cell_order { Some(seed) } else { None };
    let digit_seed = if let DigitOrder::Shuffled(seed) = digit_order { Some(seed) } else { None };
    let is_kind = std::mem::discriminant(&cell_order);
    let is_digit_kind = std::mem::discriminant(&digit_order);
    html! {
        <div class="strategy-grid">
            <p class="strategy-about">{text.compare.orders}</p>
            <div class="strategy-row">
                {choice(
                    "cell-order",
                    text.compare.cell_orders,
                    CELL_ORDERS.map(|it| text.cell_order(it)),
                    CELL_ORDERS.iter().position(|it| std::mem::discriminant(it) == is_kind),
                    &on_draft.reform(move |place: usize| cells(seeded_cells(CELL_ORDERS[place]))),
                )}
                {seed(text, "cell-seed", cell_seed, &on_cell_seed)}
            </div>
            <div class="strategy-row">
                {choice(
                    "digit-order",
                    text.compare.digit_orders,
                    DIGIT_ORDERS.map(|it| text.digit_order(it)),
                    DIGIT_ORDERS.iter().position(|it| std::mem::discriminant(it) == is_digit_kind),
                    &on_draft.reform(move |place: usize| digits(seeded_digits(DIGIT_ORDERS[place]))),
                )}
                {seed(text, "digit-seed", digit_seed, &on_digit_seed)}
            </div>
            <div class="strategy-row">
                {choice(
                    "inference",
                    text.compare.inferences,
                    INFERENCES.map(|it: Inference| text.inference(it)),
                    INFERENCES.iter().position(|&it| it == inference),
                    &on_draft.reform(move |place: usize| inferring(INFERENCES[place])),
                )}
            </div>
            <output class="strategy-code">{draft.to_string()}</output>
            {Button::new("use-search", text.compare.use_search, on_use.clone())
                .labelled().primary().draw()}
        </div>
    }
}

/// What is shuffled is shuffled anew each time it is chosen.
fn seeded_cells(order: CellOrder) -> CellOrder {
    if let CellOrder::Shuffled(_) = order {
        CellOrder::Shuffled(page::seed() % 1000)
    } else {
        order
    }
}

fn seeded_digits(order: DigitOrder) -> DigitOrder {
    if let DigitOrder::Shuffled(_) = order {
        DigitOrder::Shuffled(page::seed() % 1000)
    } else {
        order
    }
}

const CODES: [&str; 4] = ["0", "1", "2", "3"];

fn choice(
    action: &'static str,
    name: &'static str,
    words: [&'static str; 4],
    chosen: Option<usize>,
    on_choose: &Callback<usize>,
) -> Html {
    let options: Vec<(&'static str, AttrValue)> =
        CODES.into_iter().zip(words.map(AttrValue::from)).collect();
    select(action, name, &options, chosen.unwrap_or_default(), on_choose)
}

/// The number that a shuffle is drawn from. The field stays where it is when there is none.
fn seed(text: Text, action: &'static str, seed: Option<u64>, on_seed: &Callback<u64>) -> Html {
    let on_seed = on_seed.clone();
    let on_input = Callback::from(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        // What is no number yet is being typed.
        if let Ok(seed) = input.value().trim().parse() {
            on_seed.emit(seed);
        }
    });
    html! {
        <label class="field" hidden={seed.is_none()}>
            <span class="field-word">{text.compare.seed}</span>
            <input class="select strategy-seed" type="text" inputmode="numeric" pattern="[0-9]+"
                data-action={action} value={seed.map(|seed| seed.to_string())} oninput={on_input} />
        </label>
    }
}
