//! The archive in the browser's IndexedDB.

use grove_model::effects::archive::{Item, Merged, PUZZLES};
use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams, Query,
    TransactionMode,
};
use wasm_bindgen::JsValue;

/// The database.
const NAME: &str = "sudoku-grove";

/// Its one object store: texts by key.
const TEXTS: &str = "texts";

/// Where texts that cannot be read are put aside, each with its key after it and a number.
const UNREADABLE: &str = "unreadable/";

/// Puzzles that are read at once.
const SLICE: u32 = 32;

/// Opens the archive, for as long as something is done with it: one that is open holds up
/// a version that changes it.
async fn open() -> Result<Database, Error> {
    // Whichever version there is: a newer one adds to it.
    let mut opening = Factory::new()?.open(NAME, None)?;
    opening.on_upgrade_needed(|event| {
        // Without an object store, all that follows fails and is reported.
        let created = event
            .database()
            .and_then(|database| database.create_object_store(TEXTS, ObjectStoreParams::new()));
        drop(created);
    });
    opening.await
}

/// Reads all puzzles and hands them on, some at a time. Returns how many there are.
pub(crate) async fn read(mut hand_on: impl FnMut(Vec<String>)) -> Result<usize, Error> {
    let database = open().await?;
    let end = JsValue::from(format!("{PUZZLES}\u{ffff}"));
    let mut after = JsValue::from(PUZZLES);
    let mut number = 0;
    loop {
        let transaction = database.transaction(&[TEXTS], TransactionMode::ReadOnly)?;
        let texts = transaction.object_store(TEXTS)?;
        let range = Query::from(KeyRange::bound(&after, &end, Some(true), Some(true))?);
        let keys = texts.get_all_keys(Some(range.clone()), Some(SLICE))?.await?;
        let Some(last) = keys.last() else { break };
        after = last.clone();
        number += keys.len();
        let values = texts.get_all(Some(range), Some(SLICE))?.await?;
        hand_on(values.iter().filter_map(JsValue::as_string).collect());
    }
    database.close();
    Ok(number)
}

/// Reads the text under a key.
pub(crate) async fn get(key: String) -> Result<Option<String>, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[TEXTS], TransactionMode::ReadOnly)?;
    let text = read_text(&transaction.object_store(TEXTS)?, key).await;
    database.close();
    text
}

/// Adds items, all or none. Once this returns, they are written.
pub(crate) async fn add(items: &[Item]) -> Result<(), Error> {
    let database = open().await?;
    let transaction = database.transaction(&[TEXTS], TransactionMode::ReadWrite)?;
    let texts = transaction.object_store(TEXTS)?;
    for item in items {
        let key = item.key();
        let archived = read_text(&texts, key.clone()).await?;
        match item.merge(archived.as_deref()) {
            Merged::Known => {}
            Merged::Text(text) => write_text(&texts, key, text).await?,
            Merged::OverUnreadable(text) => {
                put_aside(&texts, &key, archived.unwrap_or_default()).await?;
                write_text(&texts, key, text).await?;
            }
        }
    }
    let ended = transaction.commit()?.await?;
    database.close();
    if ended.is_committed() { Ok(()) } else { Err(Error::DomExceptionNotFound) }
}

async fn put_aside(texts: &ObjectStore, key: &str, text: String) -> Result<(), Error> {
    let mut nth = 1_u32;
    loop {
        let free = format!("{UNREADABLE}{key}/{nth}");
        if read_text(texts, free.clone()).await?.is_none() {
            return write_text(texts, free, text).await;
        }
        nth += 1;
    }
}

async fn read_text(texts: &ObjectStore, key: String) -> Result<Option<String>, Error> {
    let value = texts.get(Query::Key(key.into()))?.await?;
    Ok(value.and_then(|value| value.as_string()))
}

async fn write_text(texts: &ObjectStore, key: String, text: String) -> Result<(), Error> {
    texts.put(&text.into(), Some(&key.into()))?.await.map(drop)
}
