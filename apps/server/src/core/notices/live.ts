import { GROUPS, localeOf, playerChannel } from "@houselight/contracts";
import { selectAmong, selectLanguages } from "#core/accounts";
import { bonusChanged } from "#events/bonuses";
import { paymentChanged } from "#events/cashbox";
import { freespinsChanged } from "#events/freespins";
import { giftChanged } from "#events/gifts";
import { jackpotWon } from "#events/jackpots";
import { lootboxChanged } from "#events/lootboxes";
import { noticeAdded } from "#events/notices";
import { prizeWon } from "#events/prizes";
import { verificationChanged } from "#events/verification";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import {
  newsOfBonus,
  newsOfFreespins,
  newsOfGift,
  newsOfJackpot,
  newsOfLootbox,
  newsOfPayment,
  newsOfPrize,
  newsOfVerification,
} from "./news/heard-news.ts";
import type { News } from "./news/news.ts";
import { selectNoticesById } from "./notice-store.ts";
import { headerNoticeView, noticeView } from "./notice-views.ts";
import { tellPlayers } from "./tell-players.ts";

const there = (news: News | null): news is News => news !== null;

/** Tells players what became of their payments and documents, and what they won. */
export const tellNews = (house: House): readonly Reaction[] => [
  reaction("notices.tell-payments", paymentChanged, (tx, events) =>
    tellPlayers(house, tx, events.map(newsOfPayment).filter(there)),
  ),
  reaction("notices.tell-bonuses", bonusChanged, (tx, events) =>
    tellPlayers(house, tx, events.map(newsOfBonus).filter(there)),
  ),
  reaction("notices.tell-lootboxes", lootboxChanged, (tx, events) =>
    tellPlayers(house, tx, events.map(newsOfLootbox).filter(there)),
  ),
  reaction("notices.tell-freespins", freespinsChanged, (tx, events) =>
    tellPlayers(house, tx, events.map(newsOfFreespins).filter(there)),
  ),
  reaction("notices.tell-gifts", giftChanged, (tx, events) =>
    tellPlayers(house, tx, events.map(newsOfGift).filter(there)),
  ),
  reaction("notices.tell-jackpots", jackpotWon, (tx, events) =>
    tellPlayers(house, tx, events.map(newsOfJackpot)),
  ),
  reaction("notices.tell-prizes", prizeWon, (tx, events) =>
    tellPlayers(house, tx, events.map(newsOfPrize)),
  ),
  reaction("notices.tell-verification", verificationChanged, (tx, events) =>
    tellPlayers(house, tx, events.map(newsOfVerification).filter(there)),
  ),
];

/**
 * Shows new notices on their players' screens (NOTIFY-08), in the player's own language: a page in
 * another one reads them anew.
 */
export const showNotices = (house: House): Reaction =>
  reaction("notices.show", noticeAdded, async (tx, events) => {
    const ids = events.map(({ payload }) => BigInt(payload.noticeId));
    const notices = await selectNoticesById(tx, ids);
    const players = [...new Set(notices.map(({ playerId }) => playerId))];
    const languages = await selectLanguages(tx, players);
    const enabled = await selectAmong(tx, GROUPS.notices, players);
    return () => {
      for (const notice of notices) {
        const channel = playerChannel(notice.playerId);
        const locale = localeOf(languages.get(notice.playerId));
        if (notice.kind === "notification")
          house.live.publish(channel, "personal_notifications", noticeView(notice, locale));
        else if (enabled.has(notice.playerId))
          house.live.publish(channel, "header_notices", headerNoticeView(notice, locale));
      }
    };
  });
