import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { rest } from "../../fault.ts";
import { type Order, type Report, type Sent, sendReport } from "./report.ts";

const RETRY_MS = { first: 100, most: 1000 };
/** Payouts refused in sixteen, as a bank does. */
const PAYOUTS_REFUSED = 2;

/**
 * The payment provider of the workload: takes the house's orders, and reports until the house has
 * answered every copy of every report.
 */
export class Provider {
  readonly #server: Server;
  readonly #houseUrl: () => string;
  readonly #orders = new Map<string, Order>();
  readonly #payouts: Order[] = [];
  /** Orders by the player's own id of the deposit. */
  readonly #deposits = new Map<string, Order>();
  /** References whose success the house has acknowledged. */
  readonly paid = new Set<string>();
  /** Own ids of deposits that somebody else reports. */
  readonly silent = new Set<string>();
  readonly violations: string[] = [];
  acknowledged = 0;
  /** Returns the number of copies of a report that go out at once. */
  copies: () => number = () => 1;
  #outstanding = 0;
  #closed = false;

  private constructor(server: Server, houseUrl: () => string) {
    this.#server = server;
    this.#houseUrl = houseUrl;
  }

  static async listen(port: number, houseUrl: () => string): Promise<Provider> {
    const server = createServer();
    const provider = new Provider(server, houseUrl);
    server.on("request", (request, response) => void provider.#take(request, response));
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    return provider;
  }

  /** The order of a deposit, once the house has placed it. */
  depositOf = (ownId: string): Order | undefined => this.#deposits.get(ownId);
  /** The payouts that the house ordered; one that it ordered again in the same words is there once. */
  get payouts(): readonly Order[] {
    return this.#payouts;
  }
  /** Reports that the house has not answered yet. */
  get outstanding(): number {
    return this.#outstanding;
  }

  /** The player pays: the house hears it sooner or later. */
  pay(ownId: string): void {
    const order = this.#deposits.get(ownId);
    if (order && !this.silent.has(ownId)) void this.#tell(order, "succeeded");
  }

  /** One report, once; nobody sends it again. */
  send(report: Report, change: Partial<Sent> = {}): Promise<number> {
    return sendReport(this.#houseUrl(), report, change);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Asked how a payment stands, it knows nothing: the house learns from reports alone.
    if (request.method !== "POST") {
      response.writeHead(404).end();
      return;
    }
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const asked = JSON.parse(text || "{}") as Record<string, unknown>;
    const isPayout = typeof asked["payout_id"] === "string";
    const reference = String(asked["payout_id"] ?? asked["payment_id"]);
    const known = this.#orders.get(reference);
    const isNew = known === undefined;
    const order: Order = {
      kind: isPayout ? "payout" : "deposit",
      reference,
      currency: String(asked["currency"]),
      amount: Number(asked["amount_cents"]),
    };
    this.#orders.set(reference, order);
    const isSame = known?.amount === order.amount && known.currency === order.currency;
    if (isPayout && !isSame) this.#payouts.push(order);
    if (!isPayout) this.#deposits.set(ownIdOf(asked), order);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ id: `pp-${reference}`, redirect_url: "http://127.0.0.1/page" }));
    if (isPayout && isNew) await this.#payOut(order);
  }

  async #payOut(order: Order): Promise<void> {
    const refused = Number.parseInt(order.reference.slice(-1), 16) < PAYOUTS_REFUSED;
    await this.#tell(order, "processing");
    await this.#tell(order, refused ? "declined" : "succeeded");
  }

  async #tell(order: Order, status: Report["status"]): Promise<void> {
    const report: Report = { id: `evt-${order.reference}-${status}`, order, status };
    let waiting = this.copies();
    this.#outstanding++;
    for (let pause = RETRY_MS.first; waiting > 0; pause = Math.min(pause * 2, RETRY_MS.most)) {
      if (this.#closed) return;
      const answers = await Promise.all(
        Array.from({ length: waiting }, () => this.send(report).catch(() => 0)),
      );
      for (const answer of answers.filter((one) => one >= 400 && one < 500 && one !== 429))
        this.violations.push(`a ${status} of a ${order.kind} is answered ${answer}`);
      waiting = answers.filter((one) => one === 0 || one === 429 || one >= 500).length;
      if (waiting > 0) await rest(pause);
    }
    if (status === "succeeded") this.paid.add(order.reference);
    this.acknowledged++;
    this.#outstanding--;
  }
}

/** The page to come back to names the player's own id of the payment. */
function ownIdOf(asked: Record<string, unknown>): string {
  const page = new URL(String(asked["return_url"]));
  return page.searchParams.get("payment") ?? "";
}
