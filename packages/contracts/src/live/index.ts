import * as z from "zod/mini";
import { bonusesChangesMessage } from "../bonuses/views.ts";
import { compPointsView } from "../comps/views.ts";
import { userLimitView } from "../compliance/limit-views.ts";
import { realityCheckMessage } from "../compliance/reality-check.ts";
import { freespinsChangesMessage } from "../freespins/views.ts";
import { giftsChangesMessage } from "../gifts/views.ts";
import { jackpotsChangesMessage, jackpotWinAwardMessage } from "../jackpots/views.ts";
import { lootboxesChangesMessage } from "../lootboxes/views.ts";
import { liveTableView, ownLiveTableBetView } from "../live-tables/views.ts";
import { headerNoticeView, noticeView } from "../notices/views.ts";
import { ownRocketBetView, rocketView } from "../rocket/views.ts";
import {
  sportsBetView,
  fixtureChangeMessage,
  fixturesChangesMessage,
} from "../sportsbook/views.ts";
import { chatLiveMessage } from "../support/views.ts";
import { tournamentsStatusesMessage } from "../tournaments/views.ts";
import { verificationMessage } from "../verification/views.ts";
import type { LiveChannel, LiveKind } from "./channels.ts";
import {
  balanceMessage,
  cardNotice,
  groupsMessage,
  paymentChangeMessage,
  paymentEventMessage,
  siteChangeMessage,
  winMessage,
} from "./messages.ts";

export * from "./channels.ts";
export * from "./messages.ts";
export * from "./site-parts.ts";

/** Every live message by the kind of its channel: its name (NOTIFY-07) and what it carries. */
export const LIVE_MESSAGES = {
  public: {
    wins: winMessage,
    jackpots_changes: jackpotsChangesMessage,
    site_changes: siteChangeMessage,
  },
  rocket: {
    /** The round that is on, whenever it or its bets change. */
    rocket: rocketView,
  },
  table: {
    /** The round that is on at a live table, whenever it or its bets change. */
    live_table: liveTableView,
  },
  fixtures: {
    fixtures_changes: fixturesChangesMessage,
  },
  fixture: {
    fixture_changes: fixtureChangeMessage,
  },
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
    jackpot_win_award: jackpotWinAwardMessage,
    bonuses_changes: bonusesChangesMessage,
    freespins_changes: freespinsChangesMessage,
    gifts_changes: giftsChangesMessage,
    lootboxes_changes: lootboxesChangesMessage,
    comps_award: compPointsView,
    /** A bet of the player on the rocket that is over, or was placed elsewhere. */
    rocket_bet: ownRocketBetView,
    /** A bet of the player at a live table that is paid, or was placed elsewhere. */
    live_table_bet: ownLiveTableBetView,
    /** A bet of the player on sport that has ended, or was placed elsewhere. */
    sports_bet: sportsBetView,
    tournaments_statuses: tournamentsStatusesMessage,
    header_notices: headerNoticeView,
    support_messages: chatLiveMessage,
  },
} as const satisfies Record<LiveKind, unknown>;

export type LiveName<Kind extends LiveKind> = keyof (typeof LIVE_MESSAGES)[Kind] & string;
export type LivePayload<Kind extends LiveKind, Name extends LiveName<Kind>> = z.infer<
  (typeof LIVE_MESSAGES)[Kind][Name] & z.core.$ZodType
>;

/** Sends a message to all who listen to a channel; a wrong name or payload does not compile. */
export type PublishLive = <Kind extends LiveKind, Name extends LiveName<Kind>>(
  channel: LiveChannel<Kind>,
  name: Name,
  payload: LivePayload<Kind, Name>,
) => void;

/** The envelope of a publication: `{ event, data }`. */
export const liveMessage = z.object({ event: z.string(), data: z.unknown() });
