import type { EndpointShape } from "@houselight/contracts/endpoint";
import * as z from "zod/mini";

/** The part of JSON Schema that the contract's bodies are made of. */
export interface Schema {
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean" | "null";
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Returns the schema of what an endpoint takes as its body. */
export const bodySchema = ({ body }: EndpointShape): Schema =>
  body === undefined
    ? {}
    : (z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as unknown as Schema);

/** A schema without null, and whether null is allowed. */
export interface Nullable {
  readonly schema: Schema;
  readonly nullable: boolean;
}

/** Takes null out of a schema: `anyOf [X, null]` is X that may be null. */
export function withoutNull(schema: Schema): Nullable {
  const { anyOf } = schema;
  const rest = anyOf?.filter(({ type }) => type !== "null") ?? [];
  if (!anyOf || rest.length === anyOf.length) return { schema, nullable: false };
  return {
    schema: rest.length === 1 ? (rest[0] as Schema) : { ...schema, anyOf: rest },
    nullable: true,
  };
}

/** Lists the forms that a value may take; one for a plain schema. */
export const variantsOf = (schema: Schema): readonly Schema[] =>
  schema.oneOf ?? schema.anyOf ?? [schema];

/** Names a form: by its constant, the constants of its fields, its fields, or its type. */
export function variantName(schema: Schema): string {
  if (schema.const !== undefined) return String(schema.const);
  const fields = Object.entries(schema.properties ?? {});
  const constants = fields.flatMap(([, field]) => (field.const === undefined ? [] : [field.const]));
  if (constants.length > 0) return constants.join(" ");
  return fields.length > 0 ? fields.map(([name]) => name).join(", ") : (schema.type ?? "");
}

/** Tells whether a value has a form, by its type, its constants and its fields. */
export function fits(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(String(value));
  if (schema.type === "array") return Array.isArray(value);
  if (schema.type !== "object") return typeof value === jsType(schema.type);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const given = value as Record<string, unknown>;
  const needed = schema.required ?? [];
  return (
    needed.every((name) => name in given) &&
    Object.entries(schema.properties ?? {}).every(
      ([name, field]) => field.const === undefined || given[name] === field.const,
    )
  );
}

const jsType = (type: Schema["type"]): string =>
  type === "integer" || type === "number" ? "number" : (type ?? "");

/** Returns the value that a new field begins with; undefined where it begins empty. */
export function initialValue(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  const { schema: plain, nullable } = withoutNull(schema);
  if (nullable) return null;
  if (plain.oneOf ?? plain.anyOf) return initialValue(variantsOf(plain)[0] as Schema);
  if (plain.enum) return plain.enum[0];
  if (plain.type === "boolean") return false;
  if (plain.type === "array")
    return Array.from({ length: Math.min(plain.minItems ?? 0, 2) }, () =>
      initialValue(plain.items ?? {}),
    );
  if (plain.type !== "object") return undefined;
  const needed = Object.entries(plain.properties ?? {}).filter(
    ([name, field]) => plain.required?.includes(name) || field.default !== undefined,
  );
  return Object.fromEntries(needed.map(([name, field]) => [name, initialValue(field)]));
}
