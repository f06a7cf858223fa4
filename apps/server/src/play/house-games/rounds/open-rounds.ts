import type { EndpointInput, listOpenRounds, RoundView, StepView } from "@houselight/contracts";
import { defaultSteps, type Game } from "@houselight/game-maths";
import { selectOpenWagers, selectStaleWagers, type Wager, wagers } from "#money/wagers";
import type { Caller } from "#platform/http";
import type { House, Objection } from "#platform/module";
import { roundOwner } from "../play-round.ts";
import { readRecord, writeRecord } from "../round-record.ts";
import { keptView } from "../round-view.ts";
import { replayed } from "./take-step.ts";

/** One a game at most, so that a page holds them all. */
const MOST_SHOWN = 100;
/** A round whose player does not come back ends by its default after this, in milliseconds. */
const LEFT_ALONE_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/** Returns the rounds of a player that wait for a step, latest first. */
export async function openRounds(
  house: House,
  caller: Caller,
  { query }: EndpointInput<typeof listOpenRounds>,
): Promise<RoundView[]> {
  const open = await selectOpenWagers(house.database, {
    playerId: caller.id,
    owner: roundOwner(house).name,
    subject: query.game ?? null,
    limit: MOST_SHOWN,
  });
  return Promise.all(open.map((wager) => keptView(house, wager)));
}

/** Tells whether a round of a game waits for a step of the player. */
export async function hasOpenRound(house: House, { id }: Caller, { slug }: Game): Promise<boolean> {
  const sought = { playerId: id, owner: roundOwner(house).name, subject: slug, limit: 1 };
  return (await selectOpenWagers(house.database, sought)).length > 0;
}

/** Refuses to reveal seeds whose draws still decide an open round. */
export const objectToRotation =
  (house: House): Objection =>
  async (tx, playerId) => {
    const owner = roundOwner(house).name;
    const open = await selectOpenWagers(tx, { playerId, owner, subject: null, limit: 1 });
    return open.length > 0 ? "round_open" : null;
  };

/** Ends rounds that were left alone for a day, each by the default of its game: a job. */
export async function endLeftRounds(house: House): Promise<void> {
  const owner = roundOwner(house).name;
  const before = new Date(house.clock.now().getTime() - LEFT_ALONE_MS);
  // What cannot be ended must not keep the rest from their end: each is tried once a run.
  const tried = new Set<string>();
  for (;;) {
    const stale = await selectStaleWagers(house.database, {
      owner,
      before,
      limit: AT_ONCE + tried.size,
    });
    const left = stale.filter((wager) => !tried.has(`${wager.playerId}/${wager.id}`));
    if (left.length === 0) return;
    for (const wager of left) tried.add(`${wager.playerId}/${wager.id}`);
    await Promise.all(
      left.map((wager) =>
        endByDefault(house, wager).catch((error: unknown) =>
          house.log.error({ err: error, round: wager.id }, "a round could not be ended"),
        ),
      ),
    );
  }
}

/** Ends an open round as its player would who chooses nothing. A round that ended meanwhile stays. */
async function endByDefault(house: House, { playerId, id }: Wager): Promise<void> {
  const command = house.ids.uuid();
  await wagers(house).add({
    owner: roundOwner(house),
    playerId,
    id: command,
    wagerId: id,
    bodyHash: command,
    dateOfBirth: null,
    detailsMissing: false,
    offer: (session, wager) => ({
      // The default of a game costs nothing: it is never refused by a limit.
      stake: 0n,
      play: () => {
        const record = readRecord(wager);
        const taken = session.resume(playerId, {
          pairId: record.pair,
          nonce: record.nonce,
          drawn: record.draws,
        });
        const { steps, ended } = defaultSteps(replayed(wager, record, taken).position, taken.draw);
        const all = [...record.steps, ...(steps as StepView[])];
        return {
          payout: ended.payout ?? 0n,
          record: writeRecord(record.version, record.bet, taken, all),
          detail: null,
        };
      },
    }),
  });
}
