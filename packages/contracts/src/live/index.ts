import * as z from "zod/mini";
import { userLimitView } from "../compliance/limit-views.ts";
import { realityCheckMessage } from "../compliance/reality-check.ts";
import { headerNoticeView, noticeView } from "../notices/views.ts";
import { chatLiveMessage } from "../support/views.ts";
import { verificationMessage } from "../verification/views.ts";
import {
  balanceMessage,
  cardNotice,
  groupsMessage,
  paymentChangeMessage,
  paymentEventMessage,
  winMessage,
} from "./messages.ts";

export * from "./messages.ts";

/** Every live message by the kind of its channel: its name (NOTIFY-07) and what it carries. */
export const LIVE_MESSAGES = {
  public: { wins: winMessage },
  player: {
    balance: balanceMessage,
    payments_changes: paymentChangeMessage,
    payments_events: paymentEventMessage,
    allsecure_notification: cardNotice,
    groups_updates: groupsMessage,
    game_limits: userLimitView,
    reality_check: realityCheckMessage,
    verification_updates: verificationMessage,
    personal_notifications: noticeView,
    header_notices: headerNoticeView,
    support_messages: chatLiveMessage,
  },
} as const;

export type LiveKind = keyof typeof LIVE_MESSAGES;
export type LiveName<Kind extends LiveKind> = keyof (typeof LIVE_MESSAGES)[Kind] & string;
export type LivePayload<Kind extends LiveKind, Name extends LiveName<Kind>> = z.infer<
  (typeof LIVE_MESSAGES)[Kind][Name] & z.core.$ZodType
>;

declare const kindOf: unique symbol;
/** The name of a channel on the wire; its type says which messages it carries. */
export type LiveChannel<Kind extends LiveKind> = string & { readonly [kindOf]: Kind };

/** Channels of the live socket (OPEN-42). A guest hears `public`, a player also `user#{id}`. */
export const PUBLIC_CHANNEL = "public" as LiveChannel<"public">;
export const playerChannel = (playerId: number | bigint): LiveChannel<"player"> =>
  `user#${playerId}` as LiveChannel<"player">;

/** Sends a message to all who listen to a channel; a wrong name or payload does not compile. */
export type PublishLive = <Kind extends LiveKind, Name extends LiveName<Kind>>(
  channel: LiveChannel<Kind>,
  name: Name,
  payload: LivePayload<Kind, Name>,
) => void;

/** The envelope of a publication: `{ event, data }`. */
export const liveMessage = z.object({ event: z.string(), data: z.unknown() });
