/** Marks what stands for a list of objects of the same shape, or for one object that has this very key. */
const MARK = "=";

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the keys that all of these are objects with, in this order; null where they are not. */
function sharedKeys(list: readonly unknown[]): readonly string[] | null {
  const [first] = list;
  if (!isPlain(first)) return null;
  const keys = Object.keys(first);
  const sameKeys = (value: unknown) => {
    if (!isPlain(value)) return false;
    const own = Object.keys(value);
    // JSON leaves out what is undefined, and in a column it cannot.
    const isKept = (key: string, at: number) => key === keys[at] && value[key] !== undefined;
    return own.length === keys.length && own.every(isKept);
  };
  return keys.length > 0 && list.every(sameKeys) ? keys : null;
}

const columnsOf = (list: readonly Plain[], keys: readonly string[]): unknown[] =>
  keys.map((key) => foldLists(list.map((value) => value[key])));

/**
 * Returns a value of JSON with each list of objects of the same shape written by columns: names once, then
 * the values of each. It is shorter, and shorter still when compressed, as alike values stand together.
 */
export function foldLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keys = value.length > 1 ? sharedKeys(value) : null;
    return keys ? { [MARK]: [keys, columnsOf(value, keys)] } : value.map(foldLists);
  }
  if (!isPlain(value)) return value;
  if (Object.hasOwn(value, MARK)) {
    const keys = Object.keys(value);
    return { [MARK]: [keys, columnsOf([value], keys), "one"] };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, foldLists(part)]));
}

/** Returns the value that was given to `foldLists`. */
export function unfoldLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unfoldLists);
  if (!isPlain(value)) return value;
  if (!Object.hasOwn(value, MARK))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unfoldLists(part)]));
  const [keys, folded, one] = value[MARK] as [string[], unknown[], string?];
  const columns = folded.map(unfoldLists) as unknown[][];
  const list = (columns[0] ?? []).map((_, row) =>
    Object.fromEntries(keys.map((key, at) => [key, columns[at]?.[row]])),
  );
  return one ? list[0] : list;
}
