import type {
  QuestionnaireAnswers,
  VerificationFileView,
  VerificationView,
} from "@houselight/contracts";
import { type Player, updateQuestionnaire } from "#core/accounts";
import { appendTrailEntries } from "#core/staff";
import { lockAccounts } from "#core/wallet";
import { questionnaireChanged } from "#events/verification";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { playerKey } from "../documents/player-keys.ts";
import { insertAnswers, selectAnswers } from "./questionnaire-store.ts";

/** Time that answers hold. */
const HOLDS_MS = 365 * 86_400_000;

const nameOf = (playerId: bigint): string => `questionnaire of player ${playerId}`;

/**
 * Returns true when a player has to say where the money comes from before depositing more: the time
 * of the answers, or for answering, is over. Nobody is asked unless an operator asks, or they answered once.
 */
export const isQuestionnaireDue = (
  player: Pick<Player, "questionnaireExpiresAt">,
  at: Date,
): boolean => player.questionnaireExpiresAt !== null && player.questionnaireExpiresAt <= at;

/** Tells how a player stands by when their latest answers were given; undefined where there are none. */
export function questionnaireState(
  player: Pick<Player, "questionnaireExpiresAt">,
  answeredAt: Date | undefined,
  at: Date,
): VerificationView["questionnaire"]["state"] {
  const { questionnaireExpiresAt: expiresAt } = player;
  if (expiresAt === null) return "none";
  if (isQuestionnaireDue(player, at)) return "due";
  // Another end than that of the answers was set by an operator, who asked for new ones.
  const holdsUntil = answeredAt && answeredAt.getTime() + HOLDS_MS;
  return holdsUntil === expiresAt.getTime() ? "answered" : "asked";
}

/** Keeps a player's answers, sealed with the player's key; the profession stands on the profile. */
export async function answerQuestionnaire(
  house: House,
  playerId: bigint,
  answers: QuestionnaireAnswers,
): Promise<void> {
  const key = await playerKey(house, playerId);
  if (!key) throw new Refused("sign_in_required");
  const at = house.clock.now();
  const sealed = key.seal.close(JSON.stringify(answers), nameOf(playerId));
  await house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    await insertAnswers(tx, { playerId, sealed, at });
    const expiresAt = new Date(at.getTime() + HOLDS_MS);
    await updateQuestionnaire(tx, playerId, { expiresAt, profession: answers.profession });
    await appendEvents(tx, [questionnaireChanged(playerId, {})]);
  });
}

/** Asks a player for answers until then. Throws Refused("player_not_found"). */
export async function askQuestionnaire(
  house: House,
  operator: Operator,
  wish: { readonly playerId: bigint; readonly dueAt: Date; readonly reason: string },
): Promise<void> {
  const { playerId, dueAt, reason } = wish;
  await house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    if (!(await updateQuestionnaire(tx, playerId, { expiresAt: dueAt, profession: null })))
      throw new Refused("player_not_found");
    await appendTrailEntries(tx, [
      {
        at: house.clock.now(),
        operator,
        action: "player.questionnaire",
        subject: `player ${playerId}`,
        detail: { due: dueAt.toISOString(), reason },
      },
    ]);
    await appendEvents(tx, [questionnaireChanged(playerId, {})]);
  });
}

/** Returns a player's latest answers; null where there are none, or they were made unreadable. */
export async function readAnswers(
  house: House,
  playerId: bigint,
): Promise<VerificationFileView["questionnaire"]> {
  const kept = await selectAnswers(house.database, playerId);
  const key = kept && (await playerKey(house, playerId));
  if (!kept || !key) return null;
  const answers = JSON.parse(key.seal.open(kept.sealed, nameOf(playerId))) as QuestionnaireAnswers;
  return { ...answers, answered_at: kept.at.toISOString() };
}
