import type { BetView, RoundView } from "@houselight/contracts/house-games";
import { formatMoney } from "@houselight/contracts/money";
import { isRouletteBet, isRouletteOutcome } from "@houselight/game-maths/european-roulette";
import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { GameProps } from "../game-module.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { RoundControls } from "../round/round-controls.tsx";
import { openRules } from "../round/round-desk.ts";
import { RoundMessage } from "../round/round-message.tsx";
import { StandingLine } from "../round/standing-line.tsx";
import { useGoKey } from "../round/use-go-key.ts";
import { usePace } from "../round/pace/use-pace.ts";
import { type RoundLife, useRound } from "../round/use-round.ts";
import { useStake } from "../round/purse/use-stake.ts";
import { useSound } from "../sound/use-sound.ts";
import { type BetChange, type Chips, changeBets, EMPTY_SLIP, totalOf } from "./table/bet-slip.ts";
import { BettingTable } from "./table/betting-table.tsx";
import { LastNumbers } from "./wheel/last-numbers.tsx";
import { ChipChoice, SpinAction, TableActions } from "./table/table-controls.tsx";
import { useWheel } from "./wheel/use-wheel.ts";
import { Wheel } from "./wheel/wheel.tsx";
import type { WheelHandle } from "./wheel/wheel-motion.ts";
import { useWords } from "./words.ts";

/** Narrower than this the table stands upright. */
const STANDING_BELOW_PX = 620;

/** European roulette: wheel and last numbers above, the table below, the bar at the bottom. */
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
  const wheel = useRef<WheelHandle>(null);
  useWheel(wheel, life, pace, sound);

  const idle = phase === "idle";
  const maxCents = game.max_stakes[purse.currency] ?? 0;
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
  const go = useGoKey(() => {
    if (!idle) {
      wheel.current?.hurry();
    } else if (totalCents > 0) {
      if (life.place(betOf(slip.chips), totalCents)) change({ type: "spun" });
    }
  });
  return (
    <div
      className="flex w-full flex-col"
      data-state={phase}
      data-round={round?.id ?? ""}
      data-payout={round?.payout_cents ?? ""}
    >
      <div
        ref={box}
        className="relative flex grow flex-col items-center justify-center gap-4 bg-[url(/games/european-roulette/background.svg)] bg-cover bg-left-top p-3 sm:gap-6 sm:p-6"
      >
        <div className="flex w-full max-w-4xl items-center justify-center gap-5 sm:gap-10">
          <div className="w-32 shrink-0 sm:w-64 lg:w-72">
            <Wheel ref={wheel} />
          </div>
          <div className="flex min-h-24 w-40 min-w-0 flex-col justify-center gap-4 sm:w-64">
            <Result round={showsResult ? round : null} />
            <LastNumbers game={game.slug} mode={mode} hideFirst={!idle && round !== null} />
          </div>
        </div>
        <div className="w-full max-w-4xl">
          <BettingTable
            chips={shown}
            chipValues={chips}
            currency={purse.currency}
            standing={standing}
            disabled={!idle}
            number={showsResult ? numberOf(round) : null}
            onPlace={(spot) =>
              apply(
                removing
                  ? { type: "remove", spot }
                  : { type: "place", spot, cents: chip, maxCents },
              )
            }
            onRemove={(spot) => apply({ type: "remove", spot })}
          />
        </div>
        <div className="pointer-events-none absolute inset-x-3 top-3 flex justify-center">
          <StageMessage life={life} offered={chips.length > 0} />
        </div>
      </div>
      <div className="flex flex-col gap-2 bg-surface-1 px-3 pt-3 pb-2 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
          <ChipChoice chips={chips} chosen={chip} currency={purse.currency} onChoose={choose} />
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
          <RoundControls
            sound={sound}
            turbo={turbo}
            onTurbo={() => setTurbo(!turbo)}
            onRules={() => openRules(game)}
          />
          <SpinAction
            stakedCents={totalCents}
            shownCents={idle ? totalCents : totalOf(shown)}
            currency={purse.currency}
            idle={idle}
            disabled={phase === "checking" || phase === "unknown" || (idle && totalCents === 0)}
            onPress={go}
          />
        </div>
        <p role="status" className="text-amber text-xs empty:hidden">
          {tooMuch ? words("tooMuch", { amount: money(maxCents, purse.currency) }) : ""}
        </p>
        <StandingLine life={life} />
      </div>
    </div>
  );
}

/** Shows the message over the table: no chips in this currency, or a message of the round. */
function StageMessage({ life, offered }: { readonly life: RoundLife; readonly offered: boolean }) {
  const t = useTranslations("games");
  if (offered) return <RoundMessage life={life} />;
  return (
    <p
      role="alert"
      className="max-w-md rounded-tile bg-surface-2 p-5 text-center text-sm shadow-lifted"
    >
      {t("notOffered", { currency: life.purse.currency })}
    </p>
  );
}

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

/** The number that came and what it paid; celebrated only above the stake. */
function Result({ round }: { readonly round: RoundView | null }) {
  const t = useWords();
  const money = useMoney();
  const locale = useLocale();
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
          payout > stake
            ? "money font-bold font-display text-mint text-xl sm:text-2xl"
            : "money text-md"
        }
      >
        {payout > stake
          ? formatMoney(payout, currency, { locale, sign: "always" })
          : money(payout, currency)}
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

function useStanding(box: RefObject<HTMLDivElement | null>): boolean {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setStanding(element.clientWidth < STANDING_BELOW_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return standing;
}
