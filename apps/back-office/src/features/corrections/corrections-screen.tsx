import {
  CASH_CORRECTION_STATES,
  type CashCorrectionView,
  dropCashCorrection,
  listCashCorrections,
  makeCashCorrection,
} from "@houselight/contracts/corrections";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Amount, Moment } from "../../parts/values.tsx";

/** Corrections of players' cash, which two operators agree on. They are proposed in a player's file. */
export default function CorrectionsScreen() {
  const t = useWords("corrections");
  const [filters, setFilters] = useFilters({ state: "open" });
  const state = CASH_CORRECTION_STATES.find((one) => one === filters.state) ?? "open";
  const listing = useListing(
    listCashCorrections,
    { query: { state } },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page title={t("corrections")} about={t("about")}>
      <Filters>
        <SelectFilter
          label={t("state")}
          value={state}
          options={CASH_CORRECTION_STATES.map((one) => [one, t(`lists.${one}`)])}
          onChange={(next) => setFilters({ state: next })}
        />
      </Filters>
      <Records
        label={t("corrections")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("none")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<CashCorrectionView>[] {
  const t = useWords("corrections");
  return [
    {
      id: "player",
      head: t("player"),
      isMain: true,
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/players/${player_id}`,
    },
    {
      id: "amount",
      head: t("amount"),
      atEnd: true,
      cell: ({ amount_cents, currency }) => (
        <Amount cents={amount_cents} currency={currency} signed />
      ),
    },
    { id: "kind", head: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    { id: "reason", head: t("reason"), cell: ({ reason }) => reason },
    { id: "by", head: t("proposedBy"), cell: ({ proposed_by }) => proposed_by },
    { id: "until", head: t("until"), cell: ({ expires_at }) => <Moment at={expires_at} /> },
    {
      id: "decided",
      head: t("decided"),
      cell: ({ decided_by, decided_at, drop_reason }) =>
        decided_at === null ? null : (
          <span className="flex flex-col text-xs">
            <span>{decided_by}</span>
            <Moment at={decided_at} />
            <span className="text-dim">{drop_reason}</span>
          </span>
        ),
    },
    { id: "steps", head: t("steps"), cell: (one) => <Steps correction={one} /> },
  ];
}

function Steps({ correction }: { readonly correction: CashCorrectionView }) {
  const { id, player_id, state } = correction;
  if (state !== "open") return null;
  const name = `#${player_id}`;
  return (
    <span className="flex gap-2">
      <StepAction endpoint={makeCashCorrection} step="make" name={name} params={{ id }} />
      <StepAction endpoint={dropCashCorrection} step="drop" name={name} params={{ id }} />
    </span>
  );
}
