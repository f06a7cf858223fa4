import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import type { Flow } from "./stage.ts";

const reason = { reason: "a storm" };
const HOUR_MS = 3_600_000;

/** Two operators publish a tournament, a player joins it, plays and leaves, and it is cancelled. */
const tournaments: Flow = {
  name: "tournaments",
  reaches: [
    api.proposeTournament,
    api.publishTournament,
    api.getTournament,
    api.confirmTournament,
    api.getTournamentStatus,
    api.listOperatorTournaments,
    api.cancelTournament,
  ],
  async play(stage) {
    const guest = stage.visitor("watcher");
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const id = randomUUID();
    const now = Date.now();
    await stage.ask(first, api.proposeTournament, {
      body: {
        id,
        frontend_identifier: `cup-${id.slice(0, 8)}`,
        type: "tournament",
        title: { en: "Short Cup" },
        start_at: new Date(now - HOUR_MS).toISOString(),
        end_at: new Date(now + HOUR_MS).toISOString(),
        currency: "EUR",
        prizes_cents: [500, 200],
        scoring: "bets",
        ...reason,
      },
    });
    const params = { id };
    await stage.ask(second, api.publishTournament, { params, body: reason });
    await stage.ask(guest, api.getTournament, { params });
    const { actor: player } = await stage.newcomer("racer");
    for (const confirmed of [true, false])
      await stage.ask(player, api.confirmTournament, { params, body: { confirmed } });
    await stage.ask(player, api.getTournamentStatus, { params });
    await stage.ask(first, api.listOperatorTournaments, { query: { after: id } });
    await stage.ask(first, api.cancelTournament, { params, body: reason });
  },
};

export const TOURNAMENTS: readonly Flow[] = [tournaments];
