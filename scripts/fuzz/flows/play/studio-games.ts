import { createHmac, randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { SHARED } from "@houselight/test-kit/outside/simulators";
import { type Flow, type Stage, until } from "../stage.ts";

const PLACE = { producer: "button-twine", name: "three-wells" } as const;

/** Makes a call of the studio, signed as its protocol says. */
async function tell(stage: Stage, call: api.WalletCall, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const seconds = String(Math.floor(Date.now() / 1000));
  const nonce = randomUUID();
  const proof = createHmac("sha256", SHARED.games).update(`${seconds}.${nonce}.${call}.${text}`);
  await stage.ask(
    stage.visitor("studio"),
    api.studioWallet,
    { params: { studio: PLACE.producer, call } },
    {
      text,
      headers: {
        "x-studio-timestamp": seconds,
        "x-studio-nonce": nonce,
        "x-studio-signature": `v1=${proof.digest("hex")}`,
        "x-requested-with": "",
        "content-type": "application/json",
      },
    },
  );
}

/** A player opens a game of an outside studio, which stakes, pays and takes back. */
const round: Flow = {
  name: "round of an outside studio",
  reaches: [api.getGame, api.launchStudioGame, api.studioWallet, api.listStudioTransactions],
  async play(stage) {
    await until("a game of the studio", async () => {
      const rows = await stage.house.database.query(
        "select slug from catalogue.games where provider = $1",
        [PLACE.producer],
      );
      return rows.length > 0 ? true : undefined;
    });
    const { actor, id: playerId } = await stage.newcomer("spinner");
    await stage.ask(actor, api.getGame, { params: PLACE });
    const { url } = await stage.ask(actor, api.launchStudioGame, {
      params: PLACE,
      body: { mode: "real", currency: "EUR" },
    });
    const session = new URLSearchParams(new URL(url).hash.slice(1)).get("session");
    const round_id = randomUUID();
    const money = { session, round_id, currency: "EUR" };
    const [bet, win] = [randomUUID(), randomUUID()];
    await tell(stage, "session", { session });
    await tell(stage, "bet", { ...money, transaction_id: bet, amount: 100 });
    await tell(stage, "win", { ...money, transaction_id: win, amount: 250, round_closed: true });
    const rollback = { session, transaction_id: randomUUID(), original_transaction_id: win };
    await tell(stage, "rollback", rollback);
    await tell(stage, "balance", { session });
    const [told] = await stage.house.database.query<{ wager_id: string }>(
      "select wager_id from studio_games.transactions where player_id = $1 and id = $2",
      [playerId, bet],
    );
    if (!told) throw new Error("a bet that was told is on record");
    await stage.ask(stage.operator("support"), api.listStudioTransactions, {
      params: { id: told.wager_id },
    });
  },
};

export const STUDIO_GAMES: readonly Flow[] = [round];
