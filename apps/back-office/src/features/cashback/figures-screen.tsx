import { type CashbackFiguresView, listCashbackFigures } from "@houselight/contracts/cashback";
import { useParams } from "@tanstack/react-router";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Amount, Count, Moment } from "../../parts/values.tsx";

/** Figures of the last periods of a rule of cashback. */
export default function FiguresScreen() {
  const t = useWords("cashback");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const listing = useListing(
    listCashbackFigures,
    { params: { id } },
    {
      rows: (page) => page,
      next: () => null,
    },
  );
  return (
    <Page
      title={t("figures")}
      about={t("figuresAbout")}
      up={{ to: "/cashback", label: t("rules") }}
    >
      <Records
        label={t("figures")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ begins_at, currency }) => `${begins_at} ${currency}`}
        empty={t("noFigures")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<CashbackFiguresView>[] {
  const t = useWords("cashback");
  return [
    {
      id: "begins",
      head: t("begins"),
      isMain: true,
      cell: ({ begins_at }) => <Moment at={begins_at} />,
    },
    { id: "ends", head: t("ends"), cell: ({ ends_at }) => <Moment at={ends_at} /> },
    {
      id: "players",
      head: t("players"),
      atEnd: true,
      cell: ({ players }) => <Count value={players} />,
    },
    {
      id: "lost",
      head: t("lost"),
      atEnd: true,
      cell: ({ net_loss_cents, currency }) => <Amount cents={net_loss_cents} currency={currency} />,
    },
    { id: "given", head: t("given"), atEnd: true, cell: ({ given }) => <Count value={given} /> },
    {
      id: "amount",
      head: t("amount"),
      atEnd: true,
      cell: ({ given_cents, currency }) => <Amount cents={given_cents} currency={currency} />,
    },
    { id: "open", head: t("open"), atEnd: true, cell: ({ open }) => <Count value={open} /> },
  ];
}
