import { createHmac, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { launchStudioGame } from "@houselight/contracts";
import type { HttpAnswer } from "@houselight/test-kit";
import type { Operation } from "../operation.ts";
import { type Player, REQUEST_TIMEOUT_MS } from "../player/player.ts";
import { CURRENCIES } from "../player/purse.ts";

const ID = "mill";
export const STUDIO_GAME = { producer: ID, name: "mill-reels" } as const;
const KEY = "the key of the fault run's outside studio";
const GAME = {
  id: STUDIO_GAME.name,
  name: "Mill Reels",
  kind: "slots",
  categories: ["pokies"],
  currencies: CURRENCIES,
  demo: false,
  devices: ["desktop", "mobile"],
};

/** The outside studio of the workload: it lists one game, and calls the house's wallet, signed. */
export class Studio {
  readonly #server: Server;
  readonly #url: string;
  /** Tokens that stand for players at the game, by their indexes. */
  readonly #sessions = new Map<number, string>();

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#url = `http://127.0.0.1:${port}`;
  }

  static async listen(): Promise<Studio> {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ games: [GAME] }));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new Studio(server, (server.address() as { port: number }).port);
  }

  /** As the houses are told of it: `STUDIOS`. */
  get configuration(): string {
    return JSON.stringify([{ id: ID, name: "Mill Street", url: this.#url, keys: [KEY] }]);
  }

  /** Opens the game for a player, the first time. Returns the session; null while the house offers no such game. */
  async sessionOf({ index, caller, purse }: Player): Promise<string | null> {
    const known = this.#sessions.get(index);
    if (known) return known;
    const body = { mode: "real" as const, currency: purse.currency };
    const answer = await caller
      .call(launchStudioGame, { params: STUDIO_GAME, body })
      .catch(() => null);
    if (answer?.status !== 200) return null;
    const session = new URLSearchParams(new URL(answer.body.url).hash.slice(1)).get("session");
    if (session) this.#sessions.set(index, session);
    return session;
  }

  /** Makes the call of an operation, signed `late` seconds from now. */
  async call(
    houseUrl: string,
    { slug: call, body }: Pick<Operation, "slug" | "body">,
    late = 0,
  ): Promise<HttpAnswer<unknown>> {
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1000) + late);
    const nonce = randomBytes(16).toString("hex");
    const signature = createHmac("sha256", KEY)
      .update(`${timestamp}.${nonce}.${call}.${text}`)
      .digest("hex");
    const answer = await fetch(`${houseUrl}/api/studios/${ID}/wallet/${call}`, {
      method: "POST",
      body: text,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        "content-type": "application/json",
        "x-studio-timestamp": timestamp,
        "x-studio-nonce": nonce,
        "x-studio-signature": `v1=${signature}`,
      },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
