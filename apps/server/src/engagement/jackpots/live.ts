import { type JackpotsChangesMessage, PUBLIC_CHANNEL, playerChannel } from "@houselight/contracts";
import { atMostEvery } from "#platform/live";
import { type House, perHouse } from "#platform/module";
import { amountOf, type Jackpot, levelIdentifier, type Pot } from "./jackpot.ts";
import type { Award } from "./pots/pay-drops.ts";

/** Amounts move with every round; screens are told of them at most once in this time. */
const TOLD_EVERY_MS = 1_000;

export interface ChangedJackpot extends Pick<Jackpot, "identifier" | "state" | "version"> {
  readonly pots: readonly Pick<Pot, "level" | "micros" | "drops">[];
}

type Change = JackpotsChangesMessage["jackpots"][number];

const changeOf = ({ identifier, state, version, pots }: ChangedJackpot): Change => ({
  identifier,
  state,
  version: Number(version),
  levels: pots.map((pot) => ({
    identifier: levelIdentifier(pot.level),
    amount_cents: Number(amountOf(pot)),
    drops: pot.drops,
  })),
});

/** Tells what has gathered, the first at once and the next when the time is over. */
const tellerOf = perHouse((house) => {
  const waiting = new Map<string, Change>();
  const wish = atMostEvery(TOLD_EVERY_MS, () => {
    if (waiting.size === 0) return false;
    house.live.publish(PUBLIC_CHANNEL, "jackpots_changes", { jackpots: [...waiting.values()] });
    waiting.clear();
    return true;
  });
  return (changes: readonly Change[]): void => {
    for (const change of changes) {
      // What was committed first may be shown last.
      const earlier = waiting.get(change.identifier);
      if (!earlier || earlier.version < change.version) waiting.set(change.identifier, change);
    }
    wish();
  };
});

/** Shows everybody what the pots of these jackpots hold now (JACKPOT-07). */
export const showChanges = (house: House, changed: readonly ChangedJackpot[]): void =>
  tellerOf(house)(changed.map(changeOf));

/** Shows a winner what was won (JACKPOT-08). */
export const showAward = (house: House, { playerId, payload }: Award): void =>
  house.live.publish(playerChannel(playerId), "jackpot_win_award", {
    id: payload.dropId,
    jackpot: payload.identifier,
    jackpot_name: payload.name,
    jackpot_level_name: payload.levelName,
    amount_cents: Number(payload.paid),
    currency: payload.currency,
    jackpot_original_amount_cents: Number(payload.originalAmount),
    jackpot_original_currency: payload.originalCurrency,
    created_at: house.clock.now().toISOString(),
  });
