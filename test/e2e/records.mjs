/** All records of a store of the app, not as they are shown, after these were put in. */
export const records = (page, store, more = []) =>
  page.evaluate(
    ([name, put]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('visavis');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          const all = transaction.objectStore(name);
          for (const record of put) all.put(record);
          const asked = all.getAll();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    [store, more],
  );
