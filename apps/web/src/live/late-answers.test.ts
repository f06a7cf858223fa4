import type { BonusView } from "@houselight/contracts/bonuses";
import type { UserLimitView } from "@houselight/contracts/compliance";
import type { FreespinsView } from "@houselight/contracts/freespins";
import type { GiftView } from "@houselight/contracts/gifts";
import type { OwnLiveTableBetView } from "@houselight/contracts/live-tables";
import type { LootboxView } from "@houselight/contracts/lootboxes";
import type { HeaderNoticeView, NoticeView } from "@houselight/contracts/notices";
import type { OwnRocketBetView } from "@houselight/contracts/rocket";
import type { SportsBetView } from "@houselight/contracts/sportsbook";
import type { ChatLiveMessage } from "@houselight/contracts/support";
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { applyGroups, playerQuery } from "../data/accounts.ts";
import { bonusesQuery } from "../data/bonuses/bonuses.ts";
import { applyBonuses } from "../data/bonuses/change-bonuses.ts";
import { applyFreespins, freespinsQuery } from "../data/bonuses/freespins.ts";
import { applyGifts, giftsQuery } from "../data/bonuses/gifts.ts";
import { applyLimit, limitsQuery } from "../data/compliance.ts";
import { applyOwnTableBet, ownTableBetsQuery } from "../data/engagement/live-tables/live-tables.ts";
import { applyLootboxes, lootboxesQuery } from "../data/engagement/lootboxes/lootboxes.ts";
import { applyOwnBet, ownRocketBetsQuery } from "../data/engagement/rocket/rocket.ts";
import { applySportsBet, sportsBetsQuery } from "../data/engagement/sportsbook/bets/bets.ts";
import { applyVerification } from "../data/verification.ts";
import { applyChatMessage, chatQuery } from "../data/visitor/chat/support.ts";
import { addHeaderNotice, addNotice, dropNotice, noticesQuery } from "../data/visitor/notices.ts";

beforeAll(() => void vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterAll(() => void vi.unstubAllGlobals());

const bet = { id: "told", state: "open", placed_at: "2026-01-01T12:00:00.000Z" };
const gift = {
  id: "told",
  version: 1,
  created_at: "2026-01-01T12:00:00.000Z",
  activated_at: null,
  valid_until: "2026-01-02T12:00:00.000Z",
};
const paged = (...entries: object[]) => ({ pages: [entries], pageParams: [""] });

type Case = readonly [
  what: string,
  queryKey: QueryKey,
  older: unknown,
  apply: (client: QueryClient) => void,
  shown: unknown,
];

const NOTICES = noticesQuery("en").queryKey;
const none = { notifications: [], header_notices: [] };

it.each<Case>([
  [
    "a notice",
    NOTICES,
    none,
    (client) => addNotice(client, { id: 1, event: "deposit_arrived" } as NoticeView),
    { ...none, notifications: [{ id: 1 }] },
  ],
  [
    "a notice of the header",
    NOTICES,
    none,
    (client) => addHeaderNotice(client, { id: 2 } as HeaderNoticeView),
    { ...none, header_notices: [{ id: 2 }] },
  ],
  [
    "a notice that was taken away",
    NOTICES,
    { ...none, notifications: [{ id: 3 }] },
    (client) => dropNotice(client, 3),
    none,
  ],
  [
    "a limit",
    limitsQuery.queryKey,
    [{ id: 4, minutes: 60 }],
    (client) => applyLimit(client, { id: 4, minutes: 30, removed_at: null } as UserLimitView),
    [{ id: 4, minutes: 30 }],
  ],
  [
    "a bet on sport",
    sportsBetsQuery("open").queryKey,
    paged(),
    (client) => applySportsBet(client, bet as SportsBetView),
    { pages: [[{ id: "told" }]] },
  ],
  [
    "a bet on the rocket",
    ownRocketBetsQuery.queryKey,
    paged(),
    (client) => applyOwnBet(client, { ...bet, point: null } as unknown as OwnRocketBetView),
    { pages: [[{ id: "told" }]] },
  ],
  [
    "a bet at a live table",
    ownTableBetsQuery("wheel").queryKey,
    [],
    (client) =>
      applyOwnTableBet(client, { ...bet, table: "wheel" } as unknown as OwnLiveTableBetView),
    [{ id: "told" }],
  ],
  [
    "a bonus",
    bonusesQuery.queryKey,
    [],
    (client) => void applyBonuses(client, [gift as unknown as BonusView]),
    [{ id: "told" }],
  ],
  [
    "a gift",
    giftsQuery.queryKey,
    [],
    (client) => applyGifts(client, [gift as unknown as GiftView]),
    [{ id: "told" }],
  ],
  [
    "free spins",
    freespinsQuery.queryKey,
    [],
    (client) => applyFreespins(client, [gift as unknown as FreespinsView]),
    [{ id: "told" }],
  ],
  [
    "a loot box",
    lootboxesQuery.queryKey,
    [],
    (client) => applyLootboxes(client, [{ ...gift, stage: "issued" } as unknown as LootboxView]),
    [{ id: "told" }],
  ],
  [
    "a word of the chat",
    chatQuery.queryKey,
    { conversation: null, messages: [], unread: 0 },
    (client) =>
      applyChatMessage(client, {
        conversation: { id: 3, state: "waiting", department: 1 },
        message: { id: 5, author: "agent", text: "Hello", at: "2026-01-01T12:00:00.000Z" },
      } satisfies ChatLiveMessage),
    { messages: [{ id: 5 }], unread: 1 },
  ],
  [
    "a group of the player",
    playerQuery.queryKey,
    { id: 1, statuses: [] },
    (client) => applyGroups(client, { statuses: [{ id: "916", name: "916" }] }),
    { statuses: [{ id: "916" }] },
  ],
  [
    "a verification",
    playerQuery.queryKey,
    { id: 1, verified: false },
    (client) =>
      applyVerification(client, { status: "verified", verified: true, sumsub_verified: true }),
    { verified: true },
  ],
])(
  "%s that was told is there behind an answer that is older",
  async (...[, queryKey, older, apply, shown]) => {
    for (const known of [older, undefined]) {
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      if (queryKey !== playerQuery.queryKey)
        client.setQueryData(playerQuery.queryKey, { language: "en" } as never);
      if (known !== undefined) client.setQueryData(queryKey, known);
      const answer = Promise.withResolvers<unknown>();
      const reading = client.fetchQuery({ queryKey, queryFn: () => answer.promise });
      apply(client);
      answer.resolve(structuredClone(older));
      await reading;
      await new Promise((done) => setTimeout(done));
      expect(client.getQueryData(queryKey)).toMatchObject(shown as object);
    }
  },
);
