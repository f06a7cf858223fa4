import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import type { Flow } from "./stage.ts";

const reason = { reason: "a storm" };
const named = () => `pot-${randomUUID().slice(0, 8)}`;

/** Two operators put jackpots into use, a guest looks at one, and it ends in the other. */
const jackpots: Flow = {
  name: "jackpots",
  reaches: [
    api.proposeJackpot,
    api.activateJackpot,
    api.cancelJackpot,
    api.getJackpot,
    api.pauseJackpot,
    api.retireJackpot,
  ],
  async play(stage) {
    const guest = stage.visitor("watcher");
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const games = await stage.ask(guest, api.listJackpotGames, {});
    const propose = async (game: number) => {
      const identifier = named();
      const level = { name: "Tin", rate_ppm: 1_000, start_cents: 100, must_drop_by_cents: 900 };
      await stage.ask(first, api.proposeJackpot, {
        body: {
          id: randomUUID(),
          identifier,
          name: "Quick",
          currency: "EUR",
          games: [games[game]?.slug],
          levels: [level],
          ...reason,
        },
      });
      return { identifier };
    };
    const start = async (game: number) => {
      const params = await propose(game);
      await stage.ask(second, api.activateJackpot, { params, body: reason });
      return params;
    };
    await stage.ask(first, api.cancelJackpot, { params: await propose(0), body: reason });
    const [one, heir] = [await start(0), await start(1)];
    await stage.ask(guest, api.getJackpot, { params: one });
    await stage.ask(first, api.pauseJackpot, { params: one, body: reason });
    const body = { ...reason, into: heir.identifier };
    await stage.ask(second, api.retireJackpot, { params: one, body });
  },
};

export const JACKPOTS: readonly Flow[] = [jackpots];
