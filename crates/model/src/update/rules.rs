//! Changing the rules of the puzzle.

use crate::model::notice::{CageProblem, Notice};
use crate::puzzle::editor::Editor;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_rules(&mut self, msg: &Msg) -> bool {
        let is_mended = self
            .drop_notices(|notice| matches!(notice, Notice::NoCage(_) | Notice::NoThermometer(_)));
        self.change_rules(msg) || is_mended
    }

    fn change_rules(&mut self, msg: &Msg) -> bool {
        match msg {
            Msg::VariantSwitched { variant, on } => {
                self.edit(|editor| editor.switch(*variant, *on))
            }
            Msg::CageMade { total } => self.make_cage(total),
            Msg::ThermometerMade => self.make_thermometer(),
            Msg::RegionAssigned(region) => self.edit(|editor| editor.assign_region(*region)),
            Msg::ShapeRemoved => self.edit(Editor::remove_shape),
            Msg::ClassicRulesChosen => self.edit(Editor::reset_rules),
            _ => false,
        }
    }

    fn make_cage(&mut self, total: &str) -> bool {
        let total = match total.trim() {
            "" => None,
            number => match number.parse() {
                Ok(number) => Some(number),
                Err(_) => return self.say(Notice::NoCage(CageProblem::NoNumber)),
            },
        };
        let mut made = Ok(false);
        let changed = self.edit(|editor| {
            made = editor.make_cage(total);
            made == Ok(true)
        });
        match made {
            Ok(_) => changed,
            Err(error) => self.say(Notice::NoCage(CageProblem::Cells(error))),
        }
    }

    fn make_thermometer(&mut self) -> bool {
        let mut made = Ok(false);
        let changed = self.edit(|editor| {
            made = editor.make_thermometer();
            made == Ok(true)
        });
        match made {
            Ok(_) => changed,
            Err(error) => self.say(Notice::NoThermometer(error)),
        }
    }

    fn say(&mut self, notice: Notice) -> bool {
        self.notice(notice);
        true
    }
}
