import { licenceCodes, licenceOf } from "#core/configuration";
import { monthsAfter } from "#platform/clock";
import type { House } from "#platform/module";
import { mailPlayers } from "../../mails/mail-players.ts";
import { forgetDormancy, noteAbsent } from "./dormancy-store.ts";

const BATCH = 200;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * Tells players whom nobody saw for long that their account becomes dormant, a month before, and again
 * when it is. Nothing else happens to it: what is on it stays theirs, and their next session undoes it.
 */
export async function tellDormancy(house: House): Promise<void> {
  await house.database.tx(forgetDormancy);
  for (const code of licenceCodes()) {
    const { dormantAfterMonths: months } = licenceOf(code);
    await tellAbsent(house, code, { what: "dormancy_told_at", kind: "dormancy_ahead", months });
    await tellAbsent(house, code, { what: "dormant_since", kind: "account_dormant", months });
  }
}

async function tellAbsent(
  house: House,
  licence: string,
  step: {
    readonly what: "dormancy_told_at" | "dormant_since";
    readonly kind: "dormancy_ahead" | "account_dormant";
    readonly months: number;
  },
): Promise<void> {
  const { what, kind, months } = step;
  const now = house.clock.now();
  const isAhead = what === "dormancy_told_at";
  const before = monthsAfter(now, isAhead ? 1 - months : -months);
  const toldBy = isAhead ? null : monthsAfter(now, -1);
  // Who is told late is given the month all the same.
  const soonest = monthsAfter(now, 1);
  const noteBatch = (after: bigint) =>
    house.database.tx(async (tx) => {
      const page = { before, now, after, most: BATCH, toldBy };
      const absent = await noteAbsent(tx, licence, what, page);
      const mails = absent.map(({ playerId, lastSeenAt }) => ({
        playerId,
        reference: `${playerId} ${lastSeenAt.toISOString()}`,
        data: {
          at: (isAhead ? later(monthsAfter(lastSeenAt, months), soonest) : now).toISOString(),
        },
      }));
      await mailPlayers(house, tx, kind, mails);
      return absent.length < BATCH ? undefined : absent.at(-1)?.playerId;
    });
  // Each batch begins behind the one before: nobody is looked at twice.
  let after = await noteBatch(0n);
  while (after !== undefined) after = await noteBatch(after);
}
