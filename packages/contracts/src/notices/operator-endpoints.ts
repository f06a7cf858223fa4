import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId, wireMoment } from "../endpoint/index.ts";
import { LOCALES } from "../locales/index.ts";
import { HEADER_FUNCTIONS, NOTICE_ICONS, NOTICE_TYPES, noticeTarget } from "./views.ts";

const words = (max: number) =>
  z
    .partialRecord(
      z.enum(LOCALES),
      z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u)),
    )
    .check(z.refine((texts) => texts.en !== undefined, "VALIDATION.COMMON.REQUIRED"));

/** Players of one notice by their ids; more than that are reached as a group. */
const playerIds = z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(100));
const groupId = z.string().check(z.regex(/^\d{1,6}$/));

/** Receivers: these players, or all of a group. */
export const audience = z.union([
  z.strictObject({ players: playerIds }),
  z.strictObject({ group: groupId }),
]);

const icon = z._default(z.enum(NOTICE_ICONS), "info");

export const announcement = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("notification"),
    type: z._default(z.enum(NOTICE_TYPES), "personal"),
    icon,
    title: words(80),
    text: words(400),
    button: z._default(
      z.nullable(z.strictObject({ title: words(40), target: noticeTarget })),
      null,
    ),
    end_at: z._default(z.nullable(wireMoment), null),
  }),
  z.strictObject({
    kind: z.literal("header"),
    icon,
    message: words(160),
    link: z._default(
      z.nullable(
        z.strictObject({
          text: words(40),
          fn: z.enum(HEADER_FUNCTIONS),
          target: z._default(z.nullable(noticeTarget), null),
        }),
      ),
      null,
    ),
  }),
]);
export type Announcement = z.infer<typeof announcement>;

const announcementView = z.object({
  id: wireId,
  kind: z.enum(["notification", "header"]),
  operator: z.string(),
  audience,
  /** Players who have it by now. */
  delivered: z.int(),
  done: z.boolean(),
  created_at: z.string(),
});
export type AnnouncementView = z.infer<typeof announcementView>;

export const sendAnnouncement = defineEndpoint({
  name: "sendAnnouncement",
  method: "POST",
  path: "/api/back_office/announcements",
  summary: "Tells players, or all of a group, something: a notification or a header notice.",
  access: "operator",
  permission: "notices.send",
  idempotency: "body-id",
  bodyLimitBytes: 32 * 1024,
  body: z.object({
    id: wireId,
    audience,
    announcement,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  output: announcementView,
  status: 202,
  refusals: {
    group_unknown: refusal(422, "audience", "There is no such group."),
    player_not_found: refusal(404, "base", "There is no such player."),
  },
});

export const listAnnouncements = defineEndpoint({
  name: "listAnnouncements",
  method: "GET",
  path: "/api/back_office/announcements",
  summary: "What was told by operators, the latest first, with how many have it.",
  access: "operator",
  permission: "notices.send",
  query: z.object({
    /** Id of the last one of the page before. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(announcementView),
});
