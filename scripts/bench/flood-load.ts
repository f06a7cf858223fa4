import { randomBytes, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { answeredCaptcha, deviceToken, type RunningHouse } from "@houselight/server/testing";
import { readAnswers, type RequestText, textOf } from "./http-load.ts";
import { BENCH_PASSWORD, type BenchPlayer } from "./rounds.ts";
import { stopwatch } from "./timing.ts";

/** Starts of a second: strangers with wrong passwords, owners on a known device, owners with a captcha. */
const RATES = { stranger: 200, known: 16, proven: 12 } as const;
type Who = keyof typeof RATES;
const TICK_MS = 5;

/** Sign-ins that are valid, made beforehand: solving captchas is the visitors' work, not the house's. */
export interface Owners {
  readonly known: readonly { readonly email: string; readonly device: string }[];
  /** Each is good once. */
  readonly proven: { readonly email: string; readonly captcha: string }[];
}

export interface FloodFigure {
  readonly strangersPerSecond: number;
  /** Strangers who were told to come back. */
  readonly busyPerSecond: number;
  readonly validPerSecond: number;
  readonly knownPerSecond: number;
  readonly provenPerSecond: number;
  readonly ownersRefusedPerSecond: number;
}

export async function makeOwners(
  house: RunningHouse,
  players: readonly BenchPlayer[],
  seconds: number,
): Promise<Owners> {
  const half = Math.floor(players.length / 2);
  const account = (email: string) => ({ kind: "player", email }) as const;
  const known = players
    .slice(0, half)
    .map(({ email }) => ({ email, device: deviceToken(house, account(email), null) }));
  const proven: Owners["proven"] = [];
  for (let turn = 0; turn < seconds * RATES.proven; turn++) {
    const { email } = players[half + (turn % half)] as BenchPlayer;
    proven.push({ email, captcha: await answeredCaptcha(house, account(email)) });
  }
  return { known, proven };
}

/**
 * Starts a flood at a fixed rate, whatever the house answers: each sign-in from a fresh address.
 * `reset` begins the measurement, `stop` ends flood and measurement and returns its figures.
 */
export function startFlood(port: number, owners: Owners) {
  const pool = openPool(port);
  const counts = { strangers: 0, busy: 0, known: 0, proven: 0, refused: 0 };
  const started = { stranger: 0, known: 0, proven: 0 };
  let watch = stopwatch();
  const inFlight = new Set<Promise<void>>();
  const flood = stopwatch();

  const send = async (who: Who, turn: number) => {
    const status = await pool.ask(requestOf(who, turn, owners));
    if (who === "stranger") {
      counts.strangers++;
      if (status === 429) counts.busy++;
    } else if (status === 200) counts[who]++;
    else counts.refused++;
  };
  const timer = setInterval(() => {
    // A busy machine may take longer than planned: then the captchas come to an end.
    for (const who of Object.keys(RATES) as Who[])
      while (
        started[who] < flood() * RATES[who] &&
        (who !== "proven" || owners.proven.length > 0)
      ) {
        const sent = send(who, started[who]++);
        inFlight.add(sent);
        void sent.finally(() => inFlight.delete(sent));
      }
  }, TICK_MS);

  return {
    reset() {
      Object.assign(counts, { strangers: 0, busy: 0, known: 0, proven: 0, refused: 0 });
      watch = stopwatch();
    },
    async stop(): Promise<FloodFigure> {
      const seconds = watch();
      const per = (count: number) => count / seconds;
      const figure = {
        strangersPerSecond: per(counts.strangers),
        busyPerSecond: per(counts.busy),
        validPerSecond: per(counts.known + counts.proven),
        knownPerSecond: per(counts.known),
        provenPerSecond: per(counts.proven),
        ownersRefusedPerSecond: per(counts.refused),
      };
      clearInterval(timer);
      await Promise.all(inFlight);
      pool.close();
      return figure;
    },
  };
}

function requestOf(who: Who, turn: number, owners: Owners): RequestText {
  let cookie = {};
  let user: Record<string, string> = {
    email: `stranger-${randomUUID()}@example.org`,
    password: "not-the-one-9",
  };
  if (who === "known") {
    const owner = owners.known[turn % owners.known.length] as Owners["known"][number];
    cookie = { cookie: `device=${owner.device}` };
    user = { email: owner.email, password: BENCH_PASSWORD };
  } else if (who === "proven") {
    const owner = owners.proven.pop() as Owners["proven"][number];
    user = { ...owner, password: BENCH_PASSWORD };
  }
  return {
    method: "POST",
    path: "/api/users/sign_in",
    headers: {
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
      "x-forwarded-for": `10.${[...randomBytes(3)].join(".")}`,
      ...cookie,
    },
    body: JSON.stringify({ user }),
  };
}

/** Kept-alive connections, one request on each at a time; a new one when all wait for an answer. */
function openPool(port: number) {
  const open = () => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    return { socket, answers: readAnswers(socket) };
  };
  const free: ReturnType<typeof open>[] = [];
  const all: ReturnType<typeof open>[] = [];
  return {
    async ask(request: RequestText): Promise<number> {
      let connection = free.pop();
      if (!connection) {
        connection = open();
        all.push(connection);
      }
      connection.socket.write(textOf(request));
      const { value: status } = await connection.answers.next();
      if (status === undefined) throw new Error("the house closed a connection");
      free.push(connection);
      return status;
    },
    close() {
      for (const { socket } of all) socket.destroy();
    },
  };
}
