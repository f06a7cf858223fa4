import {
  type Announcement,
  ANNOUNCEMENT,
  type AnnouncementView,
  type EndpointInput,
  isKnownGroup,
  sendAnnouncement,
} from "@houselight/contracts";
import { selectLanguages, selectMembers } from "#core/accounts";
import { appendTrailEntries } from "#core/staff";
import { untilNoneIsLeft } from "#platform/batching";
import type { Tx } from "#platform/database";
import { bodyHash, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { addNotices } from "../tell-players.ts";
import {
  holdWaiting,
  insertAnnouncement,
  noteReached,
  selectAnnouncement,
  type StoredAnnouncement,
} from "./announcement-store.ts";

/** Players who get an announcement in one transaction. */
const AT_ONCE = 500;

/**
 * Takes an announcement over from an operator, with an entry on the audit trail; the loop hands it out.
 * The same request again finds the same one. Throws Refused: group_unknown, player_not_found,
 * idempotency_mismatch.
 */
export async function announce(
  house: House,
  operator: Operator,
  body: EndpointInput<typeof sendAnnouncement>["body"],
): Promise<{ readonly announcement: StoredAnnouncement; readonly repeated: boolean }> {
  const { id, audience, announcement: content, reason } = body;
  const hash = bodyHash(sendAnnouncement, null, body);
  const at = house.clock.now();
  return house.database.tx(async (tx) => {
    await assertAudience(tx, audience);
    const who = { bodyHash: hash, operator: operator.email, createdAt: at };
    const written = await insertAnnouncement(tx, { id, audience, content, ...who });
    if (written) {
      const entry = { action: "notices.send", subject: `announcement ${id}` };
      const detail = { audience, content, reason };
      await appendTrailEntries(tx, [{ at, operator, ...entry, detail }]);
      return { announcement: written, repeated: false };
    }
    const earlier = await selectAnnouncement(tx, id);
    if (earlier?.bodyHash !== hash) throw new Refused("idempotency_mismatch");
    return { announcement: earlier, repeated: true };
  });
}

async function assertAudience(tx: Tx, audience: AnnouncementView["audience"]): Promise<void> {
  if ("group" in audience) {
    if (!isKnownGroup(audience.group)) throw new Refused("group_unknown");
    return;
  }
  const ids = [...new Set(audience.players)].map(BigInt);
  const there = await selectLanguages(tx, ids);
  if (there.size !== ids.length) throw new Refused("player_not_found");
}

/**
 * Hands announcements out, some players at a time; a crash goes on where it was. One that fails is passed over,
 * and tried again later: the others do not wait for it.
 */
export const deliverAnnouncements = (house: House): Promise<void> =>
  untilNoneIsLeft(
    (failed, hold) => house.database.tx((tx) => deliverSome(house, tx, failed, hold)),
    (announcement, err) =>
      house.log.error({ announcement, err }, "an announcement is not handed out"),
  );

/** Hands some of one out that has not failed, and says which. Returns false when nothing waits. */
async function deliverSome(
  house: House,
  tx: Tx,
  failed: readonly string[],
  hold: (id: string) => void,
): Promise<boolean> {
  const one = await holdWaiting(tx, failed);
  if (!one) return false;
  hold(one.id);
  const players = await receivers(tx, one);
  const at = house.clock.now();
  const added = await addNotices(
    tx,
    players.map((playerId) => ({ playerId, announcementId: one.id, ...lookOf(one.content) })),
    at,
  );
  const isDone = players.length < AT_ONCE;
  const reached = players.at(-1) ?? one.reached;
  await noteReached(tx, one.id, { reached, more: added, doneAt: isDone ? at : null });
  return true;
}

async function receivers(tx: Tx, one: StoredAnnouncement): Promise<bigint[]> {
  const { audience, reached } = one;
  if ("group" in audience)
    return selectMembers(tx, audience.group, { after: reached, limit: AT_ONCE });
  // A hundred at most: they all get it at once.
  return [...new Set(audience.players)].map(BigInt);
}

const lookOf = (content: Announcement) => ({
  kind: content.kind,
  type: content.kind === "notification" ? content.type : ("personal" as const),
  event: ANNOUNCEMENT,
  icon: content.icon,
  target: (content.kind === "notification" ? content.button : content.link)?.target ?? null,
  endAt:
    content.kind === "notification" && content.end_at !== null ? new Date(content.end_at) : null,
});
