import {
  endPlayerSessions,
  listPlayerConsents,
  listPlayerSessions,
  listRiskSignals,
  type PlayerSessionView,
} from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui";
import { useRead } from "../../api/queries.ts";
import { useListing } from "../../api/use-listing.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Moment } from "../../parts/values.tsx";

const PAGE = 25;

/** Sessions of a player, with the way to end them all. */
export function PlayerSessions({ id }: { readonly id: number }) {
  const t = useWords("players");
  const may = useMay();
  const listing = useListing(
    listPlayerSessions,
    { params: { id }, query: { limit: PAGE } },
    { rows: (page) => page, next: (last) => ({ before: last.id }), size: PAGE },
  );
  return (
    <Panel
      title={t("sessions")}
      actions={
        may("players.block") ? (
          <ActionDialog
            endpoint={endPlayerSessions}
            opens={t("endSessions")}
            title={t("endSessionsTitle")}
            text={t("endSessionsText")}
            submit={t("endSessions")}
            done={t("sessionsEnded")}
            tone="danger"
            inputOf={({ reason = "" }) => ({ params: { id }, body: { reason } })}
          >
            <ReasonInput />
          </ActionDialog>
        ) : null
      }
    >
      <Records<PlayerSessionView>
        label={t("sessions")}
        listing={listing}
        keyOf={(session) => session.id}
        empty={t("noSessions")}
        columns={[
          { id: "from", head: t("begunAt"), cell: ({ created_at }) => <Moment at={created_at} /> },
          {
            id: "seen",
            head: t("lastSeen"),
            cell: ({ last_seen_at }) => <Moment at={last_seen_at} />,
          },
          {
            id: "state",
            head: t("state"),
            cell: ({ open, ended_at }) =>
              open ? <Badge tone="good">{t("open")}</Badge> : <Moment at={ended_at} />,
          },
          { id: "ip", head: t("ip"), cell: ({ ip }) => <code>{ip}</code> },
          { id: "browser", head: t("browser"), cell: ({ user_agent }) => user_agent },
        ]}
      />
    </Panel>
  );
}

/** Facts that speak for a second account, and the latest entries. */
export function PlayerSignals({ id }: { readonly id: number }) {
  const t = useWords("players");
  const read = useRead(listRiskSignals, { params: { id } });
  return (
    <Panel title={t("signals")}>
      {read.data ? (
        <>
          {read.data.cases.length === 0 ? (
            <p className="mb-3 text-dim text-sm">{t("noRiskCases")}</p>
          ) : (
            <RecordTable
              label={t("riskCases")}
              rows={read.data.cases}
              keyOf={(one) => one.id}
              columns={[
                {
                  id: "other",
                  head: t("likelyAlso"),
                  isMain: true,
                  cell: ({ player_id, other_player_id }) =>
                    `#${player_id === id ? other_player_id : player_id}`,
                  to: ({ player_id, other_player_id }) =>
                    `/players/${player_id === id ? other_player_id : player_id}`,
                },
                {
                  id: "kind",
                  head: t("alikeBy"),
                  cell: ({ kind }) => (t.has(`likeness.${kind}`) ? t(`likeness.${kind}`) : kind),
                },
                {
                  id: "at",
                  head: t("openedAt"),
                  cell: ({ opened_at }) => <Moment at={opened_at} />,
                },
                {
                  id: "closed",
                  head: t("closedAt"),
                  cell: ({ closed_at }) => <Moment at={closed_at} />,
                },
              ]}
            />
          )}
          <RecordTable
            label={t("entries")}
            rows={read.data.entries}
            keyOf={({ at, event }) => `${at}${event}`}
            columns={[
              { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
              { id: "event", head: t("entry"), cell: ({ event }) => event },
              { id: "ip", head: t("ip"), cell: ({ ip }) => <code>{ip}</code> },
              {
                id: "where",
                head: t("where"),
                cell: ({ country, time_zone }) => [country, time_zone].filter(Boolean).join(" · "),
              },
            ]}
          />
        </>
      ) : (
        <ReadState error={read.error} retry={() => void read.refetch()} />
      )}
    </Panel>
  );
}

/** Consents that a player gave and took back. */
export function PlayerConsents({ id }: { readonly id: number }) {
  const t = useWords("players");
  const listing = useListing(listPlayerConsents, { params: { id } }, { rows: (all) => all });
  return (
    <Panel title={t("consents")}>
      <Records
        label={t("consents")}
        listing={listing}
        keyOf={(one) => JSON.stringify(one)}
        empty={t("noConsents")}
        columns={[
          {
            id: "what",
            head: t("consent"),
            isMain: true,
            cell: ({ channel }) => t(`channels.${channel}`),
          },
          { id: "given", head: t("given"), cell: (one) => (one.given ? t("yes") : t("no")) },
          { id: "source", head: t("source"), cell: ({ source }) => t(`consentSources.${source}`) },
          { id: "version", head: t("textVersion"), cell: (one) => one.text_version },
          { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </Panel>
  );
}
