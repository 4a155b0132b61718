//! The page in a browser, without the files of a build. The script of the worker is missing, so
//! this also tests how the page copes without a worker.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "a test that fails may panic, in its helpers too")]

use std::fmt::Debug;

use js_sys::Promise;
use sudoku_grove::app::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement};

wasm_bindgen_test_configure!(run_in_browser);

const PAPER: &str = "0000300204000010";

/// The maximum number of frames that the page may take to draw what follows from a message.
const PATIENCE: u32 = 600;

/// A mounted page, unmounted at the end of its test.
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
        page.shows(1, |page| page.count("[role=grid]")).await;
        page
    }

    /// Waits until `read` returns the expected value, checking once per frame.
    async fn shows<T: Debug + PartialEq>(&self, expected: T, read: impl Fn(&Self) -> T) {
        for _ in 0..PATIENCE {
            if read(self) == expected {
                return;
            }
            next_frame().await;
        }
        assert_eq!(read(self), expected);
    }

    fn find(&self, selector: &str) -> Option<HtmlElement> {
        self.root.query_selector(selector).unwrap().map(JsCast::unchecked_into)
    }

    fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        self.find(selector)?.get_attribute(name)
    }

    fn count(&self, selector: &str) -> u32 {
        self.root.query_selector_all(selector).unwrap().length()
    }

    async fn counts(&self, counter: &str, expected: u32) {
        let selector = format!("[data-counter={counter}]");
        let expected = Some(expected.to_string());
        self.shows(expected, |page| page.attribute(&selector, "data-value")).await;
    }

    fn click(&self, action: &str) {
        let button = self.find(&format!("[data-action={action}]"));
        button.unwrap_or_else(|| panic!("no button for {action}")).click();
    }
}

/// Waits for the next animation frame.
async fn next_frame() {
    let frame = Promise::new(&mut |resolve, _| {
        gloo::utils::window().request_animation_frame(&resolve).unwrap();
    });
    JsFuture::from(frame).await.unwrap();
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
async fn the_board_is_a_grid_with_an_accessible_name_for_every_cell() {
    let page = Page::open(&format!("p={PAPER}&view=play&lang=en")).await;
    assert_eq!(page.count("[role=grid]"), 1);
    assert_eq!(page.count("[role=grid] [role=row]"), 4);
    assert_eq!(page.count("[role=row] [role=gridcell]"), 16);
    let given = |name| page.attribute("[data-cell=r2c1]", name);
    assert_eq!(given("data-value").as_deref(), Some("3"));
    assert_eq!(given("aria-label").as_deref(), Some("row 2, column 1: 3, given"));
    assert_eq!(page.count("[role=gridcell][tabindex='0']"), 1);
}

#[wasm_bindgen_test]
async fn stepping_needs_no_worker() {
    let page = Page::open(&format!("p={PAPER}&view=watch&step=0-moves&lang=en")).await;
    page.counts("placements", 0).await;
    for step in 1..=5 {
        page.click("step");
        page.counts("step", step).await;
    }
    page.counts("placements", 4).await;
    page.counts("undos", 1).await;
    page.click("step-back");
    page.counts("undos", 0).await;
    page.counts("placements", 4).await;
}

#[wasm_bindgen_test]
async fn the_forest_of_the_paper_is_drawn_completely() {
    let page = Page::open(&format!("p={PAPER}&view=watch&lang=en")).await;
    for nodes in ["data-nodes", "data-drawn"] {
        let expected = Some("27".to_owned());
        page.shows(expected, |page| page.attribute("svg.tree-drawing", nodes)).await;
    }
}

#[wasm_bindgen_test]
async fn every_language_is_set_on_the_document() {
    let page = Page::open(&format!("p={PAPER}&view=play&lang=ru")).await;
    let html = gloo::utils::document().document_element().unwrap();
    let language = |_: &Page| html.get_attribute("lang");
    page.shows(Some("ru".to_owned()), language).await;
    page.click("language-sw");
    page.shows(Some("sw".to_owned()), language).await;
    page.click("language-en");
    page.shows(Some("en".to_owned()), language).await;
}

#[wasm_bindgen_test]
async fn conflicts_of_digits_from_the_pad_show_immediately() {
    let page = Page::open(&format!("p={PAPER}&view=play&lang=en")).await;
    page.click("digit-3");
    page.shows(2, |page| page.count("[data-clashes]")).await;
    page.click("undo");
    page.shows(0, |page| page.count("[data-clashes]")).await;
}
