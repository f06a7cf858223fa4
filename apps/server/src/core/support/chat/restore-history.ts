import type { EndpointInput, EndpointOutput, setRestoreId } from "@houselight/contracts";
import { Refused, type Caller, type HandlerContext } from "#platform/http";
import type { House } from "#platform/module";
import { holdPerson, mergeGuest, selectPerson } from "./person-store.ts";
import { holdOrAddPerson } from "./say.ts";
import { guestOf } from "./visitor.ts";

type Asked = Omit<EndpointInput<typeof setRestoreId>["body"], "restoreId">;
type Answer = EndpointOutput<typeof setRestoreId>;

const answer = (asked: Asked, restoreId: string | null): Answer => ({
  internalId: asked.internalId,
  project: asked.project,
  restoreId,
  requestId: asked.requestId,
  type: asked.type,
});

/** Throws Refused("history_not_found") for another player's id. */
function assertOwn(asked: Asked, caller: Caller): void {
  if (asked.internalId !== caller.id.toString()) throw new Refused("history_not_found");
}

/** Says under which id the player's own history stands. Throws Refused("history_not_found"). */
export async function readRestoreId(house: House, caller: Caller, asked: Asked): Promise<Answer> {
  assertOwn(asked, caller);
  const person = await selectPerson(house.database, { playerId: caller.id });
  return answer(asked, person?.restoreId ?? null);
}

/**
 * Joins what a guest wrote in this browser to the player's history. An id alone opens nothing: the
 * browser must hold the guest's token too. Again, it answers the same.
 * Throws Refused("history_not_found").
 */
export async function joinHistory(
  house: House,
  context: HandlerContext & { readonly caller: Caller },
  asked: Asked & { readonly restoreId: string },
): Promise<Answer> {
  const { caller } = context;
  assertOwn(asked, caller);
  const known = guestOf(context.chatToken);
  const restoreId = await house.database.tx(async (tx) => {
    const guest = known && (await holdPerson(tx, known));
    if (guest?.restoreId !== asked.restoreId) {
      const own = await selectPerson(tx, { playerId: caller.id });
      if (own?.restoreId === asked.restoreId) return own.restoreId;
      throw new Refused("history_not_found");
    }
    const own = await holdOrAddPerson(house, tx, { playerId: caller.id });
    await mergeGuest(tx, guest.id, own.id);
    return own.restoreId;
  });
  context.setChat("", 0);
  return answer(asked, restoreId);
}
