import {
  commonRuleKey,
  type EndpointInput,
  type EndpointShape,
  type RuleIssue,
} from "@houselight/contracts";

export interface InputFault {
  readonly field: string;
  /** A message key (`VALIDATION.…`), which is also the code. */
  readonly code: string;
  readonly message: string;
}

const PARTS = ["params", "query", "body"] as const;

/** Checks every part an endpoint declares. Returns the typed input, or each fault with its field. */
export function readInput(
  endpoint: EndpointShape,
  raw: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): { input: EndpointInput<EndpointShape> } | { faults: InputFault[] } {
  const input: Record<string, unknown> = {};
  const faults: InputFault[] = [];
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    const path = pathOfUnstorable(raw[part]);
    if (path) {
      faults.push(readIssue({ code: "invalid_format", path, message: "" }, raw[part]));
      continue;
    }
    const result = schema.safeParse(part === "body" && raw.body === undefined ? {} : raw[part]);
    if (result.success) input[part] = result.data;
    else faults.push(...result.error.issues.map((issue) => readIssue(issue, raw[part])));
  }
  return faults.length > 0
    ? { faults }
    : { input: input as unknown as EndpointInput<EndpointShape> };
}

/** Deepest nesting of any endpoint's input. */
const DEPTH_MAX = 12;

/** PostgreSQL keeps neither the NUL character nor, within JSON, half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** Returns the path of a text that PostgreSQL cannot store; null when there is none. */
function pathOfUnstorable(value: unknown, depth = 0): string[] | null {
  if (typeof value === "string") return isStorable(value) ? null : [];
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return [];
    const found = pathOfUnstorable(inner, depth + 1);
    if (found) return [key, ...found];
  }
  return null;
}

interface Issue extends RuleIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Faults inside the `user` envelope are about the field itself: forms show them there. */
function readIssue(issue: Issue, raw: unknown): InputFault {
  const path = issue.path.map(String);
  if (path[0] === "user" && path.length > 1) path.shift();
  const code = issue.message.startsWith("VALIDATION.")
    ? issue.message
    : commonRuleKey(issue, valueAt(raw, issue.path));
  return { field: path.join(".") || "base", code, message: code };
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    raw,
  );
}
