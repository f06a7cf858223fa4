import {
  listStaleRounds,
  listStudios,
  type StaleRoundView,
  type StudioView,
} from "@houselight/contracts/studio-games";
import { Badge } from "@houselight/ui";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Amount, Count, Moment } from "../../parts/values.tsx";

/** Outside studios as they answered last, and rounds of theirs that have no end. */
export default function StudiosScreen() {
  const t = useWords("studio-games");
  const studios = useListing(listStudios, {}, { rows: (page) => page, everyMs: 10_000 });
  const stale = useListing(listStaleRounds, {}, { rows: (page) => page });
  return (
    <Page title={t("studios")} about={t("about")}>
      <Records
        label={t("studios")}
        listing={studios}
        columns={useStudioColumns()}
        keyOf={({ id }) => id}
        empty={t("noStudios")}
      />
      <h2 className="mt-6 mb-1 font-bold text-lg">{t("stale")}</h2>
      <p className="mb-3 max-w-3xl text-dim">{t("staleAbout")}</p>
      <Records
        label={t("stale")}
        listing={stale}
        columns={useRoundColumns()}
        keyOf={({ wager_id }) => wager_id}
        empty={t("noStale")}
      />
    </Page>
  );
}

function useStudioColumns(): readonly Column<StudioView>[] {
  const t = useWords("studio-games");
  return [
    { id: "studio", head: t("studio"), isMain: true, cell: ({ name }) => name },
    { id: "protocol", head: t("protocol"), cell: ({ protocol }) => <code>{protocol}</code> },
    { id: "games", head: t("games"), atEnd: true, cell: ({ games }) => <Count value={games} /> },
    { id: "state", head: t("state"), cell: (studio) => <StudioState studio={studio} /> },
    { id: "answered", head: t("answered"), cell: ({ answered_at }) => <Moment at={answered_at} /> },
    {
      id: "refused",
      head: t("refused"),
      atEnd: true,
      cell: ({ refused_signatures }) => <Count value={refused_signatures} />,
    },
    {
      id: "stale",
      head: t("staleCount"),
      atEnd: true,
      cell: ({ stale_rounds }) => <Count value={stale_rounds} />,
    },
  ];
}

function StudioState({ studio: { asked_at, fault } }: { readonly studio: StudioView }) {
  const t = useWords("studio-games");
  if (asked_at === null) return <Badge tone="waiting">{t("notAsked")}</Badge>;
  if (fault === null) return <Badge tone="good">{t("answers")}</Badge>;
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone="bad">{t("away")}</Badge>
      <span className="break-words text-dim text-xs">{fault}</span>
    </span>
  );
}

function useRoundColumns(): readonly Column<StaleRoundView>[] {
  const t = useWords("studio-games");
  return [
    {
      id: "round",
      head: t("round"),
      isMain: true,
      cell: ({ round }) => <code>{round}</code>,
      to: ({ player_id, wager_id }) => `/players/${player_id}/wagers/${wager_id}`,
    },
    { id: "studio", head: t("studio"), cell: ({ studio }) => studio },
    { id: "game", head: t("game"), cell: ({ game }) => game },
    { id: "player", head: t("player"), cell: ({ player_id }) => player_id },
    {
      id: "stake",
      head: t("stake"),
      atEnd: true,
      cell: ({ stake_cents, currency }) => <Amount cents={stake_cents} currency={currency} />,
    },
    { id: "placed", head: t("placed"), cell: ({ placed_at }) => <Moment at={placed_at} /> },
  ];
}
