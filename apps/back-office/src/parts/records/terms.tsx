import type { EndpointShape } from "@houselight/contracts/endpoint";
import { isCurrencyCode } from "@houselight/contracts/money";
import { Fragment, type ReactNode } from "react";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../facts.tsx";
import { useFieldName } from "../schema/field-context.ts";
import { bodySchema } from "../schema/json-schema.ts";
import { Amount, Count, Moment } from "../values.tsx";

type Fields = Readonly<Record<string, unknown>>;

interface TermsProps {
  /** The proposal as the house answers it. */
  readonly of: object;
  /** Endpoint of the proposal: its fields are the terms. */
  readonly propose: EndpointShape;
  /** Fields that the house answers in place of some of the proposal's. */
  readonly also?: readonly string[];
  /** Fields in hundredths of a euro, whatever the currency beside them. */
  readonly inEuros?: readonly string[];
}

/** An id says nothing to a reader, and the reason stands on the audit trail. */
const LEFT_OUT: ReadonlySet<string> = new Set(["id", "reason"]);

/** All that an operator proposed, in the words of the form: whoever agrees reads what to. */
export function Terms({ of, propose, also = [], inEuros = [] }: TermsProps) {
  const fields = of as Fields;
  const names = [...Object.keys(bodySchema(propose).properties ?? {}), ...also];
  const label = useLabel();
  return (
    <Facts
      facts={names
        .filter((name) => name in fields && !LEFT_OUT.has(name))
        .map((name) => [
          label(name),
          <Value key={name} {...{ name, within: fields, currency: "EUR", inEuros }} />,
        ])}
    />
  );
}

const isMoney = (name: string): boolean => name.endsWith("_cents");

/** Names a field as the form does; the unit in brackets goes, where the amount is shown as one. */
function useLabel(): (name: string) => string {
  const fieldName = useFieldName();
  return (name) =>
    isMoney(name) ? fieldName(name).replace(/\s*\([^()]*\)$/, "") : fieldName(name);
}

interface ValueProps {
  readonly name: string;
  /** The fields beside it, which may say its currency. */
  readonly within: Fields;
  /** Of those around it that do. */
  readonly currency: string;
  readonly inEuros: readonly string[];
}

function Value({ name, within, currency: outer, inEuros }: ValueProps): ReactNode {
  const t = useWords("parts");
  const value = within[name];
  const currency = typeof within["currency"] === "string" ? within["currency"] : outer;
  if (value === null || value === undefined || value === "") return t("none");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") {
    if (!isMoney(name)) return <Count value={value} />;
    const isInEuros = name.endsWith("_eur_cents") || inEuros.includes(name);
    return <Amount cents={value} currency={isInEuros ? "EUR" : currency} />;
  }
  if (typeof value === "string") return name.endsWith("_at") ? <Moment at={value} /> : value;
  if (!Array.isArray(value))
    return <Parts fields={value as Fields} currency={currency} inEuros={inEuros} />;
  // An empty list of games or groups means every one: no word says both.
  if (value.length === 0) return "–";
  return value.map((one, at) => {
    // Entries of a list have its name, and nothing that tells equal ones apart but their place.
    const entry = <Value {...{ name, currency, inEuros }} within={{ ...within, [name]: one }} />;
    const isPart = typeof one === "object";
    return (
      <span key={`${name}.${at}`} className={isPart ? "block" : undefined}>
        {isPart || at === 0 ? null : ", "}
        {entry}
      </span>
    );
  });
}

/** Shows parts in a row, each with its name; amounts by currency as such. */
function Parts({
  fields,
  currency,
  inEuros,
}: { readonly fields: Fields } & Pick<ValueProps, "currency" | "inEuros">) {
  const t = useWords("parts");
  const label = useLabel();
  const parts = Object.entries(fields);
  if (parts.length === 0) return t("none");
  return parts.map(([name, value], at) => (
    <Fragment key={name}>
      {at === 0 ? null : " · "}
      {isCurrencyCode(name) && typeof value === "number" ? (
        <Amount cents={value} currency={name} />
      ) : (
        <>
          <span className="text-dim">{label(name)}</span>{" "}
          <Value name={name} within={fields} currency={currency} inEuros={inEuros} />
        </>
      )}
    </Fragment>
  ));
}
