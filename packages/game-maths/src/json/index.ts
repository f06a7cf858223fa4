export { canonicalJson } from "./canonical-json.ts";
export type { FromSchema, JsonSchema, ObjectSchema } from "./json-schema.ts";
export { objectSchema } from "./json-schema.ts";
