import { type PlayerNoteView, writePlayerNote } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { bodyHash, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectPlayer } from "../player-store.ts";
import { lockClosure } from "../profile/leaving/closure-store.ts";
import { insertNote, type Note, selectNote, selectNotes } from "./note-store.ts";

const noteView = ({ id, text, operator, at }: Note): PlayerNoteView => ({
  id,
  text,
  operator,
  at: at.toISOString(),
});

/** Lists what operators noted about a player, the latest first. Throws Refused: player_not_found. */
export async function notePage(
  house: House,
  playerId: bigint,
  page: { readonly before: string | null; readonly limit: number },
): Promise<PlayerNoteView[]> {
  if (!(await selectPlayer(house.database, playerId))) throw new Refused("player_not_found");
  return (await selectNotes(house.database, { playerId, ...page })).map(noteView);
}

/**
 * Notes something about a player. The same request again finds the same note, of the same operator.
 * Throws Refused: player_not_found, account_erased, idempotency_mismatch.
 */
export async function writeNote(
  house: House,
  operator: Operator,
  playerId: bigint,
  body: { readonly id: string; readonly text: string },
): Promise<{ readonly view: PlayerNoteView; readonly repeated: boolean }> {
  const hash = bodyHash(writePlayerNote, { id: Number(playerId) }, body);
  return house.database.tx(async (tx) => {
    // An erasure at the same moment comes before this note or forgets it.
    const closure = await lockClosure(tx, playerId);
    if (!closure) throw new Refused("player_not_found");
    if (closure.erasedAt) throw new Refused("account_erased");
    const at = house.clock.now();
    const note = { ...body, playerId, operator: operator.email, bodyHash: hash, at };
    const written = await insertNote(tx, note);
    if (!written) {
      const earlier = await selectNote(tx, body.id);
      if (earlier?.bodyHash !== hash || earlier.operator !== operator.email)
        throw new Refused("idempotency_mismatch");
      return { view: noteView(earlier), repeated: true };
    }
    // The trail is for good: what the note says stays where it can be forgotten with its player.
    const entry = {
      action: "player.note",
      subject: `player ${playerId}`,
      detail: { note: body.id },
    };
    await appendTrailEntries(tx, [{ at, operator, ...entry }]);
    return { view: noteView(written), repeated: false };
  });
}
