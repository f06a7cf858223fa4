import type { Draw } from "@houselight/game-maths/fairness";
import {
  listTrailEntries,
  listWithdrawals,
  operatorSignIn,
  PAYMENT_STATES,
  type PaymentState,
  type WithdrawalView,
} from "@houselight/contracts";
import { simulationDraw } from "@houselight/game-maths/slot";
import { type HttpCaller, httpCaller } from "@houselight/test-kit";
import { rest } from "../../fault.ts";
import { type Decision, type DecisionKind, decideOnce, newDecision } from "./decision.ts";
import { readPages } from "../reading/read-pages.ts";
import { REQUEST_TIMEOUT_MS } from "../player/player.ts";
import type { Answered } from "../send.ts";
import { untilAnswered } from "../until-answered.ts";

/** The login of an operator of the runs, who is created before the houses start. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Operator {
  readonly email: string;
  readonly caller: HttpCaller;
}

/** Decisions as the audit trail has them. */
export interface TrailEntry {
  readonly action: DecisionKind;
  readonly reference: string;
  readonly operator: string | null;
}

const SIGN_IN_TRIES = 40;
const SIGN_IN_PAUSE_MS = 250;
const PAUSE_MS = { min: 30, max: 120 };
/** Number of the oldest withdrawals in the queue that an operator looks at. */
const QUEUE = 40;
const PAGE = 100;
/** And decides on this many before looking again. */
const AT_ONCE = 5;
/** Rejections, and approvals that are clicked twice, in twenty decisions. */
const SHARE = { reject: 3, twice: 6, again: 8 };
const ACTIONS: ReadonlyMap<string, DecisionKind> = new Map([
  ["withdrawal.approve", "approval"],
  ["withdrawal.reject", "rejection"],
]);

/** The operators of the load: they decide on what waits, sometimes twice, while players recall it. */
export class Operators {
  readonly history: Decision[] = [];
  /** Players whose withdrawals the operators leave alone. */
  readonly spared = new Set<number>();
  /** Without an id of its own a decision must not be on its way twice: which answer is whose? */
  readonly #inFlight = new Set<Decision>();
  readonly #operators: readonly Operator[];
  readonly #broken: (sentence: string) => void;
  readonly #heard: (answered: Answered) => void;

  private constructor(
    operators: readonly Operator[],
    heard: { broken(sentence: string): void; answer(answered: Answered): void },
  ) {
    this.#operators = operators;
    this.#broken = heard.broken;
    this.#heard = heard.answer;
  }

