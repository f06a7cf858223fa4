import type { NewJackpot, OperatorJackpotView } from "@houselight/contracts";
import { proposeJackpot, SITE_NAMES } from "@houselight/contracts";
import { isPageSlug } from "#core/content";
import { startChain } from "#core/fairness";
import {
  appendTrailEntries,
  assertAnother,
  assertProposer,
  type By,
  type Doing,
  proposeOnce,
} from "#core/staff";
import { FIRST_LEG, postTransfers, type Transfer } from "#core/wallet";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { highestReturns } from "#play/house-games";
import {
  accountOf,
  type Jackpot,
  type LevelRules,
  MICROS,
  type Pot,
  returnPpm,
} from "../jackpot.ts";
import {
  insertJackpot,
  isAnyTaken,
  lockJackpots,
  lockSharing,
  selectLevels,
  selectProposed,
  updateState,
} from "../jackpot-store.ts";
import { operatorView } from "../jackpot-views.ts";
import { showChanges } from "../live.ts";
import { insertFundings, insertPots } from "../pots/pot-store.ts";

/** A whole stake, in millionths: more must never come back. */
const WHOLE_PPM = 1_000_000n;

/** A change of a jackpot's state that is on record. */
export interface Changed {
  readonly jackpot: Jackpot;
  readonly view: OperatorJackpotView;
}

/**
 * Proposes a jackpot. The same request again finds the same one. Throws Refused: jackpot_game_unknown,
 * jackpot_game_taken, jackpot_return_too_high, jackpot_identifier_taken, idempotency_mismatch.
 */
export async function propose(house: House, operator: By, body: NewJackpot): Promise<Proposed> {
  const levels = levelsOf(body);
  const hash = bodyHash(proposeJackpot, null, body);
  return house.database.tx(async (tx) => {
    const { proposal, repeated } = await proposeOnce({
      hash,
      find: () => selectProposed(tx, body.id),
      write: async () => {
        await assertGames(tx, body, levels);
        await assertAddress(tx, body.identifier);
        const { id, identifier, name, currency, games, reason } = body;
        const who = { bodyHash: hash, changedBy: operator.email, changedAt: house.clock.now() };
        const stored = { id, identifier, name, currency, games, ...who };
        const written = await insertJackpot(tx, stored, levels);
        if (written) await note(house, tx, "jackpots.propose", written, { operator, reason });
        return written;
      },
      taken: "jackpot_identifier_taken",
    });
    return { view: await viewOf(tx, proposal), repeated };
  });
}

interface Proposed {
  readonly view: OperatorJackpotView;
  readonly repeated: boolean;
}

const levelsOf = ({ levels }: NewJackpot): LevelRules[] =>
  levels.map(({ name, rate_ppm, start_cents, must_drop_by_cents }, at) => ({
    level: at + 1,
    name,
    ratePpm: BigInt(rate_ppm),
    startAmount: BigInt(start_cents),
    mustDropBy: BigInt(must_drop_by_cents),
  }));

/** A jackpot has its page at its own name, before any page of words: it takes the address of no other. */
async function assertAddress(tx: Tx, identifier: string): Promise<void> {
  if (SITE_NAMES.has(identifier) || (await isPageSlug(tx, identifier)))
    throw new Refused("jackpot_identifier_taken");
}

/** With its jackpot a game returns less than what is staked, in every way to bet. */
async function assertGames(
  tx: Tx,
  { games }: Pick<NewJackpot, "games">,
  levels: readonly LevelRules[],
): Promise<void> {
  const returns = highestReturns();
  const added = levels.reduce((sum, level) => sum + returnPpm(level), 0n);
  for (const game of games) {
    const own = returns.get(game);
    if (own === undefined) throw new Refused("jackpot_game_unknown");
    if (BigInt(own) + added >= WHOLE_PPM) throw new Refused("jackpot_return_too_high");
  }
  if (await isAnyTaken(tx, games)) throw new Refused("jackpot_game_taken");
}

/**
 * Puts a proposed jackpot into use, its pots at their starts, or goes on with a paused one. The operator
 * is another than who made the last step. Throws Refused: jackpot_not_found, jackpot_state,
 * second_operator_needed, proposer_gone, jackpot_game_taken.
 */
