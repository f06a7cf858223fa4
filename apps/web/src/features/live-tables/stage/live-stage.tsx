import type {
  LiveTableFactsView,
  LiveTableView,
  OwnLiveTableBetView,
} from "@houselight/contracts/live-tables";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useDeferredValue, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { tableResultsQuery } from "../../../data/engagement/live-tables/live-tables.ts";
import { useActiveAccount } from "../../../data/wallet.ts";
import { usePace } from "../../../games/round/pace/use-pace.ts";
import { useMaxStake, useStake } from "../../../games/round/purse/use-stake.ts";
import { useSound } from "../../../games/sound/use-sound.ts";
import { type Chips, totalOf } from "../../../games/table/slip/bet-slip.ts";
import { Felt } from "../../../games/table/felt/felt.tsx";
import { FeltBox, TableTop, TooMuch } from "../../../games/table/felt/table-boxes.tsx";
import type { SceneHandle } from "../../../games/table/table-look.ts";
import { useStanding } from "../../../games/table/use-standing.ts";
import { BetBar } from "../bet/bet-bar.tsx";
import { chipsInHand } from "../bet/chips-in-hand.ts";
import { chipsOf, useTableBetting } from "../bet/use-table-betting.ts";
import { useTableSlip } from "../bet/use-table-slip.ts";
import { useHouseClock, useSecondsUntil } from "../../../live/house-clock/use-house-clock.ts";
import { PhaseBoard } from "./phase-board.tsx";
import type { AnyLook } from "./use-look.ts";
import { useReveal } from "./use-reveal.ts";

interface LiveStageProps {
  readonly facts: LiveTableFactsView;
  readonly view: LiveTableView;
  readonly look: AnyLook;
  /** The player's bets at this table, the latest first. */
  readonly bets: readonly OwnLiveTableBetView[];
}

/** The table: what was drawn is played above, chips are put down below. */
export function LiveStage({ facts, view, look, bets }: LiveStageProps) {
  const { round } = view;
  const isPlayer = usePlayer() !== null;
  const currency = useActiveAccount()?.currency ?? "EUR";
  const clock = useHouseClock(view.now);
  // Nobody plays a shared outcome faster than the others see it.
  const pace = usePace(false);
  const sound = useSound(facts.producer);
  const box = useRef<HTMLDivElement>(null);
  const standing = useStanding(box);
  // The felt is many buttons: it follows in slices, and the page answers a press in between.
  const feltStanding = useDeferredValue<boolean | null>(standing, null);
  const scene = useRef<SceneHandle<never>>(null);
  const result = useReveal(scene, look, round, { clock, pace, sound });
  const names = look.useNames();
  const left = useSecondsUntil(clock, round?.phase === "betting" ? round.closes_at : null);
  const takesBets = left !== null && left > 0;

  const chips = useStake(facts, currency);
  const maxCents = useMaxStake(facts, currency);
  const bet = betOn(bets, round?.number ?? 0);
  const placed = chipsOf(bet);
  const placedCents = totalOf(placed);
  const ended = bets.find(({ state }) => state === "settled") ?? null;
  const inCurrency = (one: typeof ended) => (one?.currency === currency ? chipsOf(one) : {});
  const slip = useTableSlip({
    currency,
    chipCents: chips.stakeCents,
    maxCents: maxCents - placedCents,
    placed: inCurrency(bet),
    last: inCurrency(ended),
    sound,
  });
  const betting = useTableBetting(facts, round, bet);
  const standingBet = { round: round?.number ?? 0, placed };
  const inHand = takesBets ? chipsInHand(slip.chips, betting.sending, standingBet) : {};
  return (
    <div
      className="flex w-full min-w-0 flex-col low:flex-row"
      data-round={round?.number ?? ""}
      data-takes-bets={takesBets}
    >
      <div data-board className={clsx("relative flex min-w-0 grow flex-col", look.ground)}>
        <div
          ref={box}
          className="flex grow flex-col items-center justify-center gap-3 p-3 low:gap-2 low:p-2 sm:gap-6 sm:p-6"
        >
          <TableTop
            shape={look.scene}
            standing={standing}
            scene={<look.Scene ref={scene} />}
            result={
              <PhaseBoard
                view={view}
                clock={clock}
                bet={bet}
                result={result === null ? null : names.result(result)}
              />
            }
            last={<LastTokens slug={facts.slug} look={look} />}
          />
          <FeltBox layout={standing ? look.standing : look.lying}>
            {feltStanding === null ? null : (
              <Felt
                look={look}
                chips={sumOf(placed, inHand)}
                marks={marksOf(inHand)}
                chipValues={chips.stakes}
                currency={currency}
                standing={feltStanding}
                disabled={!isPlayer || !takesBets || betting.isBusy}
                won={result === null ? null : look.won(result)}
                onPlace={slip.place}
                onRemove={slip.remove}
              />
            )}
          </FeltBox>
        </div>
        <TooMuch amountCents={slip.tooMuch ? maxCents : null} currency={currency} />
      </div>
      <BetBar
        facts={facts}
        isPlayer={isPlayer}
        currency={currency}
        chips={chips}
        slip={slip}
        placedCents={placedCents}
        betting={betting}
        takesBets={takesBets}
        ended={ended?.id ?? null}
        sound={sound}
      />
    </div>
  );
}

const SHOWN = 8;

/** The very last results, small. */
function LastTokens({ slug, look }: Pick<LiveStageProps, "look"> & { readonly slug: string }) {
  const t = useTranslations("games.table");
  const names = look.useNames();
  const { data = [] } = useQuery(tableResultsQuery(slug));
  return (
    <section className="flex min-w-0 max-w-full flex-col gap-1.5">
      <h2 className="font-text font-medium text-cream/80 text-xs">{t("last")}</h2>
      <ol className="flex h-8 flex-wrap gap-1.5 overflow-hidden">
        {data.length === 0 ? (
          <li className="self-center text-cream/80 text-sm">{t("noResults")}</li>
        ) : null}
        {data.slice(0, SHOWN).flatMap(({ number, outcome }) => {
          const result = look.read(outcome);
          return result === null
            ? []
            : [
                <li key={number} data-last-result={number} aria-label={names.result(result)}>
                  <look.Token result={result} />
                </li>,
              ];
        })}
      </ol>
    </section>
  );
}

/** Returns the bet that stands on a round. */
const betOn = (bets: readonly OwnLiveTableBetView[], number: number): OwnLiveTableBetView | null =>
  bets.find(({ round, state }) => round === number && state !== "returned") ?? null;

/** Returns chips on top of others. */
function sumOf(one: Chips, other: Chips): Chips {
  const sum: Record<string, number> = { ...one };
  for (const [spot, cents] of Object.entries(other)) sum[spot] = (sum[spot] ?? 0) + cents;
  return sum;
}

/** Chips that are not confirmed yet stand out. */
const marksOf = (chips: Chips): Readonly<Record<string, "fresh">> =>
  Object.fromEntries(Object.keys(chips).map((spot) => [spot, "fresh" as const]));
