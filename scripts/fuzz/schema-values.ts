import fc from "fast-check";
import type { Draws } from "./draws.ts";
import { WHOLE_HINTS } from "./hints.ts";
import type { KnownValues } from "./known-values.ts";

/** The parts of JSON Schema that the contract's schemas come to. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: unknown;
}

export interface Source {
  readonly draws: Draws;
  readonly known: KnownValues;
  /** Name of the one whose own values come first. */
  readonly owner: string;
  /** Share of values that are taken from the known ones, where there are some. */
  readonly knownShare: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const REPEAT_SHARE = 0.15;
const OPTIONAL_SHARE = 0.35;

/** Returns a value that a schema takes, as far as the schema says what it takes. */
export function valueOf(schema: Schema, source: Source, name = ""): unknown {
  const { draws, known, owner } = source;
  if ("const" in schema) return schema.const;
  const whole = Object.hasOwn(WHOLE_HINTS, name) ? WHOLE_HINTS[name] : undefined;
  if (whole && draws.chance(source.knownShare)) return structuredClone(draws.of(whole));
  if (schema.enum) return draws.of(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(draws.of(choices), source, name);
  if (schema.allOf) return valueOf(Object.assign({}, ...schema.allOf) as Schema, source, name);
  const type = Array.isArray(schema.type) ? draws.of(schema.type as string[]) : schema.type;
  if (type === "object" || schema.properties) return objectOf(schema, source);
  if (type === "array") return arrayOf(schema, source, name);
  if (type === "null") return null;
  // An id of one's own making is most often new; that of an earlier request is a repeat.
  const share = name === "id" && schema.format === "uuid" ? REPEAT_SHARE : source.knownShare;
  const wanted = type === "string" ? "string" : type === "boolean" ? undefined : "number";
  const found = draws.chance(share) ? known.pick(draws, owner, name, wanted) : undefined;
  if (type === "boolean") return typeof found === "boolean" ? found : draws.chance(0.5);
  if (type === "integer" || type === "number")
    return typeof found === "number" ? found : numberOf(schema, draws, type === "integer");
  return typeof found === "string" ? found : textOf(schema, draws);
}

function objectOf(schema: Schema, source: Source): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const needed = schema.required?.includes(key) === true;
    if (needed || source.draws.chance(OPTIONAL_SHARE)) made[key] = valueOf(inner, source, key);
  }
  return made;
}

function arrayOf(schema: Schema, source: Source, name: string): unknown[] {
  const least = schema.minItems ?? 0;
  const length = Math.min(schema.maxItems ?? 3, least + source.draws.below(3));
  return Array.from({ length }, () => valueOf(schema.items ?? {}, source, name));
}

function numberOf(schema: Schema, draws: Draws, whole: boolean): number {
  const low = schema.minimum ?? (schema.exclusiveMinimum ?? 0) + (whole ? 1 : 0.01);
  const high = schema.maximum ?? Math.max(low, 100_000);
  const edge = draws.below(6);
  if (edge === 0) return low;
  if (edge === 1) return high;
  const drawn = low + draws.share() * (Math.min(high, low + 50_000) - low);
  return whole ? Math.floor(drawn) : drawn;
}

function textOf(schema: Schema, draws: Draws): string {
  if (schema.format === "uuid") return uuidOf(draws);
  if (schema.format === "email") return `${lettersOf(draws, 8)}@example.org`;
  if (schema.format === "date")
    return `19${60 + draws.below(40)}-0${1 + draws.below(9)}-1${draws.below(10)}`;
  // Patterns that look ahead cannot be turned round: their fields have hints.
  if (schema.pattern !== undefined && !/\(\?[=!<]/.test(schema.pattern)) {
    const options = { numRuns: 1, seed: draws.seed() };
    const [text] = fc.sample(matching(schema.pattern), options);
    return text ?? "";
  }
  const least = schema.minLength ?? 1;
  return lettersOf(draws, Math.min(schema.maxLength ?? 40, least + draws.below(12)));
}

const arbitraries = new Map<string, fc.Arbitrary<string>>();
/** Returns the texts of a pattern; to work them out takes longer than to draw one. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = arbitraries.get(pattern) ?? fc.stringMatching(new RegExp(pattern, "u"));
  arbitraries.set(pattern, known);
  return known;
}

const lettersOf = (draws: Draws, length: number): string =>
  Array.from({ length }, () => LETTERS[draws.below(LETTERS.length)]).join("");

/** A version 4 UUID that follows from the seed. */
function uuidOf(draws: Draws): string {
  const hex = (length: number) =>
    Array.from({ length }, () => draws.below(16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
