import type { Draw } from "@houselight/game-maths/fairness";
import { simulationDraw } from "@houselight/game-maths/slot";
import { httpCaller } from "@houselight/test-kit";
import { rest, seconds } from "../fault.ts";
import { Allowance } from "./player/allowance.ts";
import { choose } from "./player/choose.ts";
import { eachOf } from "./each-of.ts";
import type { Bearing, Operation, Told } from "./operation.ts";
import { type Credentials, Operators } from "./operators/operators.ts";
import { learnProfile, type Player, registerAt, REQUEST_TIMEOUT_MS } from "./player/player.ts";
import { Provider } from "./provider/provider.ts";
import { CURRENCIES, type Purse, readPurses } from "./player/purse.ts";
import { playSteps } from "./player/play-steps.ts";
import { Bookmaker } from "./sports/bookmaker.ts";
import type { Feed } from "./sports/feed.ts";
import { type Answered, sendOnce } from "./send.ts";
import { givePoints, openOffers } from "./gifts/offers.ts";
import { Pastimes } from "./pastimes.ts";
import { isGifted } from "./player/limits.ts";
import type { Studio } from "./studio/studio.ts";
import { askFor } from "./ways.ts";
import { untilAnswered } from "./until-answered.ts";

/** A player looks at a round for a moment. */
const PAUSE_MS = { min: 40, max: 120 };
const SETTLE_SECONDS = 30;
const RESEND_MS = { first: 100, most: 2000 };
const RESENT_AT_ONCE = 64;
/** A player whose round has no answer does not begin another: a browser asks for it first. */
const INSIST_MS = 400;

export interface WorkloadOptions {
  readonly urls: readonly string[];
  readonly providerPort: number;
  readonly seed: number;
  /** The feed of odds that the houses hear. */
  readonly feed: Feed;
  readonly studio: Studio;
  /** Players sit down at live tables too: bets there take half a minute to end. */
  readonly tables?: boolean;
  /** Likely length of the run. */
  readonly expectedSeconds: number;
  readonly operators: readonly Credentials[];
  /** Everybody plays rounds with steps, and nothing else. */
  readonly steps?: boolean;
}

/** Everything that a player's next operation depends on. */
interface Turn {
  readonly withdrawals: Operation[];
  readonly draw: Draw;
  running(): boolean;
}

/**
 * Players who play, pay in, withdraw and recall, and operators who decide, in turn at every replica.
 * Whatever they ask for is sent again when no answer comes, a player's wish with the id it has, and
 * stays in the history.
 */
export class Workload {
  readonly history: Operation[] = [];
  readonly players: Player[] = [];
  readonly provider: Provider;
  readonly operators: Operators;
  readonly bookmaker: Bookmaker;
  /** Answers that contradict earlier ones. */
  readonly broken: string[];
  /** Hears every answer; the faults measure with it. */
  onAnswer: (answered: Answered) => void = () => {};
  /** Gives the replicas in turn, without those that the balancer has taken out. */
  readonly nextUrl: () => string;
  /** Addresses that get no requests. */
  readonly takenOut: Set<string>;
  /** Sends everybody, the provider too, to other houses from now on. */
  readonly moveTo: (urls: readonly string[]) => void;
  readonly #purses: ReadonlyMap<string, Purse>;
  readonly #draw: Draw;
  readonly #allowance: Allowance;
  readonly #options: WorkloadOptions;
  #pastimes: Pastimes | null = null;
  #registered = 0;

  private constructor(
    given: Pick<Workload, "provider" | "operators" | "broken" | "nextUrl" | "takenOut" | "moveTo">,
    purses: ReadonlyMap<string, Purse>,
    options: WorkloadOptions,
  ) {
    this.provider = given.provider;
    this.operators = given.operators;
    this.broken = given.broken;
    this.nextUrl = given.nextUrl;
    this.takenOut = given.takenOut;
    this.moveTo = given.moveTo;
    this.bookmaker = new Bookmaker(options.feed);
    this.#options = options;
    this.#purses = purses;
    this.#draw = simulationDraw(options.seed);
    this.#allowance = new Allowance(options.expectedSeconds);
  }

  static async open(options: WorkloadOptions): Promise<Workload> {
    let turn = 0;
    const takenOut = new Set<string>();
    let { urls } = options;
    const moveTo = (others: readonly string[]) => {
      urls = others;
    };
    const nextUrl = () => {
      const inUse = urls.filter((url) => !takenOut.has(url));
      return inUse[turn++ % inUse.length] as string;
    };
    const purses = await readPurses(httpCaller(nextUrl), CURRENCIES);
    const provider = await Provider.listen(options.providerPort, nextUrl);
    const broken: string[] = [];
    const operators = await Operators.signIn(nextUrl, options.operators, {
      broken: (sentence) => broken.push(sentence),
      answer: (answered) => workload.onAnswer(answered),
    });
    const workload = new Workload(
      { provider, operators, broken, nextUrl, takenOut, moveTo },
      purses,
      options,
    );
    return workload;
  }

  /** Registers a player with `deposits` paid in, who goes to the houses in turn unless told to another. */
  async addPlayer(currency: string, deposits = 1, url = this.nextUrl): Promise<Player> {
    const purse = this.#purses.get(currency);
    if (!purse) throw new Error(`no player has ${currency}`);
    const index = this.#registered++;
    const player = await registerAt(url, index, purse);
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
    this.#allowance.noteBegun(operation);
    return operation;
  }

