import { simulationDraw } from "../../../packages/game-maths/src/slot/index.ts";
import { httpCaller } from "../../../packages/test-kit/src/index.ts";
import { rest, seconds } from "../fault.ts";
import { choose } from "./choose.ts";
import type { Operation } from "./operation.ts";
import { learnProfile, type Player, registerAt } from "./player.ts";
import { Provider } from "./provider.ts";
import { CURRENCIES, type Purse, readPurses } from "./purse.ts";
import { type Answered, sendOnce } from "./send.ts";

export type Draw = (below: number) => number;

/** Sent again under the same id this often, as a browser does; later ones are asked for in the end. */
const RETRIES = 5;
const RETRY_MS = 100;
const RETRY_MOST_MS = 400;
/** A player looks at a round for a moment. */
const PAUSE_MS = { min: 40, max: 120 };
const SETTLE_SECONDS = 30;

export interface WorkloadOptions {
  readonly urls: readonly string[];
  readonly providerPort: number;
  readonly seed: number;
}

/**
 * Players who play, pay in, withdraw and recall, in turn at every replica. Whatever they ask for
 * has an id of its own, is sent again with it when no answer comes, and stays in the history.
 */
export class Workload {
  readonly history: Operation[] = [];
  readonly players: Player[] = [];
  readonly provider: Provider;
  /** Answers that contradict earlier ones. */
  readonly broken: string[] = [];
  /** Hears every answer; the faults measure with it. */
  onAnswer: (answered: Answered) => void = () => {};
  readonly nextUrl: () => string;
  readonly #purses: ReadonlyMap<string, Purse>;
  readonly #draw: Draw;
  #registered = 0;

  private constructor(
    provider: Provider,
    purses: ReadonlyMap<string, Purse>,
    options: WorkloadOptions & { nextUrl: () => string },
  ) {
    this.provider = provider;
    this.#purses = purses;
    this.nextUrl = options.nextUrl;
    this.#draw = simulationDraw(options.seed);
  }

  static async open(options: WorkloadOptions): Promise<Workload> {
    let turn = 0;
    const nextUrl = () => options.urls[turn++ % options.urls.length] as string;
    const purses = await readPurses(httpCaller(nextUrl), CURRENCIES);
    const provider = await Provider.listen(options.providerPort, nextUrl);
    return new Workload(provider, purses, { ...options, nextUrl });
  }

  /** Registers a player with `deposits` paid in. */
  async addPlayer(currency: string, deposits = 1): Promise<Player> {
    const purse = this.#purses.get(currency);
    if (!purse) throw new Error(`no player has ${currency}`);
    const index = this.#registered++;
    const player = await registerAt(this.nextUrl, index, purse);
    this.players[index] = player;
    for (let count = 0; count < deposits; count++) {
      const deposit = this.begin(choose.deposit(player));
      if ((await this.send(deposit)) !== "accepted")
        throw new Error(`a first deposit of ${currency} is refused: ${deposit.refusal}`);
    }
    await this.untilReported();
    await learnProfile(player).catch(() => {});
    return player;
  }

  async addPlayers(count: number): Promise<void> {
    for (let begun = 0; begun < count; begun += CURRENCIES.length) {
      const few = CURRENCIES.slice(0, count - begun);
      await Promise.all(few.map((currency) => this.addPlayer(currency)));
    }
  }

  /** Puts an operation on the history, before it is sent. */
  begin(operation: Operation): Operation {
    this.history.push(operation);
    return operation;
  }

  /** Sends once. An accepted deposit is paid at the provider. */
  async once(operation: Operation): Promise<Answered & { bearing: string }> {
    const player = this.players[operation.player] as Player;
    const isFirst = operation.state !== "accepted";
    const answered = await sendOnce(player.caller, operation, (sentence) =>
      this.broken.push(sentence),
    );
    this.onAnswer(answered);
    if (isFirst && operation.kind === "deposit" && operation.state === "accepted")
      this.provider.pay(operation.id);
    return answered;
  }

  /** Sends, again with the same id while no definitive answer comes. */
  async send(operation: Operation, retries = RETRIES): Promise<Operation["state"]> {
    for (let attempt = 0; attempt <= retries; attempt++) {
      if (attempt > 0) await rest(Math.min(RETRY_MS * 2 ** (attempt - 1), RETRY_MOST_MS));
      if ((await this.once(operation)).bearing !== "unknown") break;
    }
    return operation.state;
  }

  /** Lets the players of this moment play until told to stop. */
  async play(running: () => boolean): Promise<void> {
    const seeds = this.players.map(() => this.#draw(2 ** 30));
    await Promise.all(
      this.players.map((player, index) =>
        this.#playAs(player, simulationDraw(seeds[index] as number), running),
      ),
    );
  }

  async #playAs(player: Player, draw: Draw, running: () => boolean): Promise<void> {
    const own: Operation[] = this.history.filter((one) => one.player === player.index);
    while (running()) {
      if (!player.profileId) await learnProfile(player).catch(() => {});
      const operation = this.begin(choose.next(player, own, draw));
      own.push(operation);
      await this.send(operation);
      // Now and then the same again, as an impatient person does.
      if (draw(7) === 0 && operation.state === "accepted" && running()) await this.once(operation);
      await rest(PAUSE_MS.min + draw(PAUSE_MS.max - PAUSE_MS.min));
    }
  }

  /** Resends what has no definitive answer by now, for 30 s at most. Returns what still has none. */
  async settle(): Promise<Operation[]> {
    const deadline = seconds() + SETTLE_SECONDS;
    const asked = [...this.history];
    for (;;) {
      const open = asked.filter((one) => one.state === "unanswered");
      if ((open.length === 0 && this.provider.outstanding === 0) || seconds() > deadline)
        return open;
      await Promise.all(open.map((operation) => this.once(operation)));
      await rest(RETRY_MS);
    }
  }

  async untilReported(): Promise<void> {
    while (this.provider.outstanding > 0) await rest(10);
  }

  /** Sends the last acceptances again: their answers must not have changed. */
  async repeat(count: number): Promise<void> {
    const accepted = this.history.filter((one) => one.state === "accepted");
    await Promise.all(accepted.slice(-count).map((operation) => this.send(operation)));
  }

  close(): Promise<void> {
    return this.provider.close();
  }
}
