import {
  type AccountView,
  getPlayerSettings,
  listAccounts,
  type PaymentView,
  playerChannel,
} from "@houselight/contracts";
import { rest } from "../../fault.ts";
import type { Player } from "../../workload/player/player.ts";
import { readPayments } from "../../workload/reading/read-records.ts";
import { readUntilAnswered } from "../../workload/reading/read-pages.ts";

const AGAIN_MS = 200;

/** A place in the player's channel, behind what was heard. */
interface Position {
  readonly epoch: string;
  readonly offset: number;
}

interface Publication {
  readonly offset: number;
  readonly data: { readonly event: string; readonly data: unknown };
}

interface Subscribed extends Position {
  readonly recovered: boolean;
  readonly publications?: readonly Publication[];
}

type Balance = Pick<AccountView, "currency" | "amount_cents" | "version">;

/** One screen of a player, which comes back whenever its socket is lost, as the site does. */
export class Listener {
  readonly player: Player;
  /** Sentences about messages that came twice or not at all. */
  readonly broken: string[] = [];
  /** States of payments that the screen knows of: heard, or read anew where it was told of a gap. */
  readonly payments = new Map<string, Set<string>>();
  balance: Balance | null = null;
  reconnects = 0;
  gaps = 0;
  /** Is heard in full: what was missed has been told or read. */
  isUp = false;
  readonly #url: () => string;
  #position: Position | null = null;
  #socket: WebSocket | null = null;
  #closed = false;

  constructor(player: Player, url: () => string) {
    this.player = player;
    this.#url = url;
  }

  /** Listens until it is closed. */
  async listen(): Promise<void> {
    while (!this.#closed) {
      await this.#once().catch(() => {});
      this.isUp = false;
      if (!this.#closed) await rest(AGAIN_MS);
    }
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  /** Opens a socket, and resolves when it is lost. */
  async #once(): Promise<void> {
    const { cent } = await readUntilAnswered(() => this.player.caller.call(getPlayerSettings, {}));
    const socket = new WebSocket(`${this.#url()}${cent.url}`);
    this.#socket = socket;
    const lost = new Promise<void>((done) => {
      socket.addEventListener("close", () => done());
      socket.addEventListener("error", () => done());
    });
    const channel = playerChannel(this.player.id);
    const since = this.#position;
    socket.addEventListener("open", () => {
      const subs = since ? { [channel]: { recover: true, ...since } } : {};
      socket.send(JSON.stringify({ id: 1, connect: { token: cent.token, subs } }));
    });
    socket.addEventListener("message", ({ data }) => {
      for (const line of String(data).split("\n")) this.#take(line, { socket, channel, since });
    });
    await lost;
  }

  #take(
    line: string,
    {
      socket,
      channel,
      since,
    }: { readonly socket: WebSocket; readonly channel: string; readonly since: Position | null },
  ): void {
    if (line === "{}") return socket.send("{}");
    const told = JSON.parse(line) as {
      readonly connect?: { readonly subs: Readonly<Record<string, Subscribed>> };
      readonly push?: { readonly channel: string; readonly pub?: Publication };
    };
    const subscribed = told.connect?.subs[channel];
    if (subscribed) this.#resume(subscribed, since);
    if (told.push?.channel === channel && told.push.pub) this.#hear(told.push.pub);
  }

  #resume(
    { epoch, offset, recovered, publications = [] }: Subscribed,
    since: Position | null,
  ): void {
    if (since) this.reconnects++;
    const isContinued = since !== null && recovered;
    // Where the stream cannot be gone on with, all is read anew, as the site does.
    this.#position = isContinued ? since : { epoch, offset };
    if (isContinued) for (const publication of publications) this.#hear(publication);
    else if (since) this.gaps++;
    if (isContinued) this.isUp = true;
    else void this.#readAnew();
  }

  #hear({ offset, data: { event, data } }: Publication): void {
    const expected = (this.#position?.offset ?? 0) + 1;
    if (offset !== expected)
      this.broken.push(`${this.#who} hears ${event} as ${offset} where ${expected} is next`);
    this.#position = { epoch: this.#position?.epoch ?? "", offset };
    if (event === "balance") this.#know(data as Balance);
    if (event === "payments_changes") this.#note(data as PaymentView);
  }

  async #readAnew(): Promise<void> {
    const accounts = await readUntilAnswered(() => this.player.caller.call(listAccounts, {}));
    for (const account of accounts) this.#know(account);
    for (const payment of await readPayments(this.player)) this.#note(payment);
    this.isUp = true;
  }

  #know(told: Balance): void {
    const isOwn = told.currency === this.player.purse.currency;
    if (isOwn && told.version >= (this.balance?.version ?? -1)) this.balance = told;
  }

  #note({ id, state }: Pick<PaymentView, "id" | "state">): void {
    this.payments.set(id, (this.payments.get(id) ?? new Set()).add(state));
  }

  get #who(): string {
    return `player ${this.player.index}`;
  }
}
