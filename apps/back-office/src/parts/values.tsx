import { formatMoney } from "@houselight/contracts/money";
import { Badge, type BadgeTone } from "@houselight/ui";
import { clsx } from "clsx";
import { useFormatter, useLocale } from "use-intl/react";
import type { Language } from "../i18n/language-names.ts";
import { useWords } from "../i18n/use-words.ts";
import { localMoment } from "./local-moment.ts";

/** An amount in the smallest unit of its currency; `signed` shows a plus before what came in. */
export function Amount({
  cents,
  currency,
  signed = false,
}: {
  readonly cents: number;
  readonly currency: string;
  readonly signed?: boolean;
}) {
  const locale = useLocale() as Language;
  const text = formatMoney(cents, currency, { locale, ...(signed ? { sign: "always" } : {}) });
  return <span className={clsx("money", signed && cents < 0 && "text-brick-text")}>{text}</span>;
}

/**
 * A moment in the operator's own time, written so that nobody reads the month for the day; UTC is told beside
 * the pointer. Nothing is shown for null.
 */
export function Moment({ at }: { readonly at: string | null | undefined }) {
  if (!at) return null;
  return (
    <time dateTime={at} title={`${at.slice(0, 19).replace("T", " ")} UTC`} className="money">
      {localMoment(new Date(at)).replace("T", " ")}
    </time>
  );
}

/** A whole number in the operator's language. */
export function Count({ value }: { readonly value: number }) {
  const format = useFormatter();
  return <span className="money">{format.number(value)}</span>;
}

/** The state of a record. Words are the owner's `states.<state>`; one without words shows as it is. */
export function State({
  owner,
  state,
  tones,
}: {
  readonly owner: string;
  readonly state: string;
  readonly tones: Readonly<Record<string, BadgeTone>>;
}) {
  const t = useWords(owner);
  const key = `states.${state}`;
  return <Badge tone={tones[state] ?? "neutral"}>{t.has(key) ? t(key) : state}</Badge>;
}
