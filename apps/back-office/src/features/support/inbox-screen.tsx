import { type ConversationView, listConversations } from "@houselight/contracts/support";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment } from "../../parts/values.tsx";
import { DEPARTMENTS_LISTED } from "./departments-listed.ts";

const BOXES = ["waiting", "mine", "claimed", "closed"] as const;
type Box = (typeof BOXES)[number];
type DepartmentId = 26 | 2 | 1;

/** Conversations with visitors, read anew every five seconds; who has waited longest comes first. */
export default function InboxScreen() {
  const t = useWords("support");
  const [filters, setFilters] = useFilters({ box: "waiting", department: "" });
  const box = BOXES.find((one) => one === filters.box) ?? ("waiting" satisfies Box);
  const department = Number(filters.department) as DepartmentId;
  const listing = useListing(
    listConversations,
    { query: { box, ...(filters.department ? { department } : {}) } },
    { rows: (page) => page, next: ({ id }) => ({ after: id }), everyMs: 5_000 },
  );
  return (
    <Page title={t("inbox")} about={t("inboxAbout")}>
      <Filters>
        <SelectFilter
          label={t("box")}
          value={box}
          options={BOXES.map((one) => [one, t(`boxes.${one}`)])}
          onChange={(next) => setFilters({ box: next })}
        />
        <SelectFilter
          label={t("department")}
          value={filters.department}
          options={[
            ["", t("allDepartments")],
            ...DEPARTMENTS_LISTED.map(([id, name]) => [id, t(`departments.${name}`)] as const),
          ]}
          onChange={(next) => setFilters({ department: next })}
        />
      </Filters>
      <Records
        label={t("inbox")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t(`empty.${box}`)}
      />
    </Page>
  );
}

function useColumns(): readonly Column<ConversationView>[] {
  const t = useWords("support");
  return [
    {
      id: "name",
      head: t("visitor"),
      isMain: true,
      cell: ({ name, email }) => name || email || t("guest"),
      to: ({ id }) => `/support/${id}`,
    },
    {
      id: "player",
      head: t("player"),
      cell: ({ player_id }) => (player_id === null ? null : `#${player_id}`),
      to: ({ player_id }) => (player_id === null ? null : `/players/${player_id}`),
    },
    { id: "channel", head: t("channel"), cell: ({ channel }) => t(`channels.${channel}`) },
    { id: "language", head: t("language"), cell: ({ locale }) => locale },
    {
      id: "waiting",
      head: t("waitsSince"),
      // One that was given on after an answer waits for whoever takes it.
      cell: ({ state, waiting_since, transfer }) => (
        <Moment at={waiting_since ?? (state === "waiting" ? (transfer?.at ?? null) : null)} />
      ),
    },
    {
      id: "last",
      head: t("lastWord"),
      cell: ({ last_message_at }) => <Moment at={last_message_at} />,
    },
    { id: "operator", head: t("has"), cell: ({ operator }) => operator },
  ];
}