  /** Sends once. An accepted deposit is paid at the provider. */
  async once(operation: Operation): Promise<Answered & { readonly bearing: Bearing }> {
    const player = this.players[operation.player] as Player;
    this.#allowance.noteSent(operation);
    const isFirst = operation.state !== "accepted";
    const ask = () =>
      operation.kind === "studio"
        ? this.#options.studio.call(this.nextUrl(), operation)
        : askFor(player.caller, operation);
    const answered = await sendOnce(operation, ask, (sentence) => this.broken.push(sentence));
    this.onAnswer(answered);
    if (isFirst && operation.kind === "deposit" && operation.state === "accepted")
      this.provider.pay(operation.id);
    return answered;
  }

  /** Sends, again with the same id while no definitive answer comes. */
  async send(operation: Operation): Promise<Operation["state"]> {
    await untilAnswered(() => this.once(operation));
    return operation.state;
  }

  /** Sends until there is an answer, or nobody plays any more. */
  async insist(operation: Operation, running: () => boolean): Promise<Operation["state"]> {
    await this.send(operation);
    while (operation.state === "unanswered" && running()) {
      await rest(INSIST_MS);
      await this.once(operation);
    }
    return operation.state;
  }

  /** Lets the players of this moment play, and the operators decide, until told to stop. */
  async play(running: () => boolean): Promise<void> {
    const seeds = this.players.map(() => this.#draw(2 ** 30));
    await Promise.all([
      ...this.players.map((player, index) => {
        const draw = simulationDraw(seeds[index] as number);
        return this.#options.steps
          ? playSteps(this, player, draw, running)
          : this.#playAs(player, draw, running);
      }),
      this.operators.work(running, this.#draw),
      ...(this.#options.steps ? [] : [this.#makeBook(running)]),
    ]);
  }

  /** Opens what players do beside rounds and payments; before anything breaks. */
  async openPastimes(): Promise<void> {
    const { managers } = this.operators;
    const offers = await openOffers(managers);
    for (const player of this.players.filter(isGifted)) await givePoints(managers, player.id);
    const { studio, tables = false } = this.#options;
    this.#pastimes = new Pastimes({ bookmaker: this.bookmaker, studio, offers, tables });
  }

  #makeBook(running: () => boolean): Promise<void> {
    const guest = httpCaller(this.nextUrl, {}, { timeoutMs: REQUEST_TIMEOUT_MS });
    return this.bookmaker.work(running, guest, simulationDraw(this.#draw(2 ** 30)));
  }

  async #playAs(player: Player, draw: Draw, running: () => boolean): Promise<void> {
    const withdrawals: Operation[] = [];
    while (running()) {
      if (!player.profileId) await learnProfile(player).catch(() => {});
      const pastime = (await this.#pastimes?.next(player, draw)) ?? [];
      for (const operation of pastime) await this.#insistNowAndThen(operation, draw, running);
      if (pastime.length === 0) await this.#playOn(player, { withdrawals, draw, running });
      await rest(PAUSE_MS.min + draw(PAUSE_MS.max - PAUSE_MS.min));
    }
  }

  /** A round of the house, or a payment. */
  async #playOn(player: Player, { withdrawals, draw, running }: Turn): Promise<void> {
    const given = { draw, allowance: this.#allowance };
    const operation = choose.next(player, withdrawals, given);
    if (operation.kind === "withdrawal") withdrawals.push(operation);
    await this.#insistNowAndThen(operation, draw, running);
    // Or a change of mind, before an operator has looked.
    if (withdrawals.at(-1) === operation && draw(3) === 0 && running())
      await this.#recall(operation);
  }

  /** Sends; now and then the same again, as an impatient person does. */
  async #insistNowAndThen(operation: Operation, draw: Draw, running: () => boolean): Promise<void> {
    this.begin(operation);
    // What follows a round or a studio's call depends on its answer.
    if (operation.kind === "round" || operation.kind === "studio")
      await this.insist(operation, running);
    else await this.send(operation);
    if (draw(7) === 0 && operation.state === "accepted" && running()) await this.once(operation);
  }

  async #recall(withdrawal: Operation): Promise<void> {
    if (withdrawal.state !== "accepted") return;
    if (this.#allowance.may(withdrawal.player, "recall"))
      await this.send(this.begin(choose.recall(withdrawal)));
  }

  /** Resends what has no definitive answer by now, for 30 s at most. Returns how much still has none. */
  async settle(): Promise<number> {
    this.bookmaker.closeAll();
    const deadline = seconds() + SETTLE_SECONDS;
    const isOpen = (one: Told) => one.state === "unanswered";
    const [asked, undecided] = [this.history.filter(isOpen), this.operators.unanswered()];
    for (let pause = RESEND_MS.first; ; pause = Math.min(pause * 2, RESEND_MS.most)) {
      await Promise.all([
        this.operators.resend(undecided),
        eachOf(asked.filter(isOpen), RESENT_AT_ONCE, async (operation) => {
          if (seconds() < deadline) await this.once(operation);
        }),
      ]);
      const left = asked.filter(isOpen).length + undecided.filter(isOpen).length;
      if ((left === 0 && this.provider.outstanding === 0) || seconds() > deadline) return left;
      await rest(pause);
    }
  }

  async untilReported(): Promise<void> {
    while (this.provider.outstanding > 0) await rest(10);
  }

  /** Sends the last acceptances again: their answers must not have changed. */
  async repeat(count: number): Promise<void> {
    const accepted = this.history.filter((one) => one.state === "accepted");
    await Promise.all([
      ...accepted.slice(-count).map((operation) => this.send(operation)),
      this.operators.repeat(count),
    ]);
  }

  close(): Promise<void> {
    return this.provider.close();
  }
}
