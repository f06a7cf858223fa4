import type { JsonSchema } from "../../json/json-schema.ts";

/** Tells whether a value has the form that a schema of a game describes. */
export function fitsSchema(value: unknown, schema: JsonSchema): boolean {
  if ("const" in schema) return value === schema.const;
  if ("enum" in schema) return typeof value === "string" && schema.enum.includes(value);
  if ("anyOf" in schema) return schema.anyOf.some((each) => fitsSchema(value, each));
  if (schema.type === "object") {
    if (value === null || typeof value !== "object") return false;
    const names = Object.keys(schema.properties);
    const has = Object.keys(value);
    return (
      has.length === names.length &&
      names.every((name) => {
        const field = schema.properties[name];
        return field && fitsSchema((value as Record<string, unknown>)[name], field);
      })
    );
  }
  if (schema.type === "array") {
    if (!Array.isArray(value)) return false;
    if ("prefixItems" in schema)
      return (
        value.length === schema.prefixItems.length &&
        schema.prefixItems.every((each, index) => fitsSchema(value[index], each))
      );
    return value.every((each) => fitsSchema(each, schema.items));
  }
  if (schema.type === "integer") return Number.isSafeInteger(value);
  return schema.type === "null" ? value === null : typeof value === schema.type;
}
