import { listPlayerGifts, type PlayerGiftView } from "@houselight/contracts/gifts";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Amount, Moment, State } from "../../parts/values.tsx";

/** Cash, cashback, turns and points of a player. */
export function PlayerGifts({ id }: { readonly id: number }) {
  const t = useWords("gifts");
  const listing = useListing(
    listPlayerGifts,
    { params: { id }, query: {} },
    {
      rows: (page) => page,
      next: (last) => ({ before: last.id }),
    },
  );
  return (
    <Panel title={t("gifts")}>
      <Records
        label={t("gifts")}
        listing={listing}
        columns={useColumns()}
        keyOf={(gift) => gift.id}
        empty={t("noGifts")}
      />
    </Panel>
  );
}

function useColumns(): readonly Column<PlayerGiftView>[] {
  const t = useWords("gifts");
  return [
    { id: "title", head: t("gift"), isMain: true, cell: ({ title }) => title },
    { id: "type", head: t("type"), cell: ({ type }) => t(`types.${type}`) },
    {
      id: "stage",
      head: t("stage"),
      cell: ({ stage }) => (
        <State owner="gifts" state={stage} tones={{ issued: "waiting", finished: "good" }} />
      ),
    },
    {
      id: "worth",
      head: t("worth"),
      atEnd: true,
      cell: ({ amount_cents, currency, points }) => {
        if (currency !== null) return <Amount cents={amount_cents} currency={currency} />;
        return points === null ? t("turn") : t("points", { count: points });
      },
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
