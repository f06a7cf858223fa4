import {
  findPayments,
  listPaymentMethods,
  type OperatorPaymentView,
  PAYMENT_ACTIONS,
  PAYMENT_STATES,
} from "@houselight/contracts/cashbox";
import { useRead } from "../../api/queries.ts";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter, TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { usePaymentColumns } from "./payment-columns.tsx";

const ALL = {
  reference: "",
  player_id: "",
  action: "",
  state: "",
  method: "",
  from: "",
  to: "",
} as const satisfies Record<string, string>;
type PaymentFilters = Readonly<Record<keyof typeof ALL, string>>;

/** Payments of all players, the latest first. */
export default function PaymentsScreen() {
  const t = useWords("payments");
  const [filters, setFilters] = useFilters<PaymentFilters>(ALL);
  const listing = useListing(
    findPayments,
    { query: queryOf(filters) },
    {
      rows: (page) => page,
      next: ({ reference }) => ({ before: reference }),
    },
  );
  return (
    <Page title={t("payments")} about={t("paymentsAbout")}>
      <PaymentFilterLine filters={filters} onChange={setFilters} />
      <Records
        label={t("payments")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ reference }) => reference}
        empty={t("noPayments")}
      />
    </Page>
  );
}

/** Returns what is asked: what was chosen. The house itself refuses what it cannot read. */
const queryOf = (filters: PaymentFilters) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => {
      // An operator writes a player as the screens do: `#12`.
      const asked = name === "player_id" ? value.replace(/^#/, "") : value;
      return asked === "" ? [] : [[name, asked]];
    }),
  );

function PaymentFilterLine({
  filters,
  onChange,
}: {
  readonly filters: PaymentFilters;
  readonly onChange: (change: Partial<PaymentFilters>) => void;
}) {
  const t = useWords("payments");
  const methods = useRead(listPaymentMethods, {}).data ?? [];
  const text = (name: keyof PaymentFilters, label: string, type: "search" | "date" = "search") => (
    <TextFilter
      label={label}
      type={type}
      value={filters[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const choice = (
    name: keyof PaymentFilters,
    label: string,
    options: readonly (readonly [value: string, name: string])[],
  ) => (
    <SelectFilter
      label={label}
      value={filters[name]}
      options={[["", t("all")], ...options]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Filters>
      {text("reference", t("reference"))}
      {text("player_id", t("player"))}
      {choice(
        "action",
        t("direction"),
        PAYMENT_ACTIONS.map((action) => [action, t(`directions.${action}`)]),
      )}
      {choice(
        "state",
        t("state"),
        PAYMENT_STATES.map((state) => [state, t(`states.${state}`)]),
      )}
      {choice(
        "method",
        t("way"),
        methods.map(({ id }) => [id, id]),
      )}
      {text("from", t("from"), "date")}
      {text("to", t("to"), "date")}
    </Filters>
  );
}

function useColumns(): readonly Column<OperatorPaymentView>[] {
  const t = useWords("payments");
  const [direction, ...others] = usePaymentColumns();
  return [
    ...(direction ? [direction] : []),
    {
      id: "player",
      head: t("player"),
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/players/${player_id}`,
    },
    ...others,
  ];
}
