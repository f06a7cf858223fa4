import type { Tx } from "#platform/database";
import { type House, perHouse } from "#platform/module";
import { createSeal } from "#platform/seal";
import type { OutgoingText } from "./gateway.ts";
import { insertText } from "./text-store.ts";

const sealOf = perHouse((house) => createSeal(house.key("sms"), house.random));

/** Queues a text, to be sent after the transaction has committed. Joins it. */
export async function queueText(
  house: House,
  tx: Tx,
  text: OutgoingText & {
    readonly playerId: bigint;
    /** Names the thing it tells of: of one reference there is one text. */
    readonly reference: string;
    /** Later it is not sent any more. */
    readonly usefulUntil: Date;
  },
): Promise<void> {
  const { to, body, playerId, reference, usefulUntil } = text;
  const id = house.ids.uuid();
  const sealed = sealOf(house).close(JSON.stringify({ to, body }), id);
  await insertText(tx, { id, reference, playerId, sealed, usefulUntil }, house.clock.now());
}

/** Returns what was sealed with a text. Throws when it is not of this house, or another text's. */
export const openText = (house: House, text: { id: string; sealed: string }): OutgoingText =>
  JSON.parse(sealOf(house).open(text.sealed, text.id)) as OutgoingText;
