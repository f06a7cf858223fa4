import { maxStake, maxStakeEurOn } from "@houselight/contracts/configuration";
import { LEAST_TARGET, mostTarget, rocketStakes } from "@houselight/game-maths/rocket";
import { useMemo, useState } from "react";
import { useLocale } from "use-intl/react";
import { useClientContext } from "../../../data/configuration.ts";
import {
  multiplierText,
  readMultiplier,
  type TargetProblem,
  targetProblem,
} from "../../../data/engagement/rocket/multiplier-text.ts";
import type { Choice } from "./use-betting.ts";

/** The target that the field begins with, in hundredths. */
const FIRST_TARGET = 200;

/** The stake and the target that are chosen for the next bet. */
export interface BetChoice {
  readonly currency: string;
  /** Stakes that are offered, in smallest units; none where the game is not offered in the currency. */
  readonly stakes: readonly number[];
  readonly stakeCents: number;
  readonly hasTarget: boolean;
  readonly targetText: string;
  /** Why the target is not taken, once that is to be said. */
  readonly problem: TargetProblem | null;
  /** Limits of the target at this stake, in hundredths. */
  readonly limits: { readonly least: number; readonly most: number };
  chooseStake(cents: number): void;
  wantTarget(isWanted: boolean): void;
  writeTarget(text: string): void;
  /** Says what is wrong with the target, from now on. */
  checkTarget(): void;
  /** Returns the bet; null where its target is not taken, which is said at the field then. */
  take(): Choice | null;
}

/** Keeps what the player chooses for the next bet. */
export function useBetChoice(currency: string): BetChoice {
  const locale = useLocale();
  const stakes = useStakes(currency);
  const first = rocketStakes(currency)?.default_stake ?? 0;
  const [wantedIn, setWantedIn] = useState<Readonly<Record<string, number>>>({});
  const [hasTarget, setHasTarget] = useState(false);
  const [targetText, setTargetText] = useState(() => multiplierText(FIRST_TARGET, locale));
  const [isChecked, setChecked] = useState(false);

  const wanted = wantedIn[currency] ?? first;
  const stakeCents = [wanted, first].find((cents) => stakes.includes(cents));
  const stake = stakeCents ?? stakes[0] ?? 0;
  const limits = {
    least: LEAST_TARGET,
    most: stake === 0 ? LEAST_TARGET : mostTarget(BigInt(stake), currency),
  };
  const target = readMultiplier(targetText);
  const problem = hasTarget ? targetProblem(target, limits) : null;
  return {
    currency,
    stakes,
    stakeCents: stake,
    hasTarget,
    targetText,
    problem: isChecked ? problem : null,
    limits,
    chooseStake: (cents) => setWantedIn((before) => ({ ...before, [currency]: cents })),
    wantTarget: setHasTarget,
    writeTarget: setTargetText,
    checkTarget: () => setChecked(true),
    take: () => {
      setChecked(true);
      if (problem || stake === 0) return null;
      return { currency, stake_cents: stake, target: hasTarget ? target : null };
    },
  };
}

/** Returns the stakes that game and licence take in a currency. */
function useStakes(currency: string): readonly number[] {
  const { play } = useClientContext().policy;
  const most = maxStake(maxStakeEurOn(play, "other"), currency);
  return useMemo(
    () =>
      (rocketStakes(currency)?.stakes ?? []).filter(
        (cents) => most === null || BigInt(cents) <= most,
      ),
    [currency, most],
  );
}
