/** A place at which two values differ, with what each has there as JSON. */
export interface Change {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

const TEXT_MAX = 60;

/** Lists the places at which one JSON value differs from another, the deepest that can be named. */
export function changesOf(from: unknown, to: unknown, path = ""): readonly Change[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (!isTree(from) || !isTree(to) || Array.isArray(from) !== Array.isArray(to))
    return [{ path, from: textOf(from), to: textOf(to) }];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((name) =>
    changesOf(from[name], to[name], path === "" ? name : `${path}.${name}`),
  );
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function textOf(value: unknown): string {
  const text = value === undefined ? "–" : JSON.stringify(value);
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}
