import { defineEvent } from "#platform/outbox";

/** A player was told something: the notice stands in their list. */
export const noticeAdded = defineEvent<{ readonly noticeId: bigint }>("notice.added");
