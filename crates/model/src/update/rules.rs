//! Changing the rules of the puzzle.

use std::rc::Rc;

use sudoku_engine::board::{Region, Variant};

use crate::Model;
use crate::model::notice::{CageProblem, Notice};
use crate::puzzle::editor::Editor;

/// What a person does to the rules of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesMsg {
    /// A variant was switched on or off.
    VariantSwitched {
        /// Which.
        variant: Variant,
        /// Whether it is on.
        on: bool,
    },
    /// The selected cells are to be a cage.
    CageMade {
        /// What was typed as its total; empty where it has none.
        total: Rc<str>,
    },
    /// The selected cells are to be a thermometer.
    ThermometerMade,
    /// The selected cells are to belong to a region.
    RegionAssigned(Region),
    /// The cage or thermometer under the selected cells is to be removed.
    ShapeRemoved,
    /// Only the classic rules are wanted.
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
