import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { seconds } from "../../fault.ts";

const PRODUCERS = ["pre", "live"] as const;
/** A source of the feed: of odds before the start, or of matches that are on. */
export type Producer = (typeof PRODUCERS)[number];
/** A feed that cannot be heard: it answers and says nothing, or does not answer. */
export type Silence = "mute" | "away";

/** A message of the feed without what the feed adds: its number and its time. */
export interface Words {
  readonly type: string;
  /** Source before the start where it is not said. */
  readonly product?: Producer;
  readonly fixture?: string;
  readonly [field: string]: unknown;
}

const KEY = "the key of the fault run's feed";
/** Both of its sources say so often that they are alive. */
const ALIVE_MS = 2000;
/** Messages in one answer, at most. */
const PAGE = 1000;

/** The feed of odds of the workload: keeps what it told, and tells it again to a house that asks. */
export class Feed {
  readonly url: string;
  readonly #server: Server;
  readonly #run = `run ${process.hrtime.bigint()}`;
  /** Null for what nobody heard. */
  readonly #told: (object | null)[] = [];
  /** The latest message of each type about each match: what a recovery tells. */
  readonly #standing = new Map<string, Words>();
  readonly #waiting = new Set<() => void>();
  readonly #beat: NodeJS.Timeout;
  #silence: Silence | null = null;
  /** Keeps the unheard words of each source: its recovery tells them, in order, before anything else of it. */
  readonly #unheard = new Map<Producer, Words[]>();
  /** Recoveries that were asked for and wait, by source; null where none has to. */
  #held: Map<Producer, number> | null = null;
  /** Moment of the last word that could be heard, in seconds of the steady clock. */
  #lastWordAt = seconds();

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://house:${encodeURIComponent(KEY)}@127.0.0.1:${port}/feed`;
    server.on("request", (request, response) => void this.#answer(request, response));
    this.#beat = setInterval(() => this.#sayAlive(), ALIVE_MS);
  }

  /** Moment of the last word that could be heard, in seconds of the steady clock. */
  get lastWordAt(): number {
    return this.#lastWordAt;
  }

  /** Falls silent: both sources are heard no more, and what they say meanwhile is lost but for a recovery. */
  fallSilent(how: Silence): void {
    this.#silence = how;
    for (const product of PRODUCERS) this.#unheard.set(product, []);
    this.#held = new Map();
  }

  /** Says again that both sources are alive; recoveries wait for `recover`. */
  speakAgain(): void {
    this.#silence = null;
    this.#sayAlive();
  }

  /** Sources that wait for a recovery. */
  get asked(): readonly Producer[] {
    return [...(this.#held?.keys() ?? [])];
  }

  /** Tells what recoveries were asked for, and lets later ones not wait. */
  recover(): void {
    const held = this.#held ?? new Map<Producer, number>();
    this.#held = null;
    for (const [product, id] of held) this.#recover(product, id);
  }

  static async listen(): Promise<Feed> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new Feed(server, (server.address() as { port: number }).port);
  }

  /** Tells messages of its sources, in one batch. */
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

  #sayAlive(): void {
    if (this.#silence === null) this.#say(PRODUCERS.map(alive));
  }

  #say(words: readonly Words[]): void {
    for (const one of words) {
      const product = productOf(one);
      const unheard = one.type === "alive" ? undefined : this.#unheard.get(product);
      unheard?.push(one);
      if (unheard && this.#silence === null) continue;
      const said = { ...one, product, sequence: this.#told.length + 1, timestamp: Date.now() };
      this.#told.push(unheard ? null : said);
    }
    if (this.#silence !== null) return;
    this.#lastWordAt = seconds();
    for (const wake of this.#waiting) wake();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#silence === "away") return void request.socket.destroy();
    const { pathname, searchParams } = new URL(request.url ?? "", "http://feed.test");
    const reply = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${KEY}`) return reply(401, {});
    if (request.method === "POST" && this.#silence !== null) return reply(503, {});
    if (request.method === "POST") {
      const product = pathname.split("/")[2] as Producer;
      const id = Number(searchParams.get("request_id"));
      if (this.#held) this.#held.set(product, id);
      else this.#recover(product, id);
      return reply(202, {});
    }
    if (searchParams.get("run") !== this.#run)
      return reply(410, { run: this.#run, next: this.#told.length });
    const after = Number(searchParams.get("after"));
    const isQuiet = after >= this.#told.length || this.#silence !== null;
    if (isQuiet) await this.#news(Number(searchParams.get("wait")) * 1000);
    if (this.#silence !== null) return reply(200, { run: this.#run, next: after, messages: [] });
    const page = this.#told.slice(after, after + PAGE);
    const messages = page.filter((one) => one !== null);
    reply(200, { run: this.#run, next: after + page.length, messages });
  }

  #recover(product: Producer, request_id: number): void {
    const unheard = this.#unheard.get(product);
    this.#unheard.delete(product);
    const standing = [...this.#standing.values()].filter((one) => productOf(one) === product);
    this.#say([...(unheard ?? standing), { type: "snapshot_complete", product, request_id }]);
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

const alive = (product: Producer): Words => ({ type: "alive", product });

const productOf = ({ product = "pre" }: Words): Producer => product;
