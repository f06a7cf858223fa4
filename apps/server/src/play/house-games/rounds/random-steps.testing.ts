import { randomUUID } from "node:crypto";
import {
  getRound,
  playRound,
  type RoundView,
  rotateSeeds,
  type StepView,
  signIn,
  takeStep,
} from "@houselight/contracts";
import { defaultSteps, replaySteps, type SteppedGame } from "@houselight/game-maths";
import {
  fund,
  type HttpAnswer,
  type HttpCaller,
  PLAYER_PASSWORD,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { playsOf } from "@houselight/test-kit/players/stepped-plays";
import { expect } from "vitest";
import { drawOf } from "#core/fairness";

type Choice = (n: number) => number;

/** A step that was tried: on which steps before it, with how much money, and what came of it. */
interface Tried {
  readonly before: readonly StepView[];
  readonly step: StepView;
  readonly cash: number;
  /** The name of the refusal, or the round as it was answered. */
  readonly came: string | RoundView;
}

/** A round with all that was tried on it. */
export interface Played {
  readonly opened: RoundView;
  readonly tried: Tried[];
}

/** The fields of a round that stay when its seeds are shown. */
const lasting = ({ fairness, ...round }: RoundView) => ({
  ...round,
  fairness: { ...fairness, server_seed: null },
});

export const refusalOf = ({ body }: { body: unknown }): string => {
  const { errors } = body as { errors?: Record<string, object> };
  return Object.keys(Object.values(errors ?? {})[0] ?? {})[0] ?? "none";
};

/** A player of one game who tries everything, and keeps account of it by the answers alone. */
export class RandomPlayer {
  readonly rounds: Played[] = [];
  readonly #kit: TestHouse;
  readonly #game: SteppedGame;
  readonly #id: bigint;
  readonly caller: HttpCaller;
  readonly stakes: readonly number[];
  /** Cents that the account must hold. */
  cash = 0;
  /** The round that waits for a step, as it was answered last. */
  open: RoundView | null = null;

  private constructor(
    kit: TestHouse,
    game: SteppedGame,
    { id, caller }: { readonly id: bigint; readonly caller: HttpCaller },
  ) {
    this.#kit = kit;
    this.#game = game;
    this.#id = id;
    this.caller = caller;
    this.stakes = game.stakes("EUR")?.stakes ?? [];
  }

  static async join(kit: TestHouse, game: SteppedGame): Promise<RandomPlayer> {
    const url = kit.served?.url as string;
    return new RandomPlayer(kit, game, await signedInPlayer(kit.house, url));
  }

  async earn(cents: number): Promise<void> {
    await fund(this.#kit.house, this.#id, BigInt(cents));
    this.cash += cents;
  }

  /** Asks for a round; one that waits for a step keeps a second one out. */
  async begin(choice: Choice): Promise<void> {
    const id = randomUUID();
    const bet = playsOf(this.#game.kind).bet(this.stakes, choice);
    const body = { id, currency: "EUR", bet };
    const answer = await this.caller.call(playRound, { params: { slug: this.#game.slug }, body });
    const read = this.#game.readBet(bet, "EUR");
    if ("refused" in read) throw new Error(`a play of ${this.#game.slug} is ${read.refused}`);
    if (this.open) expect([answer.status, refusalOf(answer)]).toEqual([409, "round_open"]);
    else if (Number(read.stake) > this.cash)
      expect([answer.status, refusalOf(answer)]).toEqual([422, "not_enough_money"]);
    else {
      this.rounds.push({ opened: answer.body, tried: [] });
      this.#took(answer, 0);
    }
    await this.#holds();
  }

  /** Sends a step of the open round once. */
  send(
    step: StepView,
    { id = randomUUID() as string, turn = this.turn, caller = this.caller } = {},
  ) {
    const params = { id: this.open?.id ?? "" };
    return caller.call(takeStep, { params, body: { id, turn, step } });
  }

  get turn(): number {
    return this.open?.steps.length ?? 0;
  }

  chosen(choice: Choice): StepView {
    const outcome = (this.open as RoundView).outcome;
    return playsOf(this.#game.kind).step(outcome, this.stakes, choice);
  }

  /** Takes the answer to a step of this turn: the first one, wherever it came from. */
  async take(step: StepView, answer: HttpAnswer<RoundView>): Promise<void> {
    const { steps: before, stake_cents: stake } = this.open as RoundView;
    const came = answer.status === 200 ? answer.body : refusalOf(answer);
    this.rounds.at(-1)?.tried.push({ before, step, cash: this.cash, came });
    if (answer.status === 200) this.#took(answer, stake);
    else expect(answer.status).toBeLessThan(500);
    await this.#holds();
  }

  /** Expects that a request was refused by this name, and that nothing is another than before. */
  async refused(answer: HttpAnswer<unknown>, name: string): Promise<void> {
    expect([refusalOf(answer), answer.status >= 400 && answer.status < 500]).toEqual([name, true]);
    await this.#holds();
    if (this.open) expect(lasting(await this.#read(this.open.id))).toEqual(lasting(this.open));
  }

  #took({ status, body }: HttpAnswer<RoundView>, staked: number): void {
    expect(status).toBe(200);
    this.cash += body.payout_cents - (body.stake_cents - staked);
    expect(body.balance?.amount_cents).toBe(this.cash);
    this.open = body.status === "open" ? body : null;
  }

  /** Expects that the account holds what the answers come to. */
  async #holds(): Promise<void> {
    const rows = await this.#kit.house.database.query<{ cash: bigint }>(
      "select cash from wallet.accounts where player_id = $1 and currency = 'EUR'",
      [this.#id],
    );
    expect(Number(rows[0]?.cash ?? 0n)).toBe(this.cash);
  }

  async #read(id: string): Promise<RoundView> {
    const { status, body } = await this.caller.call(getRound, { params: { id } });
    expect(status).toBe(200);
    return body;
  }

  /** Comes back after the session has ended, shows the seeds, and holds every round against the rules. */
  async judge(left: RoundView | null): Promise<void> {
    const [row] = await this.#kit.house.database.query<{ email: string }>(
      "select email from accounts.players where id = $1",
      [this.#id],
    );
    const user = { email: row?.email as string, password: PLAYER_PASSWORD };
    expect((await this.caller.call(signIn, { body: { user } })).status).toBe(200);
    if (left) {
      const { payout_cents: paid, stake_cents: staked, status } = await this.#read(left.id);
      expect([status, staked]).toEqual(["settled", left.stake_cents]);
      this.cash += paid;
      this.open = null;
    }
    await this.#holds();
    expect((await this.caller.call(rotateSeeds, { body: {} })).status).toBe(200);
    for (const played of this.rounds) this.#judgeRound(played, await this.#read(played.opened.id));
  }

  /** Plays a round again from the seeds that are shown now: every answer was what the rules say. */
  #judgeRound({ opened, tried }: Played, ended: RoundView): void {
    const game = this.#game;
    const { server_seed: serverSeed, client_seed: clientSeed, nonce } = ended.fairness;
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    const seeds = { serverSeed: serverSeed as string, clientSeed, nonce: BigInt(nonce) };
    const replayed = (steps: readonly StepView[]) => {
      const draw = drawOf(seeds);
      return { draw, ...replaySteps(game, game.recallBet(opened.bet), steps, draw) };
    };
    expectPosition(opened, [], replayed([]));
    for (const { before, step, cash, came } of tried) {
      const { draw, position, stake } = replayed(before);
      const offered = position.readStep(step);
      if ("refused" in offered) expect(came).toBe(offered.refused);
      else if (offered.cost > BigInt(cash)) expect(came).toBe("not_enough_money");
      else {
        const after = { position: offered.take(draw), stake: stake + offered.cost };
        expectPosition(came as RoundView, [...before, step], after);
      }
    }
    const last = tried.map(({ came }) => came).findLast((came) => typeof came !== "string");
    const { steps } = (last as RoundView | undefined) ?? opened;
    const { draw, position, stake } = replayed(steps);
    const byDefault = defaultSteps(position, draw);
    const all = [...steps, ...(byDefault.steps as StepView[])];
    expectPosition(ended, all, { position: byDefault.ended, stake });
  }
}

function expectPosition(
  { outcome, payout_cents, stake_cents, status, steps }: RoundView,
  taken: readonly StepView[],
  { position, stake }: { position: ReturnType<SteppedGame["open"]>; stake: bigint },
): void {
  expect({ outcome, payout_cents, stake_cents, status, steps }).toEqual({
    outcome: position.outcome,
    payout_cents: Number(position.payout ?? 0n),
    stake_cents: Number(stake),
    status: position.payout === null ? "open" : "settled",
    steps: taken,
  });
}
