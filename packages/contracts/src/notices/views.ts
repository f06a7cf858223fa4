import * as z from "zod/mini";

/** A notice and what belongs to it go two hours after they came (NOTIFY-02). */
export const NOTICE_MS = 2 * 3_600_000;
/** Notices of a player in one answer, the latest. */
export const NOTICES_SHOWN = 50;
/** The counter says `9+` beyond this many. */
export const NOTICES_COUNTED = 9;

export const NOTICE_TYPES = ["personal", "bonuses_changes", "freespins_changes"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** News that the house tells by itself, each with words of its own in every language, under `notices.events`. */
export const NOTICE_EVENTS = [
  "deposit_arrived",
  "bonus_given",
  "bonus_finished",
  "freespins_given",
  "freespins_finished",
  "gift_given",
  "cashback_given",
  "lootbox_given",
  "jackpot_won",
  "prize_won",
  "withdrawal_paid",
  "withdrawal_declined",
  "refund_paid",
  "refund_declined",
  "verification_verified",
  "verification_rejected",
  "verification_expired",
  "limit_changed",
  "limit_lifted",
  "support_answered",
] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** Event of what operators wrote: its words stand in the notice itself. */
export const ANNOUNCEMENT = "announcement";

export const NOTICE_ICONS = [
  "info",
  "money",
  "document",
  "limit",
  "gift",
  "message",
  "alert",
] as const;
export type NoticeIcon = (typeof NOTICE_ICONS)[number];

/** A page of ours; no other host, and nothing that a browser would run. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(300));
const placeName = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/));
const placePart = z.string().check(z.minLength(1), z.maxLength(100));

/** Destination of a button: a place by its name (ROUTE-33), or a path of the site. */
export const noticeTarget = z.union([
  z.strictObject({
    name: placeName,
    parts: z._default(z.array(placePart).check(z.maxLength(3)), []),
  }),
  z.strictObject({ path: ownPath }),
]);
export type NoticeTarget = z.infer<typeof noticeTarget>;

/** A personal notification (NOTIFY-01). */
export const noticeView = z.object({
  id: z.int(),
  type: z.enum(NOTICE_TYPES),
  /** `announcement`, or an event of the house. */
  event: z.string(),
  /** In the language of whoever reads; null where the words of the event say it. */
  title: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** For the words of the event: amounts as digits of smallest units beside their currency. */
  values: z.record(z.string(), z.string()),
  /** End of the thing that it tells of, where it has one. */
  end_at: z.nullable(z.string()),
  award_place: z.nullable(z.int()),
  previous_place: z.nullable(z.int()),
  /** Names the thing that it tells of: one thing has one notice. */
  identifier: z.nullable(z.string()),
  content: z.object({
    icon: z.enum(NOTICE_ICONS),
    title: z.nullable(z.string()),
    button: z.nullable(
      z.object({
        /** Null where the words of the event say it. */
        title: z.nullable(z.string()),
        target: noticeTarget,
      }),
    ),
  }),
  timestamp: z.string(),
  expires_at: z.string(),
  seen: z.boolean(),
});
export type NoticeView = z.infer<typeof noticeView>;

/** Names what the link of a header notice does: the site has a function for each name. */
export const HEADER_FUNCTIONS = ["openChat", "openPlace", "reloadPage"] as const;
export type HeaderFunction = (typeof HEADER_FUNCTIONS)[number];

/** A line below the header, for players of group 916 (NOTIFY-04, OPEN-21). */
export const headerNoticeView = z.object({
  id: z.int(),
  message: z.string(),
  icon: z.enum(NOTICE_ICONS),
  link: z.nullable(
    z.object({
      text: z.string(),
      fn: z.enum(HEADER_FUNCTIONS),
      /** For `openPlace`. */
      target: z.nullable(noticeTarget),
    }),
  ),
  expires_at: z.string(),
});
export type HeaderNoticeView = z.infer<typeof headerNoticeView>;

export const noticesView = z.object({
  notifications: z.array(noticeView),
  header_notices: z.array(headerNoticeView),
});
export type NoticesView = z.infer<typeof noticesView>;
