import {
  ENDPOINTS,
  type EndpointShape,
  currencyConfig,
  makeSettingProposal,
} from "@houselight/contracts";
import { type Cast, mayEnter } from "./cast.ts";
import { type Draws, drawsOf } from "./draws.ts";
import { type Answer, leaked, undeclared } from "./judge.ts";
import { KnownValues } from "./known-values.ts";
import { type FuzzRequest, kindsOf, nextRequest } from "./requests.ts";

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Names of the endpoints to call; all when empty. */
  readonly only?: readonly string[];
  readonly say?: (line: string) => void;
}

/** Outcome of a run: counts, and a line for every answer that should not have been. */
export interface FuzzResult {
  readonly seed: number;
  readonly requests: number;
  readonly answers: Readonly<Record<"2xx" | "3xx" | "4xx" | "5xx", number>>;
  readonly undeclared: number;
  readonly leaks: number;
  readonly sockets: number;
  readonly socketFaults: number;
  readonly brokenInvariants: number;
  /** Endpoints that were called. */
  readonly endpoints: number;
  /** Names of the endpoints that never gave a success. */
  readonly unreached: readonly string[];
  readonly faults: readonly string[];
}

/** Share of requests that are sent again as they were, and of those sent many times at once. */
const REPLAY_SHARE = 0.08;
const BURST_SHARE = 0.01;
const BURST = 10;
const REPLAYABLE = 60;
/** Share of requests to endpoints that have not answered a success yet. */
const MISSING_SHARE = 0.25;
const FAULTS_TOLD = 50;

/** Sends the requests of a run, judges each answer and keeps the count. */
export class FuzzRun {
  readonly draws: Draws;
  readonly known = new KnownValues();
  readonly faults: string[] = [];
  cast: Cast;
  count = 0;
  /** An operator chose other currencies: newcomers may find none of theirs. */
  currenciesChanged = false;
  readonly #options: FuzzOptions;
  readonly #endpoints: readonly EndpointShape[];
  readonly #answers = { "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 };
  readonly #reached = new Set<string>();
  readonly #earlier: FuzzRequest[] = [];
  #undeclared = 0;
  #leaks = 0;

  constructor(options: FuzzOptions, cast: Cast) {
    const { seed, only = [] } = options;
    this.#options = options;
    this.cast = cast;
    this.draws = drawsOf(seed);
    const unknown = only.filter((name) => !ENDPOINTS.some((one) => one.name === name));
    if (unknown.length > 0) throw new Error(`There is no endpoint ${unknown.join(", ")}.`);
    this.#endpoints = ENDPOINTS.filter(({ name }) => only.length === 0 || only.includes(name));
  }

