import type { BetView, RoundView } from "@houselight/contracts/house-games";
import { isRouletteBet, isRouletteOutcome } from "@houselight/game-maths/european-roulette";
import { clsx } from "clsx";
import {
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import type { GameProps } from "../game-module.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { useGoKey } from "../round/use-go-key.ts";
import { useCelebrates, usePayoutText } from "../round/payout-text.ts";
import { usePace } from "../round/pace/use-pace.ts";
import { useRound } from "../round/use-round.ts";
import { useMaxStake, useStake } from "../round/purse/use-stake.ts";
import { useSound } from "../sound/use-sound.ts";
import { StageFrame } from "../stage/stage-frame.tsx";
import { type BetChange, type Chips, changeBets, EMPTY_SLIP, totalOf } from "./table/bet-slip.ts";
import { BettingTable } from "./table/betting-table.tsx";
import { LastNumbers } from "./wheel/last-numbers.tsx";
import { ChipChoice, SpinAction, TableActions } from "./table/table-controls.tsx";
import { useWheel } from "./wheel/use-wheel.ts";
import { Wheel } from "./wheel/wheel.tsx";
import type { WheelHandle } from "./wheel/wheel-motion.ts";
import { useWords } from "./words.ts";

/** In a box narrower than this, and not much wider than high, the table stands upright. */
const STANDING_BELOW_PX = 620;
const STANDING_BELOW_RATIO = 1.15;

/** European roulette: wheel and last numbers above, the table below. */
export function EuropeanRouletteStage(props: GameProps) {
  const { game, mode } = props;
  const words = useWords();
  const money = useMoney();
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound();
  const life = useRound(props);
  const { state, purse } = life;
  const { phase, round } = state;
  const { stakes: chips, stakeCents: chip, choose } = useStake(game, purse.currency);
  const [slip, change] = useReducer(changeBets, EMPTY_SLIP);
  const [removing, setRemoving] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const standing = useStanding(box);
  // The table is many buttons: it follows in slices, and the page answers a press in between.
  const tableStanding = useDeferredValue<boolean | null>(standing, null);
  const wheel = useRef<WheelHandle>(null);
  useWheel(wheel, life, pace, sound);

  const idle = phase === "idle";
  const maxCents = useMaxStake(game, purse.currency);
  const totalCents = totalOf(slip.chips);
  const showsResult = idle && round !== null && totalCents === 0;
  const shown =
    idle && !showsResult ? slip.chips : chipsOf(state.bet ?? null, round, state.recalled);
  const [tooMuch, setTooMuch] = useState(false);
  const apply = (next: BetChange) => {
    setTooMuch("maxCents" in next && changeBets(slip, next) === slip);
    sound.play("chip");
    change(next);
  };
  const onPlace = (spot: string) =>
    apply(removing ? { type: "remove", spot } : { type: "place", spot, cents: chip, maxCents });
  const go = useGoKey(() => {
    if (!idle) {
      if (pace.mayHurry) wheel.current?.hurry();
    } else if (totalCents > 0) {
      if (life.place(betOf(slip.chips), totalCents)) change({ type: "spun" });
    }
  });
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      ground="bg-[url(/games/european-roulette/background.svg)] bg-cover bg-left-top"
      stake={<ChipChoice chips={chips} chosen={chip} currency={purse.currency} onChoose={choose} />}
      tools={
        <TableActions
          removing={removing}
          canUndo={slip.before.length > 0}
          hasChips={totalCents > 0}
          canRepeat={totalCents === 0 && totalOf(slip.last) > 0}
          disabled={!idle}
          onRemoving={() => setRemoving(!removing)}
          onChange={(type) =>
            apply(type === "undo" || type === "clear" ? { type } : { type, maxCents })
          }
        />
      }
      action={
        <SpinAction
          stakedCents={totalCents}
          shownCents={idle ? totalCents : totalOf(shown)}
          currency={purse.currency}
          idle={idle}
          disabled={!mayPress(phase, idle ? totalCents > 0 : pace.mayHurry)}
          onPress={go}
        />
      }
    >
      <div
        ref={box}
        className="flex grow flex-col items-center justify-center gap-3 p-3 low:gap-2 low:p-2 sm:gap-6 sm:p-6"
      >
        <div
          className={clsx(
            "relative w-full max-w-4xl [container-type:size]",
            standing ? "h-32 shrink-0" : "min-h-24 max-h-72 grow basis-0",
          )}
        >
          <div className="absolute inset-0 flex items-center justify-center gap-5 lg:gap-10">
            <div className="w-[min(100cqh,45cqw)] shrink-0">
              <Wheel ref={wheel} />
            </div>
            <div className="flex min-w-0 max-w-76 grow basis-0 flex-wrap content-center items-center gap-x-6 gap-y-2 low:max-w-none">
              <Result round={showsResult ? round : null} />
              <LastNumbers game={game.slug} mode={mode} />
            </div>
          </div>
        </div>
        <div
          className={clsx("flex w-full max-w-4xl", standing ? "min-h-84 grow" : "aspect-[14/5]")}
        >
          {tableStanding === null ? null : (
            <BettingTable
              chips={shown}
              chipValues={chips}
              currency={purse.currency}
              standing={tableStanding}
              disabled={!idle}
              number={showsResult ? numberOf(round) : null}
              onPlace={onPlace}
              onRemove={(spot) => apply({ type: "remove", spot })}
            />
          )}
        </div>
      </div>
      <p
        role="status"
        className="absolute inset-x-3 bottom-3 rounded-control bg-ink/90 px-3 py-2 text-center text-amber text-sm empty:hidden"
      >
        {tooMuch ? words("tooMuch", { amount: money(maxCents, purse.currency) }) : ""}
      </p>
    </StageFrame>
  );
}

