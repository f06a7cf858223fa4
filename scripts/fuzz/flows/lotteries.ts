import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { chooseByTwo, type Flow } from "./stage.ts";

const reason = { reason: "a storm" };
const DAY_MS = 86_400_000;

/** Two operators publish a lottery, a guest and a player look at it, and it ends before its draw. */
const lotteries: Flow = {
  name: "lotteries",
  reaches: [
    api.proposeLottery,
    api.publishLottery,
    api.getLottery,
    api.getLotteryStatus,
    api.listLotteryTickets,
    api.listOperatorLotteries,
    api.cancelLottery,
  ],
  async play(stage) {
    const guest = stage.visitor("watcher");
    const { actor: player } = await stage.newcomer("hopeful");
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const now = stage.house.clock.now().getTime();
    const id = randomUUID();
    const identifier = `lot-${id.slice(0, 8)}`;
    await stage.ask(first, api.proposeLottery, {
      body: {
        id,
        identifier,
        title: { en: "Quick" },
        start_at: new Date(now).toISOString(),
        end_at: new Date(now + DAY_MS).toISOString(),
        currency: "EUR",
        ticket_price_cents: 100,
        prizes_cents: [500, 300],
        ...reason,
      },
    });
    const params = { id: identifier };
    await stage.ask(second, api.publishLottery, { params, body: reason });
    await stage.ask(guest, api.getLottery, { params });
    await stage.ask(guest, api.listLotteryTickets, { params, query: {} });
    await stage.ask(player, api.getLotteryStatus, { params });
    await stage.ask(first, api.listOperatorLotteries, { query: { after: id } });
    await stage.ask(first, api.cancelLottery, { params, body: reason });
  },
};

const prizes = [1, 2].map((euros) => ({
  weight: euros,
  bonuses: [
    {
      type: "bonus" as const,
      title: { en: `${euros} for a storm` },
      bonus_amount: { EUR: euros * 100 },
      result_bonus: { wager: 3 },
    },
  ],
}));

/** An operator lets the wheel turn, a guest looks at it, and a player turns it. */
const wheel: Flow = {
  name: "wheel",
  reaches: [api.getWheel, api.spinWheel, api.listWheelSpins],
  async play(stage) {
    const body = { enabled: true, groups: [], prizes };
    await chooseByTwo(stage, api.wheelConfig, body);
    await stage.ask(stage.visitor("onlooker"), api.getWheel, {});
    const { actor: player } = await stage.newcomer("spinner");
    const id = randomUUID();
    await stage.ask(player, api.spinWheel, { body: { id } });
    await stage.ask(player, api.listWheelSpins, { query: { after: id } });
  },
};

/** Two operators publish a kind of loot box and give a player one, who opens it. */
const lootboxes: Flow = {
  name: "loot boxes",
  reaches: [
    api.proposeLootboxKind,
    api.publishLootboxKind,
    api.listLootboxKinds,
    api.endLootboxKind,
    api.giveLootboxes,
    api.makeLootboxGift,
    api.dropLootboxGift,
    api.listLootboxGifts,
    api.listLootboxes,
    api.activateLootbox,
  ],
  async play(stage) {
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const { actor: player, id: playerId } = await stage.newcomer("opener");
    const kind = randomUUID();
    const group_key = `storm-${kind.slice(0, 8)}`;
    await stage.ask(first, api.proposeLootboxKind, {
      body: {
        id: kind,
        group_key,
        title: { en: "A box for a storm" },
        items: prizes,
        days_valid: 7,
        ...reason,
      },
    });
    await stage.ask(second, api.publishLootboxKind, { params: { id: kind }, body: reason });
    await stage.ask(first, api.listLootboxKinds, { query: { after: kind } });
    const propose = async (id: string) => {
      const body = { id, player_id: Number(playerId), ...reason };
      await stage.ask(first, api.giveLootboxes, { params: { group_key }, body });
      return { params: { id } };
    };
    await stage.ask(first, api.dropLootboxGift, await propose(randomUUID()));
    const given = await propose(randomUUID());
    await stage.ask(second, api.makeLootboxGift, given);
    await stage.ask(first, api.listLootboxGifts, { query: { after: given.params.id } });
    const [box] = await stage.ask(player, api.listLootboxes, {});
    const params = { id: box?.id ?? "" };
    await stage.ask(player, api.activateLootbox, { params }, { own: true });
    await stage.ask(first, api.endLootboxKind, { params: { id: kind }, body: reason });
  },
};

export const LOTTERIES: readonly Flow[] = [lotteries, wheel, lootboxes];
