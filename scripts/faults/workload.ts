import { createHmac, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import {
  createDeposit,
  getPayment,
  getRound,
  listAccounts,
  playRound,
  registerPlayer,
  type RoundView,
} from "../../packages/contracts/src/index.ts";
import { type HttpCaller, httpCaller } from "../../packages/test-kit/src/index.ts";

export const PROVIDER_SECRET = "the secret of the fault run's provider";
const STAKE_CENTS = 20;
const DEPOSIT_CENTS = 1_000_000;
const DEPOSITS_MAX = 4;

export interface Operation {
  readonly kind: "round" | "deposit";
  readonly player: number;
  readonly id: string;
  /** The answer, once the house has acknowledged it. */
  answer: unknown;
  /** Times it was sent. */
  sent: number;
}

/** Players who play and deposit; every operation has an id of its own and is kept, answered or not. */
export class Workload {
  readonly operations: Operation[] = [];
  readonly #players: HttpCaller[] = [];
  readonly #references = new Map<string, string>();
  readonly #url: string;
  readonly #provider: Server;

  private constructor(url: string, provider: Server) {
    this.#url = url;
    this.#provider = provider;
  }

  /** Listens as the payment provider on `providerPort`: it only notes the house's references. */
  static async open(url: string, providerPort: number): Promise<Workload> {
    const provider = createServer();
    const workload = new Workload(url, provider);
    provider.on("request", (request, response) => {
      let text = "";
      request.on("data", (chunk) => {
        text += String(chunk);
      });
      request.on("end", () => {
        const order = JSON.parse(text) as { payment_id: string; return_url: string };
        const own = new URL(order.return_url).searchParams.get("payment") as string;
        workload.#references.set(own, order.payment_id);
        response.setHeader("content-type", "application/json");
        response.end(
          JSON.stringify({ id: "pp", redirect_url: `http://127.0.0.1/${order.payment_id}` }),
        );
      });
    });
    await new Promise<void>((resolve) => provider.listen(providerPort, "127.0.0.1", resolve));
    return workload;
  }

  async addPlayers(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      // Each player comes from an address of its own: registration is limited by address.
      const player = httpCaller(this.#url, {
        "x-forwarded-for": `10.0.${index >> 8}.${index & 255}`,
      });
      const user = {
        email: `${randomUUID()}@example.org`,
        password: "fault-run-player-1",
        currency: "EUR",
        country: "DE",
        date_of_birth: "1990-01-01",
        terms_acceptance: true as const,
      };
      const { status } = await player.call(registerPlayer, { body: { user } });
      if (status !== 201) throw new Error(`registration answers ${status}`);
      this.#players.push(player);
      await this.send(this.#new("deposit", this.#players.length - 1));
    }
  }

  /** Now and then, and never past the hour's limit. */
  #mayDeposit(player: number, turn: number): boolean {
    return (
      turn % 20 === 19 &&
      this.operations.filter((one) => one.player === player && one.kind === "deposit").length <
        DEPOSITS_MAX
    );
  }

  #new(kind: Operation["kind"], player: number): Operation {
    const operation: Operation = { kind, player, id: randomUUID(), answer: null, sent: 0 };
    this.operations.push(operation);
    return operation;
  }

  /** Plays with every player until told to stop; what fails stays unanswered. */
  async play(running: () => boolean): Promise<void> {
    await Promise.all(
      this.#players.map(async (_, player) => {
        for (let turn = 0; running(); turn++) {
          const operation = this.#new(this.#mayDeposit(player, turn) ? "deposit" : "round", player);
          await this.send(operation).catch(() => {});
          // Now and then the same operation again, as an impatient person does.
          if (turn % 7 === 6 && running()) await this.send(operation).catch(() => {});
        }
      }),
    );
  }

  /** Sends an operation, again with the same id. Throws when the house does not acknowledge it. */
  async send(operation: Operation): Promise<unknown> {
    operation.sent++;
    const answer =
      operation.kind === "round" ? await this.#round(operation) : await this.#deposit(operation);
    if (operation.answer !== null && JSON.stringify(answer) !== JSON.stringify(operation.answer)) {
      throw new Error(`operation ${operation.id} is answered in two ways`);
    }
    operation.answer = answer;
    return answer;
  }

  async #round(operation: Operation): Promise<unknown> {
    const bet = { kind: "slot" as const, stake_cents: STAKE_CENTS };
    const { status, body } = await this.#of(operation).call(playRound, {
      params: { slug: "lantern-tide" },
      body: { id: operation.id, currency: "EUR", bet },
    });
    if (status !== 200) throw new Error(`a round is answered ${status}`);
    return body;
  }

  async #deposit(operation: Operation): Promise<unknown> {
    const body = { id: operation.id, method: "card", currency: "EUR", amount_cents: DEPOSIT_CENTS };
    const created = await this.#of(operation).call(createDeposit, { body });
    if (created.status !== 201) throw new Error(`a deposit is answered ${created.status}`);
    const report = JSON.stringify({
      payment_id: this.#references.get(operation.id),
      provider_reference: "pp",
      status: "succeeded",
      currency: "EUR",
      amount_cents: DEPOSIT_CENTS,
    });
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const event = `evt_${operation.id}`;
    const signature = createHmac("sha256", PROVIDER_SECRET)
      .update(`${event}.${timestamp}.${report}`)
      .digest("base64");
    const headers = {
      "webhook-id": event,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    };
    const { status } = await this.#of(operation).send(
      "POST",
      "/api/webhooks/payments/paperpay",
      report,
      headers,
    );
    if (status !== 200) throw new Error(`a report is answered ${status}`);
    return "credited";
  }

  #of = (operation: Operation): HttpCaller => this.#players[operation.player] as HttpCaller;

  /** What the house says now: operations it does not know, and players whose balance is not what they did. */
  async compare(): Promise<{ lost: string[]; wrongBalances: string[] }> {
    const lost: string[] = [];
    for (const operation of this.operations) {
      const found =
        operation.kind === "round"
          ? await this.#of(operation).call(getRound, { params: { id: operation.id } })
          : await this.#of(operation).call(getPayment, { params: { id: operation.id } });
      const state =
        operation.kind === "deposit" ? (found.body as { state?: string }).state : "succeeded";
      if (found.status !== 200 || state !== "succeeded") lost.push(operation.id);
    }
    const wrongBalances: string[] = [];
    for (const [index, player] of this.#players.entries()) {
      const expected = this.operations
        .filter((one) => one.player === index)
        .reduce((sum, one) => sum + effectOf(one), 0);
      const [account] = (await player.call(listAccounts, {})).body;
      if (account?.amount_cents !== expected)
        wrongBalances.push(`player ${index}: ${account?.amount_cents}, expected ${expected}`);
    }
    return { lost, wrongBalances };
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#provider.close(resolve));
  }
}

function effectOf(operation: Operation): number {
  if (operation.answer === null) return 0;
  if (operation.kind === "deposit") return DEPOSIT_CENTS;
  const { payout_cents, stake_cents } = operation.answer as RoundView;
  return payout_cents - stake_cents;
}
