import { GROUPS } from "@houselight/contracts";
import { insertGroups } from "#core/accounts";
import {
  type Account,
  announceBalances,
  FIRST_LEG,
  lockAccounts,
  postTransfers,
  repayDebts,
  type Transfer,
} from "#core/wallet";
import { bonusChanged } from "#events/bonuses";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { type Bonus, daysAfter, isOfWelcomePack, isWagered, type TermedBonus } from "../bonus.ts";
import { lockNextWaiting, lockWagered, updateBonuses } from "../records/bonus-store.ts";
import { outcomeOf } from "./outcome.ts";

/** Legs of a bonus's money, under the bonus's own id. */
const GIVEN = FIRST_LEG.bonus;
const CONVERTED = FIRST_LEG.bonus + 1;
const GIVEN_UP = FIRST_LEG.bonus + 2;
const LEFT_OVER = FIRST_LEG.bonus + 3;

/** A bonus that is wagered, with the account that its money is on, both held by the transaction. */
export interface Held {
  readonly bonus: TermedBonus;
  readonly account: Account;
}

type Change = Partial<
  Pick<
    Bonus,
    "stage" | "activatedAt" | "wagerUntil" | "endedAt" | "converted" | "erased" | "wagered"
  >
>;

const moveOf = (
  { id, playerId, currency }: Bonus,
  part: Pick<Transfer, "leg" | "kind" | "debit" | "credit" | "amount">,
): Transfer => ({ playerId, groupId: id, currency, ...part });

/** Writes a change of a bonus and moves its money; cash repays a debt first. Returns the bonus as it then is. */
async function write(
  house: House,
  tx: Tx,
  bonus: TermedBonus,
  change: Change,
  moves: readonly Transfer[] = [],
): Promise<TermedBonus> {
  const real = moves.filter(({ amount }) => amount > 0n);
  await postTransfers(tx, real);
  // Under an id that nobody knows: a player can give a payment the id of a bonus.
  if (real.some(({ credit }) => credit === "cash"))
    await repayDebts(tx, [{ ...bonus, groupId: house.ids.uuid() }]);
  const next = { ...bonus, ...change, version: bonus.version + 1n };
  await updateBonuses(tx, [next]);
  if (real.length > 0) await announceBalances(tx, [bonus]);
  if (next.stage !== bonus.stage) await appendEvents(tx, [changedEvent(next)]);
  return next;
}

export const changedEvent = ({
  id,
  playerId,
  stage,
  title,
  currency,
  amount,
  converted,
  createdAt,
  endedAt,
}: TermedBonus) =>
  bonusChanged(playerId, {
    bonusId: id,
    stage,
    title,
    currency,
    amount,
    ...(converted === null ? {} : { converted }),
    ...(stage === "issued" ? { at: createdAt.toISOString() } : {}),
    ...(endedAt === null ? {} : { at: endedAt.toISOString() }),
  });

/**
 * Activates a bonus: it is wagered from now on, or waits behind the one that is. What needs no wagering
 * waits for none. The caller holds the player's accounts.
 */
export async function begin(house: House, tx: Tx, bonus: TermedBonus): Promise<TermedBonus> {
  const [wagered] = bonus.requirement > 0n ? await lockWagered(tx, [bonus.playerId]) : [];
  return wagered
    ? write(house, tx, bonus, { stage: "wait", activatedAt: house.clock.now() })
    : start(house, tx, bonus);
}

/**
 * Starts the wagering of a bonus: its money goes to the account. Without a requirement it is cash at
 * once. The caller holds the player's accounts, and no other bonus is wagered that this one would join.
 */
