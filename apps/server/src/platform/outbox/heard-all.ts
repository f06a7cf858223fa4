import type { Database } from "#platform/database";
import { isPast, readHorizon } from "./outbox-store.ts";

const LOOKS = 20;
const LOOK_EVERY_MS = 100;

/**
 * Returns true once a reaction has heard every event of a kind that was told before the call, and of
 * transactions that ran then; false when that takes more than two seconds: the caller asks again later.
 */
export async function hasHeardAll(
  database: Database,
  reaction: string,
  event: { readonly name: string },
): Promise<boolean> {
  const { next } = await readHorizon(database);
  for (let look = 0; look < LOOKS; look++) {
    if (await isPast(database, { reaction, hears: event.name, next })) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}
