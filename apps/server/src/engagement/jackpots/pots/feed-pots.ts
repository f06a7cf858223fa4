import { amountOf, MICROS, type Pot } from "../jackpot.ts";

/** A settled round that feeds a jackpot. */
export interface Feeding {
  readonly wagerId: string;
  /**
   * The stake in the jackpot's currency times a million, that is its millionths; a level takes its rate
   * of it.
   */
  readonly stakeMicros: bigint;
}

/** A pot that dropped, and the one that follows it. */
export interface Dropped {
  readonly pot: Pot;
  readonly salt: string;
  readonly amount: bigint;
  readonly wagerId: string;
  /** Place of the round that won it, from 0: ids are a player's own, and two may have the same. */
  readonly round: number;
}

export interface Fed {
  readonly pots: readonly Pot[];
  /** Sums that the rounds gave, in their order: over all pots. */
  readonly given: readonly bigint[];
  readonly drops: readonly Dropped[];
}

/** Chance comes in: the amount at which a pot drops once its salt is known, and the link after its own. */
export interface PotChance {
  dropAmount(pot: Pot, salt: string): Promise<bigint>;
  next(pot: Pot): Promise<Pot["link"]>;
}

/**
 * Feeds the pots of one jackpot with rounds, in their order. The round that lifts a pot to the amount at
 * which it drops wins it; what lies above goes on into the next pot, which begins with its start. One
 * round wins a pot once: the next pot has no salt yet, and so no amount.
 */
export async function feedPots(
  pots: readonly Pot[],
  feedings: readonly Feeding[],
  chance: PotChance,
): Promise<Fed> {
  const now = [...pots];
  const given: bigint[] = [];
  const drops: Dropped[] = [];
  for (const [round, { wagerId, stakeMicros }] of feedings.entries()) {
    let sum = 0n;
    for (const [at, pot] of now.entries()) {
      const share = (stakeMicros * pot.ratePpm) / MICROS;
      sum += share;
      const salt = pot.salt ?? wagerId;
      const fed: Pot = { ...pot, salt, micros: pot.micros + share };
      const amount = await chance.dropAmount(fed, salt);
      if (amountOf(fed) < amount) {
        now[at] = fed;
        continue;
      }
      drops.push({ pot: fed, salt, amount, wagerId, round });
      now[at] = {
        ...fed,
        link: await chance.next(fed),
        salt: null,
        micros: fed.micros - amount * MICROS + fed.startAmount * MICROS,
        drops: fed.drops + 1,
      };
    }
    given.push(sum);
  }
  return { pots: now, given, drops };
}
