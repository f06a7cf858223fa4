import { playerRegistered } from "#events/accounts";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { selectCoverage } from "./coverage-store.ts";
import { dayOf } from "./figures.ts";
import { addPlayers, deleteMarks, insertMarks } from "./figures-store.ts";

/** Days of marks that are kept, beside the one that runs. */
const MARKS_DAYS = 400;
const DELETED_AT_ONCE = 50_000;
const DAY_MS = 86_400_000;

export const countRegistrations = (): Reaction =>
  reaction("reports.count-registrations", playerRegistered, async (tx, events) => {
    const since = await selectCoverage(tx);
    await addPlayers(
      tx,
      events.flatMap(({ payload: { licence, at } }) =>
        since && new Date(at) >= since ? [{ day: dayOf(at), licence, registrations: 1n }] : [],
      ),
    );
  });

interface OnDay {
  readonly playerId: bigint;
  readonly licence: string;
  readonly day: string;
}

/** Tells whether a day may be forgotten by another moment: who played on it was counted while it was remembered. */
export const isForgotten = (day: string, at: string): boolean =>
  new Date(at).getTime() - new Date(day).getTime() > MARKS_DAYS * DAY_MS;

/** Counts players who placed a wager, each once a day. */
export async function countActive(tx: Tx, placed: readonly OnDay[]): Promise<void> {
  const fresh = await insertMarks(
    tx,
    placed.map((one) => ({ ...one, kind: "active" })),
  );
  await addPlayers(
    tx,
    fresh.map(({ day, licence }) => ({ day, licence, active: 1n })),
  );
}

interface Deposit extends OnDay {
  /** The first one of this player ever. */
  readonly isFirst: boolean;
}

/** Counts players who paid in, each once a day, and those who did for the first time. */
export async function countDepositors(tx: Tx, deposits: readonly Deposit[]): Promise<void> {
  const fresh = await insertMarks(
    tx,
    deposits.map((one) => ({ ...one, kind: "depositor" })),
  );
  await addPlayers(tx, [
    ...fresh.map(({ day, licence }) => ({ day, licence, depositors: 1n })),
    ...deposits
      .filter(({ isFirst }) => isFirst)
      .map(({ day, licence }) => ({ day, licence, first_depositors: 1n })),
  ]);
}

/** Forgets who played and paid on days long ago; what was counted stays. */
export async function forgetMarks(house: House): Promise<void> {
  const before = dayOf(new Date(house.clock.now().getTime() - MARKS_DAYS * DAY_MS));
  for (;;) {
    const deleted = await house.database.tx((tx) => deleteMarks(tx, before, DELETED_AT_ONCE));
    if (deleted < DELETED_AT_ONCE) return;
  }
}
