import type { OperatorJackpotView } from "@houselight/contracts";
import { assertAnother, type Doing } from "#core/staff";
import { FIRST_LEG, postTransfers } from "#core/wallet";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { inState, moveTo, tell } from "./change-jackpots.ts";
import { accountOf, type Jackpot, MICROS, type Pot } from "../jackpot.ts";
import { lockJackpots, raiseVersions, selectPots } from "../jackpot-store.ts";
import { showChanges } from "../live.ts";
import { insertFundings, updatePots } from "../pots/pot-store.ts";

/**
 * Ends a paused jackpot and hands what its pots hold to those of another, level by level, the rest to its
 * highest: players' stakes stay in play. The operator is another than who paused it. Throws Refused:
 * jackpot_not_found, jackpot_state, second_operator_needed, jackpot_heir.
 */
export async function retire(
  house: House,
  identifier: string,
  { into, ...doing }: Doing & { readonly into: string },
): Promise<OperatorJackpotView> {
  const done = await house.database.tx(async (tx) => {
    const locked = await lockJackpots(tx, [identifier, into]);
    const jackpot = inState(locked, identifier, ["paused"]);
    assertAnother(doing.operator, jackpot.changedBy);
    const heir = locked.find((one) => one.identifier === into && one.id !== jackpot.id);
    if (heir?.state !== "active" || heir.currency !== jackpot.currency)
      throw new Refused("jackpot_heir");
    const pots = await handOver(house, tx, jackpot, heir);
    const changed = await moveTo(house, tx, jackpot, {
      state: "retired",
      action: "jackpots.retire",
      doing,
    });
    const version = (await raiseVersions(tx, [heir.id])).get(heir.id) as bigint;
    return { changed, heir: { ...heir, version, pots } };
  });
  showChanges(house, [done.heir]);
  return tell(house, done.changed);
}

/** Moves the pots with their fractions; the account follows in whole units. Returns the heir's pots. */
async function handOver(house: House, tx: Tx, from: Jackpot, to: Jackpot): Promise<Pot[]> {
  const pots = await selectPots(tx, [from.id, to.id]);
  const given = pots.get(from.id) ?? [];
  const before = pots.get(to.id) ?? [];
  const highest = before.length;
  const after = before.map((pot) => ({
    ...pot,
    micros: given
      .filter(({ level }) => Math.min(level, highest) === pot.level)
      .reduce((sum, { micros }) => sum + micros, pot.micros),
  }));
  await updatePots(tx, [
    ...given.map((pot) => ({ ...pot, micros: 0n, jackpotId: from.id })),
    ...after.map((pot) => ({ ...pot, jackpotId: to.id })),
  ]);
  const micros = sumOf(given);
  const at = house.clock.now();
  await insertFundings(
    tx,
    [
      { jackpotId: from.id, kind: "handed-over", micros: -micros },
      { jackpotId: to.id, kind: "inherited", micros },
    ],
    at,
  );
  await moveAccount(house, tx, {
    from,
    to,
    leaves: micros / MICROS,
    arrives: wholeGain(before, micros),
  });
  return after;
}

const sumOf = (pots: readonly Pot[]): bigint => pots.reduce((sum, { micros }) => sum + micros, 0n);

/** Returns by how many whole units pots rise with so many millionths. */
function wholeGain(pots: readonly Pot[], micros: bigint): bigint {
  const held = sumOf(pots);
  return (held + micros) / MICROS - held / MICROS;
}

/** The fractions of both may make one whole unit more: it comes from the house, as every unit of a stake does. */
async function moveAccount(
  house: House,
  tx: Tx,
  { from, to, leaves, arrives }: { from: Jackpot; to: Jackpot; leaves: bigint; arrives: bigint },
): Promise<void> {
  const shared = {
    playerId: 0n,
    groupId: house.ids.uuid(),
    kind: "jackpot",
    currency: from.currency,
  } as const;
  const leg = FIRST_LEG.jackpot;
  const [out, into] = [accountOf(from), accountOf(to)];
  await postTransfers(tx, [
    ...(leaves > 0n ? [{ ...shared, leg, debit: out, credit: into, amount: leaves }] : []),
    ...(arrives > leaves
      ? [
          {
            ...shared,
            leg: leg + 1,
            debit: "house:gaming",
            credit: into,
            amount: arrives - leaves,
          } as const,
        ]
      : []),
  ]);
}
