import { type House, perHouse } from "#platform/module";
import { twilioGateway } from "./gateway.ts";
import { openText } from "./queue-text.ts";
import { claimDueTexts, endText, type WaitingText } from "./text-store.ts";

const BATCH = 20;
/** A text that was not taken is tried again then; longer than an attempt can take. */
const AGAIN_MS = 15_000;

const gatewayOf = perHouse(({ config }) =>
  config.SMS_URL === undefined ? null : twilioGateway(config.SMS_URL),
);

/** Sends the texts that are due. A crash between sending and noting it sends a text again. */
export async function sendDueTexts(house: House): Promise<void> {
  if (!gatewayOf(house)) return;
  const now = house.clock.now();
  const until = new Date(now.getTime() + AGAIN_MS);
  const texts = await claimDueTexts(house.database, { now, until, most: BATCH });
  await Promise.all(texts.map((text) => sendOrLeave(house, text)));
}

async function sendOrLeave(house: House, text: WaitingText): Promise<void> {
  try {
    const said = await gatewayOf(house)?.send(openText(house, text));
    const state = said === "taken" ? "sent" : "given_up";
    await endText(house.database, text.id, state, house.clock.now());
  } catch (error) {
    // Neither the number nor the text is for the log.
    house.log.warn({ text: text.id, reason: (error as Error).message }, "a text was not sent");
  }
}
