//! Changing the rules of the puzzle.

use std::rc::Rc;

use sudoku_engine::board::{Region, Variant};

use crate::Model;
use crate::model::notice::{CageProblem, Notice};
use crate::puzzle::editor::Editor;

/// User actions on the rules of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesMsg {
    VariantSwitched {
        variant: Variant,
        on: bool,
    },
    /// The selected cells were made a cage.
    CageMade {
        /// The total as typed; empty if it has none.
        total: Rc<str>,
    },
    /// The selected cells were made a thermometer.
    ThermometerMade,
    /// The selected cells were assigned to a region.
    RegionAssigned(Region),
    /// The cage or thermometer under the selected cells was removed.
    ShapeRemoved,
    /// All rules except the classic ones were removed.
    ClassicChosen,
}

impl Model {
    pub(super) fn apply_rules(&mut self, msg: &RulesMsg) -> bool {
        let is_mended = self
            .drop_notices(|notice| matches!(notice, Notice::NoCage(_) | Notice::NoThermometer(_)));
        self.change_rules(msg) || is_mended
    }

    fn change_rules(&mut self, msg: &RulesMsg) -> bool {
        match msg {
            RulesMsg::VariantSwitched { variant, on } => {
                self.edit(|editor| editor.switch(*variant, *on))
            }
            RulesMsg::CageMade { total } => self.make_cage(total),
            RulesMsg::ThermometerMade => self.make_thermometer(),
            RulesMsg::RegionAssigned(region) => self.edit(|editor| editor.assign_region(*region)),
            RulesMsg::ShapeRemoved => self.edit(Editor::remove_shape),
            RulesMsg::ClassicChosen => self.edit(Editor::reset_rules),
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
