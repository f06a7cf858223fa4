import { createHmac, randomUUID, sign } from "node:crypto";
import * as api from "@houselight/contracts";
import { hub88Keys, SHARED } from "@houselight/test-kit/outside/simulators";
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
    { params: { studio: PLACE.producer, part: "wallet", call } },
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

/** Waits until the games of a studio are listed. */
const listed = (stage: Stage, studio: string): Promise<true> =>
  until("a game of the studio", async () => {
    const rows = await stage.house.database.query(
      "select slug from catalogue.games where provider = $1",
      [studio],
    );
    return rows.length > 0 ? true : undefined;
  });

/** A player opens a game of an outside studio, which stakes, pays and takes back. */
const round: Flow = {
  name: "round of an outside studio",
  reaches: [
    api.getGame,
    api.launchStudioGame,
    api.studioWallet,
    api.listStudioRounds,
    api.listStudioTransactions,
  ],
  async play(stage) {
    await listed(stage, PLACE.producer);
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
    await stage.ask(actor, api.listStudioRounds, { params: PLACE });
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

const HUB88_PLACE = { producer: "cork-candle", name: "cnc-wax-seals" } as const;

/** Makes a call of the studio that speaks Hub88's protocol. Its refusals are answers like any other. */
async function tellHub88(stage: Stage, path: string, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const [part = "", call = ""] = path.split("/");
  const key = hub88Keys().studio.privateKey;
  await stage.ask(
    stage.visitor("aggregator"),
    api.studioWallet,
    { params: { studio: HUB88_PLACE.producer, part, call } },
    {
      text,
      headers: {
        "x-hub88-signature": sign("RSA-SHA256", Buffer.from(text), key).toString("base64"),
        "x-requested-with": "",
        "content-type": "application/json",
      },
    },
  );
}

/** A player opens a game of a studio behind an aggregator, which stakes, pays and takes back. */
const aggregated: Flow = {
  name: "round of a studio behind an aggregator",
  reaches: [api.launchStudioGame, api.studioWallet],
  async play(stage) {
    await listed(stage, HUB88_PLACE.producer);
    const { actor } = await stage.newcomer("scratcher");
    const { url } = await stage.ask(actor, api.launchStudioGame, {
      params: HUB88_PLACE,
      body: { mode: "real", currency: "EUR" },
    });
    const session = new URLSearchParams(new URL(url).hash.slice(1)).get("session") ?? "";
    const visit = JSON.parse(Buffer.from(session, "base64url").toString("utf8")) as {
      readonly token: string;
      readonly user: string;
      readonly game: string;
    };
    const asked = () => ({
      user: visit.user,
      token: visit.token,
      game_code: visit.game,
      request_uuid: randomUUID(),
    });
    const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()];
    const money = () => ({ ...asked(), round, currency: "EUR" });
    await tellHub88(stage, "user/info", asked());
    await tellHub88(stage, "user/balance", asked());
    await tellHub88(stage, "transaction/bet", {
      ...money(),
      transaction_uuid: bet,
      amount: 100_000,
    });
    await tellHub88(stage, "transaction/win", {
      ...money(),
      transaction_uuid: win,
      reference_transaction_uuid: bet,
      amount: 250_000,
    });
    await tellHub88(stage, "transaction/rollback", {
      ...money(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: win,
    });
  },
};

export const STUDIO_GAMES: readonly Flow[] = [round, aggregated];
