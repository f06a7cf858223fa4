import { type CompMovementView, showCompPoints } from "@houselight/contracts/comps";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Count, Moment } from "../../parts/values.tsx";

/** A player's comp points, and the latest movements that made them. */
export function PlayerPoints({ id }: { readonly id: number }) {
  const t = useWords("comps");
  const read = useRead(showCompPoints, { params: { id } });
  return (
    <Panel title={t("points")}>
      {read.data ? (
        <>
          <Facts
            facts={[[t("points"), <Count key="points" value={read.data.chargeable.points} />]]}
          />
          {read.data.movements.length === 0 ? null : (
            <RecordTable<CompMovementView>
              label={t("movements")}
              rows={read.data.movements}
              keyOf={(movement) => movement.id}
              columns={[
                {
                  id: "kind",
                  head: t("kind"),
                  isMain: true,
                  cell: ({ kind }) => t(`movementKinds.${kind}`),
                },
                {
                  id: "points",
                  head: t("points"),
                  atEnd: true,
                  cell: ({ points }) => <Count value={points} />,
                },
                { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
              ]}
            />
          )}
        </>
      ) : (
        <ReadState error={read.error} retry={() => void read.refetch()} />
      )}
    </Panel>
  );
}
