import type { Draw } from "../fairness/draw.ts";
import type { JsonSchema } from "../json/json-schema.ts";

/** Longest list and largest number that are made where a schema sets no bound. */
const UNBOUNDED = 8;

/** Makes a value that fits a schema, by the numbers of a draw: for tests that choose steps at random. */
export function randomJson(schema: JsonSchema, draw: Draw): unknown {
  if ("const" in schema) return schema.const;
  if ("enum" in schema) return schema.enum[draw(schema.enum.length)];
  if ("anyOf" in schema)
    return randomJson(schema.anyOf[draw(schema.anyOf.length)] as JsonSchema, draw);
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, randomJson(field, draw)]));
  }
  if (schema.type === "array") {
    if ("prefixItems" in schema) return schema.prefixItems.map((each) => randomJson(each, draw));
    const { items, minItems = 0, maxItems = UNBOUNDED } = schema;
    const length = minItems + draw(maxItems - minItems + 1);
    return Array.from({ length }, () => randomJson(items, draw));
  }
  if (schema.type === "integer") {
    const { minimum = 0, maximum = minimum + UNBOUNDED } = schema;
    return minimum + draw(maximum - minimum + 1);
  }
  if (schema.type === "boolean") return draw(2) === 1;
  return schema.type === "null" ? null : "";
}
