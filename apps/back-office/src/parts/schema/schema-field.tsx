import { ListField } from "./list-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { RecordField } from "./record-field.tsx";
import { ScalarField } from "./scalar-field.tsx";
import { VariantField } from "./variant-field.tsx";
import type { FieldOf } from "./field-context.ts";
import { type Schema, withoutNull } from "./json-schema.ts";
import { OptionalPart } from "./optional-part.tsx";

/** A field of any schema of the contract. What may be null or left out can be taken away and added. */
export function SchemaField({ schema, ...field }: FieldOf<Schema>) {
  const { schema: plain, nullable } = withoutNull(schema);
  if (!isComposed(plain)) return <ScalarField {...field} schema={plain} nullable={nullable} />;
  const canBeAbsent = nullable || (!field.required && schema.default === undefined);
  if (!canBeAbsent) return <ComposedField {...field} schema={plain} />;
  return (
    <OptionalPart {...field} schema={plain} absent={nullable ? null : undefined}>
      <ComposedField {...field} schema={plain} />
    </OptionalPart>
  );
}

/** Tells whether a schema is made of others: lists of plain values are written in one field. */
const isComposed = ({ type, anyOf, oneOf }: Schema): boolean =>
  type === "object" || type === "array" || anyOf !== undefined || oneOf !== undefined;

function ComposedField(field: FieldOf<Schema>) {
  const { schema } = field;
  if (schema.anyOf ?? schema.oneOf) return <VariantField {...field} Field={SchemaField} />;
  if (schema.type === "array") return <ListField {...field} Field={SchemaField} />;
  if (schema.properties) return <ObjectField {...field} Field={SchemaField} />;
  return <RecordField {...field} Field={SchemaField} />;
}
