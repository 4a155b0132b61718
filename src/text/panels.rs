use super::Text;

impl Text {
    /// Names the button that makes more of an open panel visible.
    pub const fn enlarge_panel(self) -> &'static str {
        self.one_of(["Enlarge the panel", "Увеличить панель", "Panua paneli"])
    }
}
