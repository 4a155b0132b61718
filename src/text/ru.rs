pub(super) use super::en::English as Russian;
