import type { PlayerMovementView } from "@houselight/contracts/wallet";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../parts/page.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { useMovementColumns } from "./movement-columns.tsx";

/** Movements that belong to something else: each leads to its whole transfer. */
export function MovementsPanel({
  player,
  movements,
}: {
  readonly player: number;
  readonly movements: readonly PlayerMovementView[];
}) {
  const t = useWords("wallet");
  const columns = useMovementColumns(
    player,
    ({ transfer_id }) => `/players/${player}/transfers/${transfer_id}`,
  );
  return (
    <Panel title={t("movements")}>
      {movements.length === 0 ? (
        <p className="text-dim text-sm">{t("noMovements")}</p>
      ) : (
        <RecordTable
          label={t("movements")}
          rows={movements}
          columns={columns}
          keyOf={(row) => row.id}
        />
      )}
    </Panel>
  );
}
