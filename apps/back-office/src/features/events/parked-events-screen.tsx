import {
  dropParkedEvent,
  listParkedEvents,
  type ParkedEventView,
  retryParkedEvent,
} from "@houselight/contracts/outbox";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Moment } from "../../parts/values.tsx";

/** Events that reactions kept failing at: each is tried again, or dropped. */
export default function ParkedEventsScreen() {
  const t = useWords("events");
  const listing = useListing(
    listParkedEvents,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page title={t("parked")} about={t("about")}>
      <Records
        label={t("parked")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("none")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<ParkedEventView>[] {
  const t = useWords("events");
  return [
    { id: "event", head: t("event"), isMain: true, cell: ({ event }) => <code>{event}</code> },
    { id: "reaction", head: t("reaction"), cell: ({ reaction }) => <code>{reaction}</code> },
    {
      id: "player",
      head: t("player"),
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/players/${player_id}`,
    },
    {
      id: "error",
      head: t("error"),
      cell: ({ error, payload }) => (
        <details className="text-xs">
          <summary className="cursor-pointer break-all text-brick-text">{error}</summary>
          <pre className="mt-1 overflow-x-auto text-left">{JSON.stringify(payload, null, 2)}</pre>
        </details>
      ),
    },
    { id: "at", head: t("at"), cell: ({ parked_at }) => <Moment at={parked_at} /> },
    {
      id: "steps",
      head: t("steps"),
      cell: ({ id, event, retry_wanted }) =>
        retry_wanted ? (
          t("waits")
        ) : (
          <span className="flex gap-2">
            <StepAction endpoint={retryParkedEvent} step="retry" name={event} params={{ id }} />
            <StepAction endpoint={dropParkedEvent} step="drop" name={event} params={{ id }} />
          </span>
        ),
    },
  ];
}
