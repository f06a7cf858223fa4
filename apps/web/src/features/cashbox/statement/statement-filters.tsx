import { STATEMENT_KINDS } from "@houselight/contracts/cashbox";
import { Field } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { StatementFilter } from "../../../data/cashbox.ts";
import { useAccounts } from "../../../data/wallet.ts";
import { FIRST_DAY, filterProblem, isHalfTyped, LAST_DAY } from "./filter-problem.ts";

/** Narrows the statement by kind, currency and days, which are days of UTC. */
export function StatementFilters({
  value,
  onChange,
}: {
  readonly value: StatementFilter;
  readonly onChange: (filter: StatementFilter) => void;
}) {
  const t = useTranslations("cashbox.statement");
  const accounts = useAccounts();
  const set = (change: Partial<StatementFilter>) => onChange({ ...value, ...change });
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1.4fr_1fr_1fr_1fr]">
      <Select
        label={t("kind")}
        value={value.kind}
        onChange={(event) => {
          const kind = STATEMENT_KINDS.find((one) => one === event.target.value);
          set({ kind: kind ?? "" });
        }}
      >
        <option value="">{t("allKinds")}</option>
        {STATEMENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t("currency")}
        value={value.currency}
        onChange={(event) => set({ currency: event.target.value })}
      >
        <option value="">{t("allCurrencies")}</option>
        {accounts.map(({ currency }) => (
          <option key={currency}>{currency}</option>
        ))}
      </Select>
      <DayField field="from" value={value} onChange={(from) => set({ from })} />
      <DayField field="to" value={value} onChange={(to) => set({ to })} />
    </div>
  );
}

/** One end of the days, which says what is wrong with it. */
function DayField({
  field,
  value,
  onChange,
}: {
  readonly field: "from" | "to";
  readonly value: StatementFilter;
  readonly onChange: (day: string) => void;
}) {
  const t = useTranslations("cashbox.statement");
  const [typing, setTyping] = useState(false);
  const problem = filterProblem(value);
  const half = typing && isHalfTyped(value[field]);
  const ends = field === "from" ? { max: value.to } : { min: value.from };
  return (
    <Field
      label={t(field)}
      type="date"
      value={value[field]}
      min={dayWithin(ends.min, FIRST_DAY)}
      max={dayWithin(ends.max, LAST_DAY)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => onChange(event.target.value)}
      error={problem?.field === field && !half ? t(problem.key) : null}
    />
  );
}

/** The other end of the days where it is one, else the last that can be. */
const dayWithin = (day: string | undefined, last: string): string =>
  day && filterProblem({ from: day, to: "" }) === null ? day : last;
