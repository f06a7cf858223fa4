import { listPlayerBonuses, type PlayerBonusView } from "@houselight/contracts/bonuses";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { STAGE_TONES } from "./stage-tones.ts";

/** Bonuses of a player with what is still to be staked. */
export function PlayerBonuses({ id }: { readonly id: number }) {
  const t = useWords("bonuses");
  const listing = useListing(
    listPlayerBonuses,
    { params: { id }, query: {} },
    {
      rows: (page) => page,
      next: (last) => ({ before: last.id }),
    },
  );
  return (
    <Panel title={t("bonuses")}>
      <Records
        label={t("bonuses")}
        listing={listing}
        columns={useColumns()}
        keyOf={(bonus) => bonus.id}
        empty={t("noBonuses")}
      />
    </Panel>
  );
}

function useColumns(): readonly Column<PlayerBonusView>[] {
  const t = useWords("bonuses");
  const amount = (cents: number | null, currency: string) =>
    cents === null ? null : <Amount cents={cents} currency={currency} />;
  return [
    { id: "title", head: t("bonus"), isMain: true, cell: ({ title }) => title },
    {
      id: "stage",
      head: t("stage"),
      cell: ({ stage }) => <State owner="bonuses" state={stage} tones={STAGE_TONES} />,
    },
    {
      id: "amount",
      head: t("amount"),
      atEnd: true,
      cell: ({ amount_cents, currency }) => amount(amount_cents, currency),
    },
    {
      id: "left",
      head: t("leftToStake"),
      atEnd: true,
      cell: ({ wager_left_cents, currency }) => amount(wager_left_cents, currency),
    },
    {
      id: "converted",
      head: t("becameCash"),
      atEnd: true,
      cell: ({ converted_cents, currency }) => amount(converted_cents, currency),
    },
    {
      id: "source",
      head: t("source"),
      cell: ({ source }) => <code className="text-xs">{source}</code>,
    },
    { id: "created", head: t("givenAt"), cell: ({ created_at }) => <Moment at={created_at} /> },
    { id: "ended", head: t("endedAt"), cell: ({ ended_at }) => <Moment at={ended_at} /> },
  ];
}