/** Tells whether the press does something: it starts a round, or hurries one that may be hurried. */
const mayPress = (phase: string, doesSomething: boolean): boolean =>
  phase !== "checking" && phase !== "unknown" && doesSomething;

const numberOf = ({ outcome }: RoundView): number | null =>
  isRouletteOutcome(outcome) ? outcome.number : null;

function betOf(chips: Chips): BetView {
  const bets = Object.entries(chips).map(([spot, amount_cents]) => ({ spot, amount_cents }));
  return { kind: "roulette", bets };
}

function chipsOf(bet: RoundView["bet"] | null, round: RoundView | null, recalled: boolean): Chips {
  const shown = recalled ? round?.bet : (bet ?? round?.bet);
  if (!shown || !isRouletteBet(shown)) return {};
  return Object.fromEntries(shown.bets.map(({ spot, amount_cents }) => [spot, amount_cents]));
}

/** The number that came and what it paid; celebrated as the licence allows. */
function Result({ round }: { readonly round: RoundView | null }) {
  const t = useWords();
  const money = useMoney();
  const payoutText = usePayoutText();
  const celebrates = useCelebrates();
  if (!round || !isRouletteOutcome(round.outcome)) return <p role="status" className="sr-only" />;
  const { number, colour } = round.outcome;
  const { payout_cents: payout, stake_cents: stake, currency } = round;
  const values = { number, colour: t(`colours.${colour}`) };
  return (
    <p role="status" className="flex flex-col">
      <span className="font-bold font-display text-lg sm:text-xl">{t("result", values)}</span>
      <span
        aria-hidden="true"
        className={
          celebrates({ payoutCents: payout, stakeCents: stake })
            ? "money font-bold font-display text-mint text-xl sm:text-2xl"
            : "money text-md"
        }
      >
        {payoutText({ payoutCents: payout, stakeCents: stake, currency })}
      </span>
      <span className="sr-only">
        {payout > 0
          ? t("resultWon", {
              ...values,
              payout: money(payout, currency),
              stake: money(stake, currency),
            })
          : t("resultLost", values)}
      </span>
    </p>
  );
}

/** Tells whether the table stands upright: known before the first frame, so that nothing moves. */
function useStanding(box: RefObject<HTMLElement | null>): boolean {
  const [standing, setStanding] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setStanding(width < STANDING_BELOW_PX && width < height * STANDING_BELOW_RATIO);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return standing;
}
