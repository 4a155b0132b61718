//! The page in a browser, without its built surroundings: the worker's script is
//! not there, so this is also how the page fares without one.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "a test that fails may panic, in its helpers too")]

use gloo_timers::future::TimeoutFuture;
use sudoku_grove::app::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement};

wasm_bindgen_test_configure!(run_in_browser);

const PAPER: &str = "0000300204000010";

/// A mounted page, taken down at the end of its test.
struct Page {
    root: Element,
    app: Option<yew::AppHandle<App>>,
}

impl Page {
    async fn open(hash: &str) -> Self {
        gloo::utils::window().location().set_hash(hash).unwrap();
        let document = gloo::utils::document();
        let root = document.create_element("div").unwrap();
        document.body().unwrap().append_child(&root).unwrap();
        let app = yew::Renderer::<App>::with_root(root.clone()).render();
        let page = Self { root, app: Some(app) };
        page.settle().await;
        page
    }

    /// Lets the page draw what follows from the last message.
    async fn settle(&self) {
        TimeoutFuture::new(30).await;
    }

    fn find(&self, selector: &str) -> HtmlElement {
        let found = self.root.query_selector(selector).unwrap();
        found.unwrap_or_else(|| panic!("no {selector}")).unchecked_into()
    }

    fn count(&self, selector: &str) -> u32 {
        self.root.query_selector_all(selector).unwrap().length()
    }

    fn counter(&self, name: &str) -> String {
        self.find(&format!("[data-counter={name}]")).get_attribute("data-value").unwrap()
    }

    async fn click(&self, action: &str) {
        self.find(&format!("[data-action={action}]")).click();
        self.settle().await;
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.root.remove();
    }
}

#[wasm_bindgen_test]
async fn the_board_is_a_grid_with_a_spoken_label_for_every_cell() {
    let page = Page::open(&format!("p={PAPER}&view=play&lang=en")).await;
    assert_eq!(page.count("[role=grid]"), 1);
    assert_eq!(page.count("[role=grid] [role=row]"), 4);
    assert_eq!(page.count("[role=row] [role=gridcell]"), 16);
    let given = page.find("[data-cell=r2c1]");
    assert_eq!(given.get_attribute("data-value").as_deref(), Some("3"));
    assert_eq!(given.get_attribute("aria-label").as_deref(), Some("row 2, column 1: 3, clue"));
    assert_eq!(page.count("[role=gridcell][tabindex='0']"), 1);
}

#[wasm_bindgen_test]
async fn stepping_needs_no_worker() {
    let page = Page::open(&format!("p={PAPER}&view=watch&step=0&lang=en")).await;
    assert_eq!(page.counter("placements"), "0");
    for _ in 0..5 {
        page.click("step").await;
    }
    assert_eq!(page.counter("step"), "5");
    assert_eq!(page.counter("placements"), "4");
    assert_eq!(page.counter("undos"), "1");
    page.click("step-back").await;
    assert_eq!(page.counter("placements"), "4");
    assert_eq!(page.counter("undos"), "0");
}

#[wasm_bindgen_test]
async fn the_forest_of_the_paper_is_drawn_whole() {
    let page = Page::open(&format!("p={PAPER}&view=watch&lang=en")).await;
    let drawing = page.find("svg.tree-drawing");
    assert_eq!(drawing.get_attribute("data-nodes").as_deref(), Some("27"));
    assert_eq!(drawing.get_attribute("data-drawn").as_deref(), Some("27"));
}

#[wasm_bindgen_test]
async fn every_language_dresses_the_document() {
    let page = Page::open(&format!("p={PAPER}&view=play&lang=ru")).await;
    let html = gloo::utils::document().document_element().unwrap();
    assert_eq!(html.get_attribute("lang").as_deref(), Some("ru"));
    page.click("language-sw").await;
    assert_eq!(html.get_attribute("lang").as_deref(), Some("sw"));
    page.click("language-en").await;
    assert_eq!(html.get_attribute("lang").as_deref(), Some("en"));
}

#[wasm_bindgen_test]
async fn digits_entered_by_the_pad_clash_at_once() {
    let page = Page::open(&format!("p={PAPER}&view=play&lang=en")).await;
    page.click("digit-3").await;
    assert_eq!(page.count("[data-clashes]"), 2);
    page.click("undo").await;
    assert_eq!(page.count("[data-clashes]"), 0);
}
