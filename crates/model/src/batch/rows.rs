//! The rows of a batch, in the order of the file.

use sudoku_engine::batch::Row;

/// The number of rows in a block. Blocks never move, so that a million rows take the memory of
/// a million rows, not of two.
const BLOCK_ROWS: usize = 4096;

#[derive(Clone, Debug, Default)]
pub(super) struct RowStore {
    blocks: Vec<Vec<Row>>,
    len: u32,
}

impl RowStore {
    pub(super) const fn len(&self) -> u32 {
        self.len
    }

    /// Returns the memory used, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.blocks.iter().map(|block| block.capacity() * size_of::<Row>()).sum()
    }

    pub(super) fn get(&self, index: u32) -> Option<&Row> {
        let index = index as usize;
        self.blocks.get(index / BLOCK_ROWS)?.get(index % BLOCK_ROWS)
    }

    pub(super) fn push(&mut self, row: Row) {
        match self.blocks.last_mut().filter(|block| block.len() < BLOCK_ROWS) {
            Some(block) => block.push(row),
            None => {
                let mut block = Vec::with_capacity(BLOCK_ROWS);
                block.push(row);
                self.blocks.push(block);
            }
        }
        self.len += 1;
    }
}
