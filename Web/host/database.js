// The local key-value databases. Rows lie in buckets, for IndexedDB is slow with many records: the
// record [table, bucket] is a list key, value, key, value, … A table `name.x` is a volume of the table
// `name`: one bucket, which can be read by itself. A table whose name begins with `~` comes after all
// others and is read by its name alone: it may be large.

const STORE = "buckets", BUCKETS = 64, SLICE = 600; // the fields of 200 rows
const connections = new Map();
/** What another tab has erased since it was last read here: nothing is written to it any more. */
const erased = new Set();

const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function open(name) {
  if (connections.has(name)) return connections.get(name);
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const opening = settled(request).then((database) => {
    // Another tab erases this database, or the browser takes it away.
    database.onversionchange = ({ newVersion }) => {
      if (newVersion === null) erased.add(name);
      connections.delete(name);
      database.close();
    };
    database.onclose = () => connections.delete(name);
    return database;
  });
  connections.set(name, opening);
  return opening;
}

function transaction(name, mode) {
  const begin = async () => (await open(name)).transaction(STORE, mode, { durability: "strict" });
  return begin().catch(() => {
    // The connection may have been closed behind our back: try another one.
    connections.delete(name);
    return begin();
  });
}

/** FNV-1a over the key's UTF-16 units. */
function bucketOf(table, key) {
  if (table.includes(".")) return 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}

/** A bucket's list after changes `[key, value]`, where no value is a deletion. */
function changed(list, changes) {
  const rows = new Map();
  for (let at = 0; at < list.length; at += 2) rows.set(list[at], list[at + 1]);
  for (const [key, value] of changes) rows[value === undefined ? "delete" : "set"](key, value);
  return [...rows].flat();
}

/** What operations come to: the tables to clear first, and then the changes in each bucket. */
function gathered(operations) {
  const cleared = new Set(), buckets = new Map();
  for (const [table, key, value] of operations) {
    if (key === undefined) {
      cleared.add(table);
      for (const [name, place] of buckets)
        if (`${place.table}.`.startsWith(`${table}.`)) buckets.delete(name);
    } else {
      const bucket = bucketOf(table, key), name = `${bucket} ${table}`;
      if (!buckets.has(name)) buckets.set(name, { table, bucket, changes: [] });
      buckets.get(name).changes.push([key, value]);
    }
  }
  return { cleared, buckets: buckets.values() };
}

/** Does `[table, key, value]`, `[table, key]` (delete), `[table]` (clear): all or none, durably. */
export async function store(name, operations) {
  if (erased.has(name)) throw new DOMException("The database was erased.", "InvalidStateError");
  const { cleared, buckets } = gathered(operations);
  const work = await transaction(name, "readwrite");
  const records = work.objectStore(STORE);
  await new Promise((resolve, reject) => {
    work.oncomplete = resolve;
    work.onabort = () => reject(work.error);
    for (const table of cleared) records.delete(IDBKeyRange.bound([table], [table + "/"]));
    for (const { table, bucket, changes } of buckets) {
      const request = records.get([table, bucket]);
      const write = () => records.put(changed(request.result ?? [], changes), [table, bucket]);
      request.onsuccess = () => {
        try { write(); } catch (error) { reject(error); work.abort(); }
      };
    }
  });
}

/** All rows but those of `~` tables; with `first`, none of earlier volumes, but their names, and of
 * many rows some are told before; with `last`, those from `first` to `last` alone. */
export async function load(tell, name, first, last) {
  erased.delete(name);
  const records = (await transaction(name, "readonly")).objectStore(STORE);
  const list = async (method, ranges) =>
    (await Promise.all(ranges.map((range) => settled(records[method](range))))).flat();
  const volumes = first && [first.split(".")[0] + "."], apart = ["~"];
  const wanted = !first ? [IDBKeyRange.upperBound(apart)]
    : last ? [IDBKeyRange.bound([first], [last, []])]
    : [IDBKeyRange.upperBound(volumes), IDBKeyRange.bound([first], apart)];
  const others = first && !last ? [IDBKeyRange.bound(volumes, [first], false, true)] : [];
  const [keys, lists, later] = await Promise.all([
    list("getAllKeys", wanted), list("getAll", wanted), list("getAllKeys", others)]);
  const fields = [];
  for (const [index, list] of lists.entries())
    for (let at = 0; at < list.length; at += 2) {
      if (others.length && fields.length >= SLICE) // others have their turn; 4 ms pass meanwhile
        await new Promise((done) => (setTimeout(done), tell(["some", ...fields.splice(0)])));
      fields.push(keys[index][0], list[at], list[at + 1]);
    }
  return ["rows", later.length, ...later.map(([table]) => table)].concat(fields);
}

export async function erase(name) {
  connections.get(name)?.then((database) => database.close(), () => {});
  connections.delete(name);
  await settled(indexedDB.deleteDatabase(name));
}
