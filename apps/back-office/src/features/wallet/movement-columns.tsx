import type { PlayerMovementView } from "@houselight/contracts/wallet";
import { useWords } from "../../i18n/use-words.ts";
import type { Column } from "../../parts/records/record-table.tsx";
import { Amount, Moment } from "../../parts/values.tsx";

/** Returns the columns of a player's movements; `to` says where one leads. */
export function useMovementColumns(
  player: number,
  to?: (row: PlayerMovementView) => string,
): readonly Column<PlayerMovementView>[] {
  const t = useWords("wallet");
  return [
    {
      id: "kind",
      head: t("kind"),
      isMain: true,
      cell: ({ kind }) => <code>{kind}</code>,
      ...(to ? { to } : {}),
    },
    { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
    { id: "changes", head: t("changes"), atEnd: true, cell: (row) => <Changes movement={row} /> },
    {
      id: "sides",
      head: t("sides"),
      cell: ({ debit, credit }) => (
        <span className="text-xs">
          <code>{debit}</code> → <code>{credit}</code>
        </span>
      ),
    },
    {
      id: "amount",
      head: t("amount"),
      atEnd: true,
      cell: ({ amount_cents, currency }) => <Amount cents={amount_cents} currency={currency} />,
    },
    {
      id: "cause",
      head: t("cause"),
      cell: ({ cause }) => t(`causes.${cause.of}`),
      to: ({ cause }) => (cause.of === "wager" ? `/players/${player}/wagers/${cause.id}` : null),
    },
  ];
}

/** Says what a movement did to each of the player's buckets. */
function Changes({ movement }: { readonly movement: PlayerMovementView }) {
  const t = useWords("wallet");
  return (
    <span className="flex flex-col">
      {movement.changes.map(({ bucket, amount_cents }) => (
        <span key={bucket}>
          <span className="text-dim text-xs">{t(`buckets.${bucket}`)}</span>{" "}
          <Amount cents={amount_cents} currency={movement.currency} signed />
        </span>
      ))}
    </span>
  );
}