export async function activate(
  house: House,
  identifier: string,
  doing: Doing,
): Promise<OperatorJackpotView> {
  const changed = await house.database.tx(async (tx) => {
    const sharing = await lockSharing(tx, identifier);
    const jackpot = inState(sharing, identifier, ["proposed", "paused"]);
    assertAnother(doing.operator, jackpot.changedBy);
    if (sharing.some((one) => one !== jackpot && one.state === "active"))
      throw new Refused("jackpot_game_taken");
    if (jackpot.state === "proposed") {
      await assertProposer(tx, jackpot.changedBy, "jackpots.manage");
      await startPots(house, tx, jackpot);
    }
    return moveTo(house, tx, jackpot, { state: "active", action: "jackpots.activate", doing });
  });
  return tell(house, changed);
}

/** Pauses an active jackpot. Throws Refused: jackpot_not_found, jackpot_state. */
export async function pause(
  house: House,
  identifier: string,
  doing: Doing,
): Promise<OperatorJackpotView> {
  const changed = await house.database.tx(async (tx) => {
    const jackpot = inState(await lockJackpots(tx, [identifier]), identifier, ["active"]);
    return moveTo(house, tx, jackpot, { state: "paused", action: "jackpots.pause", doing });
  });
  return tell(house, changed);
}

/** Ends a proposed jackpot that no player has seen; its address is free again. Throws Refused: jackpot_not_found, jackpot_state. */
export async function cancel(
  house: House,
  identifier: string,
  doing: Doing,
): Promise<OperatorJackpotView> {
  const changed = await house.database.tx(async (tx) => {
    const jackpot = inState(await lockJackpots(tx, [identifier]), identifier, ["proposed"]);
    return moveTo(house, tx, jackpot, { state: "cancelled", action: "jackpots.cancel", doing });
  });
  return changed.view;
}

/** Returns the one of these jackpots that is meant, in one of these states. */
export function inState(
  locked: readonly Jackpot[],
  identifier: string,
  states: readonly Jackpot["state"][],
): Jackpot {
  const jackpot = locked.find((one) => one.identifier === identifier);
  if (!jackpot) throw new Refused("jackpot_not_found");
  if (!states.includes(jackpot.state)) throw new Refused("jackpot_state");
  return jackpot;
}

/** Brings a held jackpot into a state, with an entry on the audit trail. */
export async function moveTo(
  house: House,
  tx: Tx,
  jackpot: Jackpot,
  { state, action, doing }: { state: Jackpot["state"]; action: string; doing: Doing },
): Promise<Changed> {
  const at = house.clock.now();
  const moved = await updateState(tx, jackpot.id, { state, by: doing.operator.email, at });
  await note(house, tx, action, moved, doing);
  return { jackpot: moved, view: await viewOf(tx, moved) };
}

/** Shows everybody the state that a jackpot has come into. */
export function tell(house: House, { jackpot, view }: Changed): OperatorJackpotView {
  const pots = view.levels.map(({ amount_cents, drops }, at) => ({
    level: at + 1,
    micros: BigInt(amount_cents) * MICROS,
    drops,
  }));
  showChanges(house, [{ ...jackpot, pots }]);
  return view;
}

async function startPots(house: House, tx: Tx, jackpot: Jackpot): Promise<void> {
  const levels = (await selectLevels(tx, [jackpot.id])).get(jackpot.id) ?? [];
  const pots: Pot[] = [];
  for (const { pot: _none, ...rules } of levels) {
    const link = await startChain(house, tx);
    pots.push({ ...rules, link, salt: null, micros: rules.startAmount * MICROS, drops: 0 });
  }
  await insertPots(tx, jackpot.id, pots);
  const amount = pots.reduce((sum, { startAmount }) => sum + startAmount, 0n);
  const funding = { jackpotId: jackpot.id, kind: "start", micros: amount * MICROS } as const;
  await insertFundings(tx, [funding], house.clock.now());
  const start: Transfer = {
    playerId: 0n,
    groupId: jackpot.id,
    leg: FIRST_LEG.jackpot,
    kind: "jackpot",
    currency: jackpot.currency,
    debit: "house:gaming",
    credit: accountOf(jackpot),
    amount,
  };
  await postTransfers(tx, [start]);
}

const note = (
  house: House,
  tx: Tx,
  action: string,
  { identifier, state, games }: Jackpot,
  { operator, reason }: Doing,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: `jackpot ${identifier}`,
      detail: { state, games, reason },
    },
  ]);

const viewOf = async (tx: Tx, jackpot: Jackpot): Promise<OperatorJackpotView> =>
  operatorView(jackpot, (await selectLevels(tx, [jackpot.id])).get(jackpot.id) ?? []);
