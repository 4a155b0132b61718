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
        let has_removed_notices = self.remove_notices(|notice| {
            matches!(notice, Notice::CageRejected(_) | Notice::ThermometerRejected(_))
        });
        self.change_rules(msg) || has_removed_notices
    }

    fn change_rules(&mut self, msg: &RulesMsg) -> bool {
        match msg {
            RulesMsg::VariantSwitched { variant, on } => {
                self.edit(|editor| editor.set_variant(*variant, *on))
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
                Err(_) => return self.show_notice(Notice::CageRejected(CageProblem::NotANumber)),
            },
        };
        let mut result = Ok(false);
        let changed = self.edit(|editor| {
            result = editor.make_cage(total);
            result == Ok(true)
        });
        match result {
            Ok(_) => changed,
            Err(error) => self.show_notice(Notice::CageRejected(CageProblem::Cells(error))),
        }
    }

    fn make_thermometer(&mut self) -> bool {
        let mut result = Ok(false);
        let changed = self.edit(|editor| {
            result = editor.make_thermometer();
            result == Ok(true)
        });
        match result {
            Ok(_) => changed,
            Err(error) => self.show_notice(Notice::ThermometerRejected(error)),
        }
    }

    fn show_notice(&mut self, notice: Notice) -> bool {
        self.notice(notice);
        true
    }
}
