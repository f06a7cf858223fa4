/**
 * Marks what stands for a list of objects of the same shape, for one object that has this very key, or for
 * one whose values are all the same.
 */
const MARK = "=";
/** Fewer keys than this are as short written out. */
const SAME_MIN = 3;

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

/** Returns the values by their keys; in the place of a column that is like an earlier one stands where that is. */
function columnsOf(list: readonly Plain[], keys: readonly string[]): unknown[] {
  const columns = keys.map((key) => list.map((value) => value[key]));
  return columns.map((column, at) => {
    const like = columns.findIndex((other) => other.every((value, row) => value === column[row]));
    return like < at ? like : foldLists(column);
  });
}

/** Returns the one value that all keys of an object have; undefined where there is none. */
function sameValue(values: readonly unknown[]): string | undefined {
  const [first] = values;
  return values.length >= SAME_MIN &&
    typeof first === "string" &&
    values.every((value) => value === first)
    ? first
    : undefined;
}

/**
 * Returns a value of JSON with each list of objects of the same shape written by columns: names once, then
 * the values of each, and equal columns or values once. It is shorter, and shorter still when compressed, as
 * alike values stand together.
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
  const same = sameValue(Object.values(value));
  if (same !== undefined) return { [MARK]: [Object.keys(value), same, "all"] };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, foldLists(part)]));
}

/** Returns the value that was given to `foldLists`. */
export function unfoldLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unfoldLists);
  if (!isPlain(value)) return value;
  if (!Object.hasOwn(value, MARK))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unfoldLists(part)]));
  const [keys, folded, kind] = value[MARK] as [string[], unknown[] | string, string?];
  if (typeof folded === "string") return Object.fromEntries(keys.map((key) => [key, folded]));
  const columns: (readonly unknown[])[] = [];
  for (const column of folded)
    columns.push(
      typeof column === "number" ? (columns[column] ?? []) : (unfoldLists(column) as unknown[]),
    );
  const list = (columns[0] ?? []).map((_, row) =>
    Object.fromEntries(keys.map((key, at) => [key, columns[at]?.[row]])),
  );
  return kind ? list[0] : list;
}