async function start(house: House, tx: Tx, bonus: TermedBonus): Promise<TermedBonus> {
  const at = house.clock.now();
  const { amount, requirement, maxWin, terms } = bonus;
  // Pages may say something else to whoever has used the welcome pack (OPEN-32).
  if (isOfWelcomePack(terms)) await insertGroups(tx, bonus.playerId, [GROUPS.welcomeUsed]);
  const activatedAt = bonus.activatedAt ?? at;
  const given = { leg: GIVEN, kind: "bonus", debit: "house:bonuses", amount } as const;
  if (requirement === 0n) {
    const converted = maxWin !== null && amount > maxWin ? maxWin : amount;
    return write(house, tx, bonus, { stage: "finished", activatedAt, endedAt: at, converted }, [
      moveOf(bonus, { ...given, credit: "cash", amount: converted }),
    ]);
  }
  const wagerUntil = daysAfter(at, terms.daysToWager);
  // A settlement that was told otherwise may have brought money of a bonus that is over: it is none of this one's.
  const accounts = await lockAccounts(tx, [bonus.playerId]);
  const account = accounts.find(({ currency }) => currency === bonus.currency);
  return write(house, tx, bonus, { stage: "handle_bets", activatedAt, wagerUntil }, [
    { ...givenUp(bonus, account?.bonus ?? 0n), leg: LEFT_OVER },
    moveOf(bonus, { ...given, credit: "bonus" }),
  ]);
}

/**
 * Counts a wagered amount and decides what becomes of a bonus by its account: what was wagered in full
 * becomes cash, what is gone is lost. When it is over, the next that waits is started.
 */
export async function goOn(
  house: House,
  tx: Tx,
  { bonus, account }: Held,
  counted: bigint,
): Promise<TermedBonus> {
  // A withdrawal has ended it already: it only waits for the last open stake.
  if (bonus.erased)
    return account.stakes > 0n
      ? bonus
      : giveUp(house, tx, { bonus, account }, { stage: "canceled", erased: true });
  const wagered = bonus.wagered + counted;
  const outcome = outcomeOf({ ...bonus, wagered }, account);
  const { stage } = outcome;
  if (stage === bonus.stage && counted === 0n) return bonus;
  if (stage === "handle_bets" || stage === "wager_done")
    return write(house, tx, bonus, { wagered, stage });
  const ended = { wagered, stage, endedAt: house.clock.now() };
  const done =
    outcome.stage === "finished"
      ? await write(house, tx, bonus, { ...ended, converted: outcome.converted }, [
          moveOf(bonus, {
            leg: CONVERTED,
            kind: "conversion",
            debit: "bonus",
            credit: "cash",
            amount: outcome.converted,
          }),
          givenUp(bonus, outcome.givenUp),
        ])
      : await write(house, tx, bonus, ended);
  await startNext(house, tx, bonus.playerId);
  return done;
}

const givenUp = (bonus: Bonus, amount: bigint): Transfer =>
  moveOf(bonus, { leg: GIVEN_UP, kind: "bonus", debit: "bonus", credit: "house:bonuses", amount });

/**
 * Ends a bonus before it was wagered in full: what is left of its money is given up. No stake may be
 * open, as it could come back as bonus money of no bonus.
 */
export async function giveUp(
  house: House,
  tx: Tx,
  { bonus, account }: Held,
  { stage, erased = false }: { readonly stage: "canceled" | "expired"; readonly erased?: boolean },
): Promise<TermedBonus> {
  const ended = { stage, erased, endedAt: house.clock.now() };
  if (!isWagered(bonus)) return write(house, tx, bonus, ended);
  const done = await write(house, tx, bonus, ended, [givenUp(bonus, account.bonus)]);
  await startNext(house, tx, bonus.playerId);
  return done;
}

/** Lets a bonus run out now: its money is given up once no stake is open any more. */
export const endWagering = (house: House, tx: Tx, bonus: TermedBonus): Promise<TermedBonus> =>
  write(house, tx, bonus, { wagerUntil: house.clock.now(), erased: true });

/**
 * Starts the bonuses of a player that wait, until one is to be wagered. Whoever may not stake now keeps them
 * waiting: their time would run out, and a pause is not to end with money. The caller holds the player's
 * accounts, and no other bonus is wagered.
 */
export async function startNext(house: House, tx: Tx, playerId: bigint): Promise<void> {
  if (await house.objectionTo("bonuses.activate", tx, playerId)) return;
  for (;;) {
    const next = await lockNextWaiting(tx, playerId);
    if (!next || isWagered(await start(house, tx, next))) return;
  }
}
