import {
  dropGiveBack,
  GIVE_BACK_STATES,
  type GiveBackView,
  listGiveBacks,
  makeGiveBack,
} from "@houselight/contracts/sportsbook";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { BET_TONES } from "./bet-tones.ts";
import { MarketName, oddsText } from "./market-name.tsx";
import { ProposeGiveBack } from "./propose-give-back.tsx";

/** Bets that are to be given back, on which two operators agree. */
export default function GiveBacksScreen() {
  const t = useWords("sportsbook");
  const [filters, setFilters] = useFilters({ state: "open" });
  const state = GIVE_BACK_STATES.find((one) => one === filters.state) ?? "open";
  const listing = useListing(
    listGiveBacks,
    { query: { state } },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page title={t("giveBacks")} about={t("giveBacksAbout")} actions={<ProposeGiveBack />}>
      <Filters>
        <SelectFilter
          label={t("state")}
          value={state}
          options={GIVE_BACK_STATES.map((one) => [one, t(`proposals.${one}`)])}
          onChange={(next) => setFilters({ state: next })}
        />
      </Filters>
      <Records
        label={t("giveBacks")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noGiveBacks")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<GiveBackView>[] {
  const t = useWords("sportsbook");
  return [
    {
      id: "player",
      head: t("player"),
      isMain: true,
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/players/${player_id}?tab=sport`,
    },
    { id: "bet", head: t("bet"), cell: ({ bet }) => <Legs bet={bet} /> },
    {
      id: "betState",
      head: t("state"),
      cell: ({ bet }) => <State owner="sportsbook" state={bet.state} tones={BET_TONES} />,
    },
    {
      id: "stake",
      head: t("stake"),
      atEnd: true,
      cell: ({ bet }) => <Amount cents={bet.stake_cents} currency={bet.currency} />,
    },
    {
      id: "potential",
      head: t("mayBring"),
      atEnd: true,
      cell: ({ bet }) => <Amount cents={bet.potential_cents} currency={bet.currency} />,
    },
    { id: "rule", head: t("rule"), cell: ({ code }) => t(`codes.${code}`) },
    { id: "reason", head: t("reason"), cell: ({ reason }) => reason },
    { id: "by", head: t("proposedBy"), cell: ({ proposed_by }) => proposed_by },
    { id: "until", head: t("until"), cell: ({ expires_at }) => <Moment at={expires_at} /> },
    {
      id: "decided",
      head: t("decided"),
      cell: ({ decided_by, decided_at, drop_reason }) =>
        decided_at === null ? null : (
          <span className="flex flex-col text-xs">
            <span>{decided_by}</span>
            <Moment at={decided_at} />
            <span className="text-dim">{drop_reason}</span>
          </span>
        ),
    },
    { id: "steps", head: t("steps"), cell: (one) => <Steps giveBack={one} /> },
  ];
}

/** Says what was bet on, with the result of each leg that has one. */
function Legs({ bet }: { readonly bet: GiveBackView["bet"] }) {
  return (
    <span className="flex flex-col gap-1 text-xs">
      <code>{bet.id}</code>
      {bet.legs.map(({ fixture, market_id, specifiers, selection_id, odds, state }) => (
        <span key={fixture.id}>
          {fixture.home} – {fixture.away} · <MarketName id={market_id} specifiers={specifiers} /> ·{" "}
          <code>{selection_id}</code> <span className="money">{oddsText(odds)}</span>{" "}
          {state === "open" ? null : <State owner="sportsbook" state={state} tones={BET_TONES} />}
        </span>
      ))}
    </span>
  );
}

function Steps({ giveBack }: { readonly giveBack: GiveBackView }) {
  const { id, player_id, state } = giveBack;
  if (state !== "open") return null;
  const name = `#${player_id}`;
  return (
    <span className="flex gap-2">
      <StepAction endpoint={makeGiveBack} step="make" name={name} params={{ id }} />
      <StepAction endpoint={dropGiveBack} step="drop" name={name} params={{ id }} />
    </span>
  );
}
