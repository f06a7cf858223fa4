import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** A message of the feed without what the feed adds: its number and its time. */
export interface Words {
  readonly type: string;
  readonly fixture?: string;
  readonly [field: string]: unknown;
}

const KEY = "the key of the fault run's feed";
/** Both of its sources say so often that they are alive. */
const ALIVE_MS = 2000;
const PRODUCERS = ["pre", "live"] as const;
/** Messages in one answer, at most. */
const PAGE = 1000;

/** The feed of odds of the workload: keeps what it told, and tells it again to a house that asks. */
export class Feed {
  readonly url: string;
  readonly #server: Server;
  readonly #run = `run ${process.hrtime.bigint()}`;
  readonly #told: object[] = [];
  /** The latest message of each type about each match: what a recovery tells. */
  readonly #standing = new Map<string, Words>();
  readonly #waiting = new Set<() => void>();
  readonly #beat: NodeJS.Timeout;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://house:${encodeURIComponent(KEY)}@127.0.0.1:${port}/feed`;
    server.on("request", (request, response) => void this.#answer(request, response));
    this.#beat = setInterval(() => this.#say(PRODUCERS.map(alive)), ALIVE_MS);
  }

  static async listen(): Promise<Feed> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new Feed(server, (server.address() as { port: number }).port);
  }

  /** Tells messages of the source of odds before the start, in one batch. */
  tell(...words: readonly Words[]): void {
    for (const one of words.filter(({ type }) => type !== "rollback_bet_settlement"))
      this.#standing.set(`${one.fixture} ${one.type}`, one);
    this.#say(words);
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  #say(words: readonly Words[]): void {
    for (const one of words)
      this.#told.push({
        product: "pre",
        ...one,
        sequence: this.#told.length + 1,
        timestamp: Date.now(),
      });
    for (const wake of this.#waiting) wake();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://feed.test");
    const reply = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${KEY}`) return reply(401, {});
    if (request.method === "POST") {
      this.#recover(pathname.split("/")[2] ?? "", Number(searchParams.get("request_id")));
      return reply(202, {});
    }
    if (searchParams.get("run") !== this.#run)
      return reply(410, { run: this.#run, next: this.#told.length });
    const after = Number(searchParams.get("after"));
    if (after >= this.#told.length) await this.#news(Number(searchParams.get("wait")) * 1000);
    const messages = this.#told.slice(after, after + PAGE);
    reply(200, { run: this.#run, next: after + messages.length, messages });
  }

  #recover(product: string, request_id: number): void {
    const standing = product === "pre" ? [...this.#standing.values()] : [];
    this.#say([...standing, { type: "snapshot_complete", product, request_id }]);
    this.#say([alive(product)]);
  }

  async #news(mostMs: number): Promise<void> {
    let wake = (): void => {};
    const told = new Promise<void>((done) => {
      wake = done;
    });
    this.#waiting.add(wake);
    const timer = setTimeout(wake, mostMs);
    await told;
    clearTimeout(timer);
    this.#waiting.delete(wake);
  }
}

const alive = (product: string): Words => ({ type: "alive", product });
