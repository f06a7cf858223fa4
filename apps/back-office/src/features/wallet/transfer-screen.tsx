import { getPlayerTransfer } from "@houselight/contracts/wallet";
import { useParams } from "@tanstack/react-router";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useMovementColumns } from "./movement-columns.tsx";

/** One operation with all its legs: the sum of what it took equals the sum of what it gave. */
export default function TransferScreen() {
  const t = useWords("wallet");
  const { player = "", id = "" } = useParams({ strict: false }) as { player?: string; id?: string };
  const params = { player_id: Number(player), id };
  const listing = useListing(getPlayerTransfer, { params }, { rows: (legs) => legs });
  const columns = useMovementColumns(Number(player));
  return (
    <Page
      title={t("transfer")}
      up={{ to: `/players/${player}?tab=movements`, label: t("movementsOf", { player }) }}
      about={<code>{id}</code>}
    >
      <Records
        label={t("transfer")}
        listing={listing}
        columns={columns}
        keyOf={(leg) => leg.id}
        empty={t("noMovements")}
      />
    </Page>
  );
}
