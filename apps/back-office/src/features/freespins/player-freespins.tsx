import { listPlayerFreespins, type PlayerFreespinsView } from "@houselight/contracts/freespins";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Amount, Moment, State } from "../../parts/values.tsx";

/** Free spins of a player with how many are played and what they won. */
export function PlayerFreespins({ id }: { readonly id: number }) {
  const t = useWords("freespins");
  const listing = useListing(
    listPlayerFreespins,
    { params: { id }, query: {} },
    {
      rows: (page) => page,
      next: (last) => ({ before: last.id }),
    },
  );
  return (
    <Panel title={t("freespins")}>
      <Records
        label={t("freespins")}
        listing={listing}
        columns={useColumns()}
        keyOf={(one) => one.id}
        empty={t("none")}
      />
    </Panel>
  );
}

function useColumns(): readonly Column<PlayerFreespinsView>[] {
  const t = useWords("freespins");
  return [
    { id: "title", head: t("title"), isMain: true, cell: ({ title }) => title },
    {
      id: "stage",
      head: t("stage"),
      cell: ({ stage }) => <State owner="bonuses" state={stage} tones={{}} />,
    },
    { id: "game", head: t("game"), cell: ({ game }) => game },
    {
      id: "played",
      head: t("played"),
      atEnd: true,
      cell: ({ freespins_used, freespins_total }) => `${freespins_used} / ${freespins_total}`,
    },
    {
      id: "won",
      head: t("won"),
      atEnd: true,
      cell: ({ amount_cents, currency }) => <Amount cents={amount_cents} currency={currency} />,
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