  /** Sends the next request: a new one, one of before again, or one many times at once. */
  async step(): Promise<void> {
    const { draws } = this;
    const again = this.#earlier.length > 0 && draws.chance(REPLAY_SHARE);
    const request = again ? draws.of(this.#earlier) : this.#next();
    const times = draws.chance(BURST_SHARE) ? BURST : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => sendRequest(request)));
    for (const answer of answers) this.#judge(request, answer);
    if (!again) this.#remember(request);
  }

  /** Sends one request, judges its answer and keeps it to be sent again later. */
  async send(request: FuzzRequest): Promise<Answer> {
    const answer = await sendRequest(request);
    this.#judge(request, answer);
    this.#remember(request);
    return answer;
  }

  /** Tells of a success where somebody asked for what is another's. */
  mustFail(request: FuzzRequest, answer: Answer): void {
    if (answer.status >= 300) return;
    this.#leaks += 1;
    this.#tell(request, answer, "does what is another's");
  }

  /** Tells whether a flow is about an endpoint of this run. */
  isAsked(endpoints: readonly EndpointShape[]): boolean {
    return endpoints.some((one) => this.#endpoints.includes(one));
  }

  /** Makes a request; at times an honest one to an endpoint that has not answered a success yet. */
  #next(): FuzzRequest {
    const { cast, known, draws } = this;
    const missing = this.#endpoints.filter(({ name }) => !this.#reached.has(name));
    return missing.length > 0 && draws.chance(MISSING_SHARE)
      ? nextRequest(cast, known, draws, missing, true)
      : nextRequest(cast, known, draws, this.#endpoints);
  }

  /** Sends an honest request to each endpoint that has not answered a success; tells whether one is left. */
  async reachMissing(): Promise<boolean> {
    for (const endpoint of this.#endpoints)
      if (!this.#reached.has(endpoint.name))
        await this.send(nextRequest(this.cast, this.known, this.draws, [endpoint], true));
    return this.#endpoints.some(({ name }) => !this.#reached.has(name));
  }

  #remember(request: FuzzRequest): void {
    this.#earlier.push(request);
    if (this.#earlier.length > REPLAYABLE) this.#earlier.shift();
  }

  #judge(request: FuzzRequest, answer: Answer): void {
    this.count += 1;
    const { endpoint, actor } = request;
    const kind = `${Math.floor(answer.status / 100)}xx` as keyof FuzzResult["answers"];
    this.#answers[kind] += 1;
    const fault = undeclared(endpoint, answer);
    if (fault !== null) {
      this.#undeclared += 1;
      this.#tell(request, answer, `undeclared ${fault}`);
    } else if (kind === "5xx") this.#tell(request, answer, "5xx");
    if (kind !== "2xx") return;
    this.#reached.add(endpoint.name);
    this.currenciesChanged ||=
      endpoint === currencyConfig.choose || endpoint === makeSettingProposal;
    if (this.#leaksTo(request, answer)) this.#leaks += 1;
    for (const kind of kindsOf(endpoint)) this.known.learn(actor.name, kind, answer.body);
  }

  /** Tells of a success for somebody who may not have one, and of another's secret shown to a player. */
  #leaksTo(request: FuzzRequest, answer: Answer): boolean {
    const { cast } = this;
    const { actor, endpoint } = request;
    if (!mayEnter(cast, actor, endpoint)) {
      this.#tell(request, answer, "open to a stranger");
      return true;
    }
    const isStaff = [...cast.operators.values()].some((one) => one === actor);
    const secret = actor === cast.ada || isStaff ? null : leaked(answer, [cast.ada.secret]);
    if (secret !== null) this.#tell(request, answer, `shows ${secret}`);
    return secret !== null;
  }

  #tell({ endpoint, actor, way, path, body }: FuzzRequest, { body: answer }: Answer, what: string) {
    const said = body === undefined ? "" : ` ${body.slice(0, 300)}`;
    const told = JSON.stringify(answer)?.slice(0, 300);
    const line = `${what}: ${actor.name} (${way}) ${endpoint.method} ${path}${said} → ${told}`;
    if (this.faults.length < FAULTS_TOLD) this.faults.push(line);
    this.#options.say?.(line);
  }

  result(
    sockets: { readonly tried: number; readonly faults: readonly string[] },
    broken: readonly string[],
  ): FuzzResult {
    return {
      seed: this.#options.seed,
      requests: this.count,
      answers: this.#answers,
      undeclared: this.#undeclared,
      leaks: this.#leaks,
      sockets: sockets.tried,
      socketFaults: sockets.faults.length,
      brokenInvariants: broken.length,
      endpoints: this.#endpoints.length,
      unreached: this.#endpoints.map(({ name }) => name).filter((name) => !this.#reached.has(name)),
      faults: [...this.faults, ...sockets.faults, ...broken],
    };
  }
}

/** Sends a request as it is; an answer that is cut off counts as a fault of the house. */
async function sendRequest({ endpoint, actor, path, body, headers }: FuzzRequest): Promise<Answer> {
  // Whoever has no session of their own has none, whatever the request before has given them.
  if (!actor.isPlayer) actor.browser.useSession(actor.token);
  const { status, body: answer } = await actor.browser.send(endpoint.method, path, body, headers);
  return { status, body: answer };
}
