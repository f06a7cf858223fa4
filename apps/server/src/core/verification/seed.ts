import { DEMONSTRATION_PLAYERS, selectPlayerByEmail } from "#core/accounts";
import type { House } from "#platform/module";
import { answerQuestionnaire } from "./questionnaire/questionnaire.ts";
import { changeStatus } from "./status/change-status.ts";

/** The demonstration's second player is verified and has answered; the first one begins anew. */
export async function seedVerification(house: House): Promise<void> {
  const player = await selectPlayerByEmail(house.database, DEMONSTRATION_PLAYERS[1].email);
  if (!player) return;
  const { id: playerId } = player;
  const at = house.clock.now();
  const note = "seen for the demonstration";
  await house.database.tx((tx) =>
    changeStatus(tx, { playerId, after: "verified", actor: "operator", note, at }),
  );
  await answerQuestionnaire(house, playerId, {
    profession: "Boat builder",
    sources: ["salary", "savings"],
    income: "50_100",
  });
}