  /** Signs everybody in; the first of them reads what the house says in the end. */
  static async signIn(
    url: () => string,
    credentials: readonly Credentials[],
    heard: { broken(sentence: string): void; answer(answered: Answered): void },
  ): Promise<Operators> {
    const operators = credentials.map(async (body, index): Promise<Operator> => {
      const address = { "x-forwarded-for": `172.16.0.${index + 1}` };
      const caller = httpCaller(url, address, { timeoutMs: REQUEST_TIMEOUT_MS });
      for (let attempt = 1; ; attempt++) {
        const status = await caller.call(operatorSignIn, { body }).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) return { email: body.email, caller };
        if (attempt === SIGN_IN_TRIES) throw new Error(`an operator's sign-in answers ${status}`);
        await rest(SIGN_IN_PAUSE_MS);
      }
    });
    return new Operators(await Promise.all(operators), heard);
  }

  get emails(): readonly string[] {
    return this.#operators.map(({ email }) => email);
  }

  /** Puts a decision on the history, before it is sent. */
  begin(kind: DecisionKind, operator: string, reference: string): Decision {
    const decision = newDecision({ kind, operator, reference });
    this.history.push(decision);
    return decision;
  }

  async once(decision: Decision): ReturnType<typeof decideOnce> {
    const answered = await decideOnce(this.#callerOf(decision), decision, this.#broken);
    this.#heard(answered);
    return answered;
  }

  /** Sends, again while no definitive answer comes. */
  send = async (decision: Decision): Promise<void> => {
    this.#inFlight.add(decision);
    await untilAnswered(() => this.once(decision));
    this.#inFlight.delete(decision);
  };

  /** Lets them decide until told to stop. */
  async work(running: () => boolean, draw: Draw): Promise<void> {
    const draws = this.#operators.map(() => simulationDraw(draw(2 ** 30)));
    await Promise.all(
      this.#operators.map(async ({ email, caller }, index) => {
        const own = draws[index] as Draw;
        while (running()) {
          const waiting = await caller
            .call(listWithdrawals, { query: { state: "pending", limit: QUEUE } })
            .catch(() => null);
          if (waiting?.status === 200)
            await Promise.all(
              Array.from({ length: AT_ONCE }, () => this.#decide(email, waiting.body, own)),
            );
          await rest(PAUSE_MS.min + own(PAUSE_MS.max - PAUSE_MS.min));
        }
      }),
    );
  }

  async #decide(email: string, waiting: readonly WithdrawalView[], draw: Draw): Promise<void> {
    const open = waiting.filter(({ player_id }) => !this.spared.has(player_id));
    const [agreed, fresh] = [[] as WithdrawalView[], [] as WithdrawalView[]];
    for (const one of open)
      (one.approvals.some(({ operator }) => operator === email) ? agreed : fresh).push(one);
    const share = draw(20);
    // An operator who agreed already tries again: one is not two.
    const from = share < SHARE.again && share >= SHARE.twice && agreed.length > 0 ? agreed : fresh;
    const chosen = from[draw(Math.max(1, from.length))];
    if (!chosen) return;
    const kind = share < SHARE.reject ? "rejection" : "approval";
    const clicks = share >= SHARE.reject && share < SHARE.twice ? 2 : 1;
    const decisions = Array.from({ length: clicks }, () =>
      this.begin(kind, email, chosen.reference),
    );
    await Promise.all(decisions.map(this.send));
  }

  unanswered = (): Decision[] => this.history.filter((one) => one.state === "unanswered");

  /** Asks again for what has no definitive answer and is not being asked for. */
  async resend(decisions: readonly Decision[]): Promise<void> {
    const left = decisions.filter((one) => one.state === "unanswered" && !this.#inFlight.has(one));
    await Promise.all(left.map((decision) => this.once(decision)));
  }

  /** Sends the last acceptances again: nobody may be told twice that the same was done. */
  async repeat(count: number): Promise<void> {
    const accepted = this.history.filter((one) => one.state === "accepted");
    await Promise.all(accepted.slice(-count).map(this.send));
  }

  /** Every withdrawal of the house, small ones too; or those in one state. */
  async withdrawals(states: readonly PaymentState[] = PAYMENT_STATES): Promise<WithdrawalView[]> {
    const lists: WithdrawalView[][] = [];
    for (const state of states)
      lists.push(
        await readPages<WithdrawalView>((last) => {
          const query = { state, after: last?.reference, limit: PAGE };
          return this.#reader.call(listWithdrawals, { query });
        }, PAGE),
      );
    return lists.flat();
  }

  async trail(): Promise<TrailEntry[]> {
    const entries = await readPages(
      (last: { readonly id: number } | undefined) =>
        this.#reader.call(listTrailEntries, { query: { before: last?.id, limit: PAGE } }),
      PAGE,
    );
    return entries.flatMap(({ action, subject, operator }) => {
      const kind = ACTIONS.get(action);
      return kind
        ? [{ action: kind, reference: subject.replace("withdrawal ", ""), operator }]
        : [];
    });
  }

  /** The two managers: one proposes what the other agrees to. */
  get managers(): readonly [HttpCaller, HttpCaller] {
    const [first, second] = this.#operators as [Operator, Operator];
    return [first.caller, second.caller];
  }

  get #reader(): HttpCaller {
    return this.managers[0];
  }

  #callerOf({ operator }: Decision): HttpCaller {
    return (this.#operators.find(({ email }) => email === operator) as Operator).caller;
  }
}
