import { listPlayerAccounts, type PlayerAccountView } from "@houselight/contracts/wallet";
import { Badge } from "@houselight/ui";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../parts/page.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Amount } from "../../parts/values.tsx";

const BUCKETS = ["cash", "bonus", "held", "stakes", "debt"] as const;

/** A player's money by currency and bucket; each currency leads to the movements that made it. */
export function PlayerAccounts({ id }: { readonly id: number }) {
  const t = useWords("wallet");
  const listing = useListing(
    listPlayerAccounts,
    { params: { id } },
    {
      rows: (all) => all,
      everyMs: 10_000,
    },
  );
  return (
    <Panel title={t("accounts")}>
      <Records<PlayerAccountView>
        label={t("accounts")}
        listing={listing}
        keyOf={({ currency }) => currency}
        empty={t("noAccounts")}
        columns={[
          {
            id: "currency",
            head: t("currency"),
            isMain: true,
            cell: ({ currency }) => currency,
            to: ({ currency }) => `/players/${id}?tab=movements&currency=${currency}`,
          },
          ...BUCKETS.map((bucket) => ({
            id: bucket,
            head: t(`buckets.${bucket}`),
            atEnd: true,
            cell: (account: PlayerAccountView) => (
              <Amount cents={account[`${bucket}_cents`]} currency={account.currency} />
            ),
          })),
          {
            id: "active",
            head: t("inUse"),
            cell: ({ active }) => (active ? <Badge tone="good">{t("inUse")}</Badge> : null),
          },
        ]}
      />
    </Panel>
  );
}
