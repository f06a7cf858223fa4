import { findPlayers, type ListedPlayerView } from "@houselight/contracts/accounts";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment, State } from "../../parts/values.tsx";
import { ACCOUNT_TONES } from "./account-tones.ts";

/** Fewer characters find nobody. */
const TEXT_MIN = 2;
const PAGE = 25;

/** Players, the latest registered first, or those that a text finds. */
export default function PlayersScreen() {
  const t = useWords("players");
  const [filters, setFilters] = useFilters({ text: "", licence: "", group: "" });
  const { text, licence, group } = filters;
  const query = {
    ...(text.length >= TEXT_MIN ? { text } : {}),
    ...(licence ? { licence } : {}),
    ...(group ? { group } : {}),
    limit: PAGE,
  };
  const listing = useListing(
    findPlayers,
    { query },
    {
      rows: ({ players }) => players,
      next: ({ id }) => ({ before: id }),
      size: PAGE,
    },
  );
  return (
    <Page title={t("players")} about={t("playersAbout")}>
      <Filters>
        <TextFilter
          label={t("find")}
          value={text}
          onChange={(next) => setFilters({ text: next })}
        />
        <TextFilter
          label={t("licence")}
          value={licence}
          onChange={(next) => setFilters({ licence: next.toUpperCase() })}
        />
        <TextFilter
          label={t("group")}
          value={group}
          onChange={(next) => setFilters({ group: next })}
        />
      </Filters>
      <Records
        label={t("players")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noPlayers")}
      />
    </Page>
  );
}

/** Returns how a player is called: by name, else by nickname, else by number. */
export function nameOf(player: {
  readonly id: number;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly nickname: string | null;
}): string {
  const full = [player.first_name, player.last_name].filter(Boolean).join(" ");
  return full || player.nickname || `#${player.id}`;
}

function useColumns(): readonly Column<ListedPlayerView>[] {
  const t = useWords("players");
  return [
    {
      id: "name",
      head: t("player"),
      isMain: true,
      cell: nameOf,
      to: ({ id }) => `/players/${id}`,
    },
    { id: "id", head: t("number"), atEnd: true, cell: ({ id }) => id },
    { id: "email", head: t("email"), cell: ({ email }) => email },
    {
      id: "place",
      head: t("place"),
      cell: ({ country, licence, brand }) => [country, licence, brand].filter(Boolean).join(" · "),
    },
    {
      id: "state",
      head: t("state"),
      cell: ({ state }) => <State owner="players" state={state} tones={ACCOUNT_TONES} />,
    },
    {
      id: "created",
      head: t("registeredAt"),
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      id: "seen",
      head: t("lastSignIn"),
      cell: ({ last_sign_in_at }) => <Moment at={last_sign_in_at} />,
    },
  ];
}
