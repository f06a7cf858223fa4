import {
  type FixtureCardView,
  getFixture,
  listFixtureChanges,
  type MarketView,
  stopFixture,
} from "@houselight/contracts/sportsbook";
import { useParams } from "@tanstack/react-router";
import { useRead } from "../../api/queries.ts";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { Moment, State } from "../../parts/values.tsx";
import { FixtureState } from "./fixture-state.tsx";
import { MarketName, oddsText } from "./market-name.tsx";

/** One fixture: its markets as they stand, what happened to it, and the switch that stops betting on it. */
export default function FixtureScreen() {
  const t = useWords("sportsbook");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const read = useRead(getFixture, { params: { id: Number(id) } }, { everyMs: 5_000 });
  const fixture = read.data;
  const up = { to: "/sportsbook/fixtures", label: t("fixtures") };
  if (!fixture)
    return (
      <Page title={t("fixture")} up={up}>
        <ReadState error={read.error} retry={() => void read.refetch()} />
      </Page>
    );
  return (
    <Page
      title={`${fixture.home} – ${fixture.away}`}
      up={up}
      about={
        <>
          {fixture.competition.name} · <Moment at={fixture.starts_at} />
        </>
      }
      actions={
        <>
          <StopFixture id={fixture.id} stopped />
          <StopFixture id={fixture.id} stopped={false} />
        </>
      }
    >
      <FixtureState fixture={fixture} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Markets fixture={fixture} />
        <Changes id={fixture.id} />
      </div>
    </Page>
  );
}

function StopFixture({ id, stopped }: { readonly id: number; readonly stopped: boolean }) {
  const t = useWords("sportsbook");
  const step = stopped ? "stop" : "goOn";
  return (
    <ActionDialog
      endpoint={stopFixture}
      opens={t(`buttons.${step}`)}
      openKind={stopped ? "danger" : "quiet"}
      title={t(`titles.${step}`)}
      text={t(`explains.${step}`)}
      submit={t(`buttons.${step}`)}
      done={t(`dones.${step}`)}
      tone={stopped ? "danger" : "action"}
      inputOf={({ reason = "" }) => ({ params: { id }, body: { stopped, reason } })}
    >
      <ReasonInput />
    </ActionDialog>
  );
}

const MARKET_TONES = { open: "good", suspended: "waiting" } as const;

function Markets({ fixture }: { readonly fixture: FixtureCardView }) {
  const t = useWords("sportsbook");
  return (
    <Panel title={t("marketsTitle")}>
      {fixture.markets.length === 0 ? (
        <p className="text-dim">{t("noMarkets")}</p>
      ) : (
        <RecordTable<MarketView>
          label={t("marketsTitle")}
          rows={fixture.markets}
          keyOf={({ market_id, specifiers }) => `${market_id}|${specifiers}`}
          columns={[
            {
              id: "market",
              head: t("market"),
              isMain: true,
              cell: ({ market_id, specifiers }) => (
                <MarketName id={market_id} specifiers={specifiers} />
              ),
            },
            {
              id: "state",
              head: t("state"),
              cell: ({ state }) => <State owner="sportsbook" state={state} tones={MARKET_TONES} />,
            },
            {
              id: "odds",
              head: t("odds"),
              cell: ({ selections }) => (
                <span className="flex flex-wrap gap-x-3">
                  {selections.slice(0, 6).map(({ id, odds, active }) => (
                    <span key={id} className={active ? "money" : "money text-dim line-through"}>
                      {id} {oddsText(odds)}
                    </span>
                  ))}
                </span>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

function Changes({ id }: { readonly id: number }) {
  const t = useWords("sportsbook");
  const listing = useListing(
    listFixtureChanges,
    { params: { id }, query: {} },
    {
      rows: (page) => page,
      next: (last) => ({ before: last.id }),
    },
  );
  return (
    <Panel title={t("changes")}>
      <Records
        label={t("changes")}
        listing={listing}
        keyOf={(change) => change.id}
        empty={t("noChanges")}
        columns={[
          { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
          { id: "by", head: t("by"), cell: ({ by }) => by },
          { id: "kind", head: t("what"), isMain: true, cell: ({ kind }) => <code>{kind}</code> },
          {
            id: "detail",
            head: t("detail"),
            cell: ({ detail }) => (
              <code className="break-all text-xs">{JSON.stringify(detail)}</code>
            ),
          },
        ]}
      />
    </Panel>
  );
}
