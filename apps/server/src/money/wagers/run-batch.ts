import { exchangeRates, leastLarge, lockAccounts, noteLarge, postNewTransfers } from "#core/wallet";
import { saveBudgets, selectRestrictions } from "#entitlements/compliance";
import { limitChanged } from "#events/compliance";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents, type OutboxEvent } from "#platform/outbox";
import type { PlaceCommand, WagerAnswer, WagerCommand, WagerOwner } from "./command.ts";
import { type Batch, decideBatch } from "./decide/decide-batch.ts";
import { largeMovements } from "./decide/large-movements.ts";
import { playersWhoWait } from "./decide/licence-limits.ts";
import { eventsOf } from "./decide/tell.ts";
import { insertCommands, selectCommands } from "./records/command-store.ts";
import { selectLastRounds } from "./records/last-round-store.ts";
import { selectOpenBeside } from "./records/open-wager-store.ts";
import { correctPlaySums } from "./records/play-sums-store.ts";
import { insertWagers, selectWagers, updateWagers } from "./records/wager-store.ts";

/**
 * Collects, locks, decides, writes: in one transaction, each step one statement a module whatever
 * the number of commands. The one lock is on the players' accounts, taken in the order of their
 * keys by everybody; what is read behind it is sent along with it.
 */
export async function runBatch(
  house: House,
  commands: readonly WagerCommand[],
): Promise<readonly WagerAnswer[]> {
  const rates = await exchangeRates(house)();
  const at = house.clock.now();
  return house.database.tx(async (tx) => {
    const playerIds = [...new Set(commands.map((command) => command.playerId))];
    const owners = ownersOf(commands);
    const [accounts, restrictions, named, open, kept, lastRounds, ...sessions] = await Promise.all([
      lockAccounts(tx, playerIds),
      selectRestrictions(tx, playerIds),
      selectWagers(tx, wagersOf(commands)),
      selectOpenBeside(tx, commands.filter(isAlone)),
      selectCommands(
        tx,
        commands.filter(({ kind }) => kind !== "place"),
      ),
      selectLastRounds(tx, playersWhoWait(commands)),
      ...[...owners].map(([owner, players]) => owner.begin(tx, players, commands)),
    ]);
    const bySession = new Map([...owners.keys()].map((owner, index) => [owner, sessions[index]]));
    const wagers = [...named, ...open];
    const standing = { accounts, restrictions, wagers, commands: kept, lastRounds };
    const given = { ...standing, sessions: bySession, rates, at };
    const batch = decideBatch(commands, given);
    await Promise.all([
      // Each command is carried out once, and its transfers go by its id.
      postNewTransfers(tx, batch.transfers),
      insertWagers(tx, batch.placed),
      // The sums are corrected from the rows as they still stand.
      correctPlaySums(tx, batch.changed),
      updateWagers(tx, batch.changed),
      insertCommands(tx, batch.kept, at),
      ...[...bySession].map(([owner, session]) =>
        owner.finish(
          tx,
          session,
          batch.done.filter(({ command }) => command.owner === owner),
        ),
      ),
      saveBudgets(tx, batch.budgets),
      appendEvents(tx, [...eventsOf(batch.done, at), ...turnedEvents(batch)]),
      noteLarge(tx, largeMovements(batch.done, leastLarge(house)(rates), at)),
    ]);
    return answersOf(tx, commands, batch);
  });
}

/** Returns what is told of limits that came to their end or back from it: once a limit. */
const turnedEvents = ({ turnedLimits }: Batch): OutboxEvent[] =>
  [...new Map(turnedLimits.map((one) => [one.limitId, one])).values()].map(
    ({ playerId, limitId }) => limitChanged(playerId, { limitId }),
  );
const isAlone = (command: WagerCommand): command is PlaceCommand =>
  command.kind === "place" && command.alone === true;

/** Players by owner, for what an owner reads. */
function ownersOf(commands: readonly WagerCommand[]): ReadonlyMap<WagerOwner, bigint[]> {
  const owners = new Map<WagerOwner, Set<bigint>>();
  for (const { owner, playerId } of commands) {
    const players = owners.get(owner);
    if (players) players.add(playerId);
    else owners.set(owner, new Set([playerId]));
  }
  // Owners lock rows of their own: in one order in every batch, so that none waits for another in a circle.
  return new Map(
    [...owners]
      .toSorted(([one], [other]) => (one.name < other.name ? -1 : 1))
      .map(([owner, players]) => [owner, [...players]]),
  );
}

/** The wagers that commands are on: a placing is on the one it makes. */
const wagersOf = (commands: readonly WagerCommand[]): { playerId: bigint; id: string }[] => {
  const names = new Map<string, { playerId: bigint; id: string }>();
  for (const command of commands) {
    const id = command.kind === "place" ? command.id : command.wagerId;
    names.set(`${command.playerId}/${id}`, { playerId: command.playerId, id });
  }
  return [...names.values()];
};

/** A placing that comes again is answered with the wager as it was opened, whatever came after. */
async function answersOf(
  tx: Tx,
  commands: readonly WagerCommand[],
  batch: Batch,
): Promise<readonly WagerAnswer[]> {
  if (batch.again.length === 0) return batch.answers;
  const opened = await selectCommands(
    tx,
    batch.again.map((index) => commands[index] as WagerCommand),
  );
  const answers = [...batch.answers];
  for (const index of batch.again) {
    const { playerId, id } = commands[index] as WagerCommand;
    const first = opened.find((one) => one.playerId === playerId && one.id === id);
    if (first) answers[index] = { wager: first.wager, repeated: true, detail: undefined };
  }
  return answers;
}
