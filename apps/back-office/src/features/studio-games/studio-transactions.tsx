import { listStudioTransactions } from "@houselight/contracts/studio-games";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Amount, Moment } from "../../parts/values.tsx";

/** Calls in which an outside studio told of a wager, in their order. */
export function StudioTransactions({ wager }: { readonly wager: string }) {
  const t = useWords("studio-games");
  const read = useRead(listStudioTransactions, { params: { id: wager } });
  return (
    <Panel title={t("transactions")}>
      {read.data ? (
        <RecordTable
          label={t("transactions")}
          rows={read.data}
          keyOf={({ transaction_id }) => transaction_id}
          columns={[
            {
              id: "id",
              head: t("transaction"),
              isMain: true,
              cell: ({ transaction_id }) => <code>{transaction_id}</code>,
            },
            { id: "kind", head: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
            {
              id: "amount",
              head: t("amount"),
              atEnd: true,
              cell: ({ amount_cents, currency }) => (
                <Amount cents={amount_cents} currency={currency} />
              ),
            },
            {
              id: "original",
              head: t("original"),
              cell: ({ original_transaction_id: original }) =>
                original ? <code>{original}</code> : null,
            },
            { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      ) : (
        <ReadState error={read.error} retry={() => void read.refetch()} />
      )}
    </Panel>
  );
}
