import { wagerSettled } from "#events/wagers";
import type { House } from "#platform/module";
import { hasHeardAll } from "#platform/outbox";
import type { Lottery } from "../lottery.ts";
import { TICKETS_REACTION } from "../tickets/give-tickets.ts";

/** A batch of rounds takes its moment before it is written: so long it may be on its way. */
const GRACE_MS = 5_000;

/** Tells whether all rounds that were settled before a lottery's end have given their tickets. */
export async function isReadyToDraw(
  house: House,
  { endAt }: Pick<Lottery, "endAt">,
): Promise<boolean> {
  if (house.clock.now().getTime() < endAt.getTime() + GRACE_MS) return false;
  return hasHeardAll(house.database, TICKETS_REACTION, wagerSettled);
}
