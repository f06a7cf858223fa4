import {
  listWithdrawals,
  PAYMENT_STATES,
  type WithdrawalView,
} from "@houselight/contracts/cashbox";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { Agreements, DecideWithdrawal } from "./decide-withdrawal.tsx";
import { wayOf } from "./payment-columns.tsx";
import { PAYMENT_TONES } from "./payment-tones.ts";

type PaymentState = (typeof PAYMENT_STATES)[number];

/** Withdrawals by state; those that wait are the queue of approval, the oldest first. */
export default function WithdrawalsScreen() {
  const t = useWords("payments");
  const [filters, setFilters] = useFilters({ state: "pending" });
  const listing = useListing(
    listWithdrawals,
    { query: { state: filters.state as PaymentState } },
    {
      rows: (page) => page,
      next: ({ reference }) => ({ after: reference }),
      ...(filters.state === "pending" ? { everyMs: 15_000 } : {}),
    },
  );
  const columns = useColumns();
  return (
    <Page title={t("withdrawals")} about={t("withdrawalsAbout")}>
      <Filters>
        <SelectFilter
          label={t("state")}
          value={filters.state}
          options={PAYMENT_STATES.map((state) => [state, t(`states.${state}`)])}
          onChange={(state) => setFilters({ state })}
        />
      </Filters>
      <Records
        label={t("withdrawals")}
        listing={listing}
        columns={columns}
        keyOf={({ reference }) => reference}
        empty={t("noWithdrawals")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<WithdrawalView>[] {
  const t = useWords("payments");
  return [
    {
      id: "player",
      head: t("player"),
      cell: ({ player_id }) => `#${player_id}`,
      isMain: true,
      to: ({ player_id }) => `/players/${player_id}`,
    },
    {
      id: "amount",
      head: t("amount"),
      cell: ({ amount_cents, currency }) => <Amount cents={amount_cents} currency={currency} />,
      atEnd: true,
    },
    {
      id: "eur",
      head: t("inEur"),
      cell: ({ eur_cents }) => <Amount cents={eur_cents} currency="EUR" />,
      atEnd: true,
    },
    {
      id: "way",
      head: t("way"),
      cell: wayOf,
      to: ({ reference }) => `/payments/${reference}`,
    },
    {
      id: "state",
      head: t("state"),
      cell: ({ state }) => <State owner="payments" state={state} tones={PAYMENT_TONES} />,
    },
    { id: "created", head: t("askedAt"), cell: ({ created_at }) => <Moment at={created_at} /> },
    { id: "agreed", head: t("agreed"), cell: (row) => <Agreements withdrawal={row} /> },
    { id: "decide", head: t("decide"), cell: (row) => <DecideWithdrawal withdrawal={row} /> },
  ];
}
