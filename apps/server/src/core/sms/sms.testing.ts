import type { House } from "#platform/module";
import type { OutgoingText } from "./gateway.ts";
import { openText } from "./queue-text.ts";

/** Returns the texts to a number that were not sent yet, the oldest first, for tests. */
export async function waitingTexts(house: House, to: string): Promise<OutgoingText[]> {
  const texts = await house.database.query<{ id: string; sealed: string }>(
    "select id, sealed from sms.texts where state = 'waiting' order by created_at, id",
  );
  return texts.map((text) => openText(house, text)).filter((text) => text.to === to);
}
