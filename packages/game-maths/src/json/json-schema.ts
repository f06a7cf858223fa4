/**
 * The part of JSON Schema (2020-12) in which games describe what crosses the wire. Every field of an
 * object is listed, every listed field is required, and no other is allowed.
 */
export type JsonSchema =
  | { readonly const: string | number | boolean }
  | { readonly enum: readonly string[] }
  | { readonly type: "integer"; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: "string"; readonly maxLength?: number }
  | { readonly type: "boolean" | "null" }
  | {
      readonly type: "array";
      readonly items: JsonSchema;
      readonly minItems?: number;
      readonly maxItems?: number;
    }
  | { readonly type: "array"; readonly prefixItems: readonly JsonSchema[]; readonly items: false }
  | ObjectSchema
  | { readonly anyOf: readonly JsonSchema[] };

export interface ObjectSchema {
  readonly type: "object";
  readonly properties: { readonly [field: string]: JsonSchema };
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** Makes the schema of an object from its fields: all required, no other allowed. */
export function objectSchema<const P extends ObjectSchema["properties"]>(
  properties: P,
): {
  readonly type: "object";
  readonly properties: P;
  readonly required: readonly string[];
  readonly additionalProperties: false;
} {
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** The TypeScript type of what a schema describes. */
export type FromSchema<S> = S extends { readonly const: infer C }
  ? C
  : S extends { readonly enum: readonly (infer E)[] }
    ? E
    : S extends { readonly type: "integer" }
      ? number
      : S extends { readonly type: "string" }
        ? string
        : S extends { readonly type: "boolean" }
          ? boolean
          : S extends { readonly type: "null" }
            ? null
            : S extends { readonly prefixItems: infer T }
              ? { readonly [K in keyof T]: FromSchema<T[K]> }
              : S extends { readonly type: "array"; readonly items: infer I }
                ? readonly FromSchema<I>[]
                : S extends { readonly type: "object"; readonly properties: infer P }
                  ? { readonly [K in keyof P]: FromSchema<P[K]> }
                  : S extends { readonly anyOf: readonly (infer A)[] }
                    ? FromSchema<A>
                    : never;
