import { CONSENT_TEXT_VERSION, type ConsentSource } from "@houselight/contracts";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { mailPromos } from "../../mails/mail-promos.ts";
import { applyChoices, type Choice } from "./consent-store.ts";

/**
 * Keeps what a player chose about advertising, with an entry in the log for each choice that differs.
 * Who begins to get mails is sent one that says so, and how to end it. Joins the transaction. Returns
 * true when anything changed.
 */
export async function chooseAdvertising(
  house: House,
  tx: Tx,
  playerId: bigint,
  choices: readonly Choice[],
  from: { readonly source: ConsentSource; readonly ip: string | null },
): Promise<boolean> {
  if (choices.length === 0) return false;
  const facts = { ...from, textVersion: CONSENT_TEXT_VERSION, at: house.clock.now() };
  const changed = await applyChoices(tx, playerId, choices, facts);
  const begins = choices.some(
    ({ channel, given }) => given && channel === "email" && changed.includes(channel),
  );
  if (begins)
    await mailPromos(house, tx, "promos_begun", [{ playerId, reference: house.ids.uuid() }]);
  return changed.length > 0;
}
