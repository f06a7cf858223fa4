import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import type { Flow } from "./stage.ts";

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
        title: "Quick",
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

export const LOTTERIES: readonly Flow[] = [lotteries];
