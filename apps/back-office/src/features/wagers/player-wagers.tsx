import { listPlayerWagers, type PlayerWagerView } from "@houselight/contracts/wagers";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { WAGER_TONES } from "./wager-tones.ts";

/** Wagers of a player on games, the rocket and sport, the latest placed first. */
export function PlayerWagers({ id }: { readonly id: number }) {
  const t = useWords("wagers");
  const [filters, setFilters] = useFilters({ tab: "", status: "" });
  const query = filters.status === "open" ? { status: "open" as const } : {};
  const listing = useListing(
    listPlayerWagers,
    { params: { id }, query },
    {
      rows: (page) => page,
      next: (last) => ({ before: last.id }),
    },
  );
  return (
    <div className="flex flex-col gap-4">
      <Filters>
        <SelectFilter
          label={t("which")}
          value={filters.status}
          options={[
            ["", t("all")],
            ["open", t("states.open")],
          ]}
          onChange={(next) => setFilters({ status: next })}
        />
      </Filters>
      <Records
        label={t("wagers")}
        listing={listing}
        columns={useColumns(id)}
        keyOf={(wager) => wager.id}
        empty={t("noWagers")}
      />
    </div>
  );
}

function useColumns(player: number): readonly Column<PlayerWagerView>[] {
  const t = useWords("wagers");
  return [
    {
      id: "subject",
      head: t("placedOn"),
      isMain: true,
      cell: ({ subject }) => subject,
      to: ({ id }) => `/players/${player}/wagers/${id}`,
    },
    { id: "owner", head: t("owner"), cell: ({ owner }) => <code>{owner}</code> },
    { id: "at", head: t("placedAt"), cell: ({ placed_at }) => <Moment at={placed_at} /> },
    {
      id: "stake",
      head: t("stake"),
      atEnd: true,
      cell: ({ stake_cents, currency }) => <Amount cents={stake_cents} currency={currency} />,
    },
    {
      id: "paid",
      head: t("paid"),
      atEnd: true,
      cell: ({ paid_cents, currency }) => <Amount cents={paid_cents} currency={currency} />,
    },
    {
      id: "status",
      head: t("state"),
      cell: ({ status }) => <State owner="wagers" state={status} tones={WAGER_TONES} />,
    },
    { id: "ended", head: t("endedAt"), cell: ({ ended_at }) => <Moment at={ended_at} /> },
  ];
}
