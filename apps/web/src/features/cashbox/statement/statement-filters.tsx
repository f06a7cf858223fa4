import { STATEMENT_KINDS } from "@houselight/contracts/cashbox";
import { Field } from "@houselight/ui/field";
import { Select } from "@houselight/ui/select";
import { useTranslations } from "use-intl/react";
import type { StatementFilter } from "../../../paying/payment-queries.ts";
import { useAccounts } from "../../../live/balance.ts";

/** What the statement is narrowed to: kind, currency and days, which are days of UTC. */
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
      <Field
        label={t("from")}
        type="date"
        value={value.from}
        max={value.to || undefined}
        onChange={(event) => set({ from: event.target.value })}
      />
      <Field
        label={t("to")}
        type="date"
        value={value.to}
        min={value.from || undefined}
        onChange={(event) => set({ to: event.target.value })}
      />
    </div>
  );
}
