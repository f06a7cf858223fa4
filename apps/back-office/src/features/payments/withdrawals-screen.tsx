import {
  approveWithdrawal,
  listWithdrawals,
  rejectWithdrawal,
  type WithdrawalView,
} from "@houselight/contracts/cashbox";
import { PAYMENT_STATES } from "@houselight/contracts/cashbox";
import { useListing } from "../../api/use-listing.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Amount, Moment, State } from "../../parts/values.tsx";
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
    { id: "way", head: t("way"), cell: wayOf },
    {
      id: "state",
      head: t("state"),
      cell: ({ state }) => <State owner="payments" state={state} tones={PAYMENT_TONES} />,
    },
    { id: "created", head: t("askedAt"), cell: ({ created_at }) => <Moment at={created_at} /> },
    { id: "agreed", head: t("agreed"), cell: (row) => <Agreements withdrawal={row} /> },
    { id: "decide", head: t("decide"), cell: (row) => <Decide withdrawal={row} /> },
  ];
}

const wayOf = ({ method, account_label }: WithdrawalView): string =>
  account_label === null ? method : `${method} · ${account_label}`;

/** Says who agreed, how many must and why, and until when it waits. */
function Agreements({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useWords("payments");
  const { approvals, approvals_needed, eur_cents, linked_eur_cents, waits_until, reason } =
    withdrawal;
  return (
    <span className="flex flex-col text-left text-xs max-sm:text-right">
      <span>{t("agreedBy", { count: approvals.length, needed: approvals_needed })}</span>
      {approvals.map(({ operator }) => (
        <span key={operator} className="text-dim">
          {operator}
        </span>
      ))}
      {linked_eur_cents === 0 ? null : (
        <span className="text-dim">
          {t("withLinked")} <Amount cents={eur_cents + linked_eur_cents} currency="EUR" />
        </span>
      )}
      {waits_until === null ? null : (
        <span className="text-dim">
          {t("waitsUntil")} <Moment at={waits_until} />
        </span>
      )}
      {reason === null ? null : <span className="text-dim">{reason}</span>}
    </span>
  );
}

/** Lets an operator agree to a withdrawal that waits, or refuse it. */
function Decide({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useWords("payments");
  const may = useMay();
  const { reference, state, approvals_needed } = withdrawal;
  if (state !== "pending" || !may("withdrawals.decide")) return null;
  const amount = <Amount cents={withdrawal.amount_cents} currency={withdrawal.currency} />;
  return (
    <span className="flex gap-2">
      {approvals_needed === 0 ? null : (
        <ActionDialog
          endpoint={approveWithdrawal}
          opens={t("approve")}
          openKind="action"
          title={t("approveTitle")}
          text={
            <p>
              {t("approveText")} <strong>{amount}</strong> → {wayOf(withdrawal)}
            </p>
          }
          submit={t("approve")}
          done={t("approved")}
          inputOf={() => ({ params: { reference } })}
        />
      )}
      <ActionDialog
        endpoint={rejectWithdrawal}
        opens={t("reject")}
        title={t("rejectTitle")}
        text={t("rejectText")}
        submit={t("reject")}
        done={t("rejected")}
        tone="danger"
        inputOf={({ reason = "" }) => ({ params: { reference }, body: { reason } })}
      >
        <ReasonInput />
      </ActionDialog>
    </span>
  );
}
