import { wagerSettled } from "#events/wagers";
import { type Account, lockAccounts, postTransfers, type Transfer } from "#core/wallet";
import { type Batcher, createBatcher } from "#platform/batching";
import type { Tx } from "#platform/database";
import { type House, perHouse } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { type Decision, decideWager, type SeedsInUse } from "./decide-wager.ts";
import { insertRounds, selectRounds } from "./round-store.ts";
import { type SeedPair, selectSeedsInUse, selectShownSeeds } from "./seed-store.ts";
import { hmacBlock, startMissingSeeds } from "./seeds.ts";
import { Overloaded, type Round, type WagerAnswer, type WagerCommand } from "./wager.ts";

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;

/** The one door for a player's stake. Commands of one moment share a transaction. */
export const wagers = perHouse((house) => {
  const batcher: Batcher<WagerCommand, WagerAnswer> = createBatcher({
    run: (commands) => placeBatch(house, commands),
    key: (command) => command.playerId,
    maxBatch: MAX_BATCH,
    maxConcurrent: house.database.writers,
    maxWaiting: MAX_WAITING,
    overloaded: () => new Overloaded(),
    onBatch: (size) => house.metrics.batchSize.observe({ batch: "wagers" }, size),
  });
  return {
    place: <Detail>(command: WagerCommand<Detail>): Promise<WagerAnswer<Detail>> =>
      batcher.submit(command) as Promise<WagerAnswer<Detail>>,
    idle: () => batcher.idle(),
  };
});

async function placeBatch(
  house: House,
  commands: readonly WagerCommand[],
): Promise<readonly WagerAnswer[]> {
  const answers = await house.database.tx((tx) => placeInTransaction(house, tx, commands));
  house.appended(wagerSettled.name);
  return answers;
}

/**
 * Collects, locks, decides, writes. Whatever the number of commands, each step is one statement.
 * The one lock is on the players' accounts, taken in the order of their keys by everybody.
 */
async function placeInTransaction(
  house: House,
  tx: Tx,
  commands: readonly WagerCommand[],
): Promise<WagerAnswer[]> {
  const playerIds = [...new Set(commands.map((command) => command.playerId))];
  const [accounts, known, found] = await Promise.all([
    lockAccounts(tx, playerIds),
    selectRounds(tx, commands),
    selectSeedsInUse(tx, playerIds),
  ]);
  const holders = [...new Set(accounts.map((account) => account.playerId))];
  const pairs = await startMissingSeeds(tx, house.random, holders, found);
  const batch = decideAll(commands, { accounts, known, pairs, at: house.clock.now() });
  await Promise.all([
    postTransfers(tx, batch.transfers),
    insertRounds(tx, batch.rounds),
    appendEvents(tx, batch.rounds.map(settledEvent)),
  ]);
  return addShownSeeds(tx, batch.answers);
}

interface Given {
  readonly accounts: readonly Account[];
  readonly known: readonly Round[];
  readonly pairs: readonly SeedPair[];
  readonly at: Date;
}

interface Batch {
  readonly answers: PendingAnswer[];
  readonly transfers: Transfer[];
  readonly rounds: Round[];
}

/** An answer whose round is an earlier one still lacks the seeds it was played under. */
type PendingAnswer = WagerAnswer | { readonly earlier: Round };

const accountKey = (one: { playerId: bigint; currency: string }) =>
  `${one.playerId}/${one.currency}`;
const roundKey = (playerId: bigint, id: string) => `${playerId}/${id}`;

/** Decides commands one after the other; each sees what those before it in the batch left. */
function decideAll(commands: readonly WagerCommand[], given: Given): Batch {
  const accounts = new Map(given.accounts.map((account) => [accountKey(account), account]));
  const seeds = new Map<bigint, SeedsInUse>(given.pairs.map((pair) => [pair.playerId, pair]));
  const rounds = new Map(given.known.map((round) => [roundKey(round.playerId, round.id), round]));
  const made: Decision<unknown>[] = [];

  const decide = (command: WagerCommand): PendingAnswer => {
    const earlier = rounds.get(roundKey(command.playerId, command.roundId));
    if (earlier)
      return earlier.bodyHash === command.bodyHash
        ? { earlier }
        : { refused: "idempotency_mismatch" };
    const account = accounts.get(accountKey(command));
    const inUse = seeds.get(command.playerId);
    if (!account || !inUse) return { refused: "currency_not_held" };
    const decision = decideWager({ account, seeds: inUse }, command, {
      block: hmacBlock,
      at: given.at,
    });
    if ("refused" in decision) return decision;
    const { round } = decision;
    made.push(decision);
    rounds.set(roundKey(command.playerId, command.roundId), round);
    accounts.set(accountKey(command), decision.next.account as Account);
    seeds.set(command.playerId, decision.next.seeds);
    const { serverSeedHash, clientSeed } = inUse;
    return {
      round,
      seeds: { serverSeedHash, clientSeed, serverSeed: null },
      repeated: false,
      detail: decision.detail,
    };
  };

  const answers = commands.map(decide);
  return {
    answers,
    transfers: made.flatMap((decision) => decision.transfers),
    rounds: made.map((decision) => decision.round),
  };
}

/** Repeats are rare: their seeds are looked up one by one, and may have been revealed since. */
async function addShownSeeds(tx: Tx, answers: readonly PendingAnswer[]): Promise<WagerAnswer[]> {
  const complete: WagerAnswer[] = [];
  for (const answer of answers) {
    if (!("earlier" in answer)) {
      complete.push(answer);
      continue;
    }
    const round = answer.earlier;
    const seeds = (await selectShownSeeds(tx, round.playerId, [round.seedId])).get(round.seedId);
    if (!seeds) throw new Error(`round ${round.id} names seeds that do not exist`);
    complete.push({ round, seeds, repeated: true, detail: undefined });
  }
  return complete;
}

const settledEvent = (round: Round) =>
  wagerSettled(round.playerId, {
    roundId: round.id,
    game: round.game,
    licence: round.licence,
    currency: round.currency,
    stakeCash: round.stakeCash,
    stakeBonus: round.stakeBonus,
    payout: round.payout,
    cash: round.cashAfter,
    bonus: round.bonusAfter,
    version: round.versionAfter,
  });
