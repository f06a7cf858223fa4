import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import { launchStudioGame } from "@houselight/contracts";
import {
  brokenInvariants,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  TestClock,
} from "@houselight/test-kit";
import type { House } from "#platform/module";
import { fetchGames } from "../../games/fetch-games.ts";
import { isSignedByOne } from "../rsa.ts";
import { HUB88_KEYS, houselightSpeaker, hub88Speaker, type Speaker } from "./speakers.ts";
import type { SpokenSession, Told } from "./speakers.ts";

/** A house with a studio of each protocol, whose games come from a server of the test. */
export interface SpokenHouse {
  readonly house: House;
  readonly url: string;
  readonly clock: TestClock;
  /** Returns what was asked for last when a game of the second was opened, as the aggregator reads it. */
  lastLaunch(): Readonly<Record<string, unknown>>;
  /** Has the aggregator answer the next question for the address of a game by this. */
  launchBy(answer: LaunchAnswer): void;
  seat(speaker: Speaker): Promise<SpokenSeat>;
  /** Looks whether the books hold, and closes the house. */
  close(): Promise<string[]>;
}

interface LaunchAnswer {
  readonly status?: number;
  readonly body?: unknown;
}

/** A player at a game, and how the studio speaks about it. */
export interface SpokenSeat {
  readonly playerId: bigint;
  readonly caller: HttpCaller;
  readonly session: SpokenSession;
  /** Returns what is left, or the word of the refusal. */
  say(told: Told): Promise<number | string>;
}

const GAMES = {
  houselight: { producer: "mill", name: "mill-reels" },
  hub88: { producer: "cabinet", name: "cab-reels" },
} as const;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

/** Opens the server of both studios. It answers who signs as the house does. */
async function openServer() {
  let launch: Record<string, unknown> = {};
  let next: LaunchAnswer | null = null;
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const signature = request.headers["x-hub88-signature"]?.toString() ?? "";
      const isHouse = isSignedByOne([HUB88_KEYS.house.publicKey], { text, signature });
      const said = { "/mill/games": { games: MILL_GAMES } }[request.url ?? ""];
      if (said) return response.end(JSON.stringify(said));
      if (!isHouse) return response.writeHead(401).end("{}");
      if (request.url === "/hub/operator/generic/v2/game/list")
        return response.end(JSON.stringify(HUB_GAMES));
      launch = JSON.parse(text) as Record<string, unknown>;
      const { status = 200, body = { url: `http://${request.headers.host}/frame#x` } } = next ?? {};
      next = null;
      return response.writeHead(status).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const launchBy = (answer: LaunchAnswer) => {
    next = answer;
  };
  return { url, server, launchBy, lastLaunch: () => launch };
}

const MILL_GAMES = [{ id: "mill-reels", name: "Reels", kind: "slots", currencies: ["EUR"] }];
const PLATFORMS = ["GPL_DESKTOP", "GPL_MOBILE"];
/** Two games, and entries that are none. */
const HUB_GAMES = [
  {
    game_code: "cab_reels",
    name: "Cabinet Reels™",
    category: "Video Slots",
    platforms: PLATFORMS,
    enabled: true,
    demo_game_support: true,
    blocked_countries: [],
  },
  { game_code: "cab_gone", name: "Gone", category: "Bingo", platforms: PLATFORMS, enabled: false },
  { game_code: "../etc", name: "Elsewhere", category: "Bingo", platforms: PLATFORMS },
  { game_code: "cab_tags", name: "<b>Tags</b>", category: "Bingo", platforms: PLATFORMS },
  { game_code: "cab_screen", name: "No screen", category: "Bingo", platforms: ["GPL_WATCH"] },
  { game_code: 7, name: "Number", category: "Bingo", platforms: PLATFORMS },
  null,
  { game_code: "cab_cards", name: "Cards", category: "Live Blackjack", platforms: ["GPL_MOBILE"] },
];

/** Opens the house, with the games of both studios listed. Its limits of calls are wide unless one is given. */
export async function openSpokenHouse(callsPerSecond?: number): Promise<SpokenHouse> {
  const clock = new TestClock("2026-05-01T12:00:00Z");
  const { url: studiosUrl, server, launchBy, lastLaunch } = await openServer();
  const studios = [
    houselightSpeaker.configured(`${studiosUrl}/mill`),
    hub88Speaker.configured(`${studiosUrl}/hub`),
  ];
  const limited = callsPerSecond === undefined ? {} : { calls_per_second: callsPerSecond };
  const env = { STUDIOS: JSON.stringify(studios.map((studio) => ({ ...studio, ...limited }))) };
  const serve = callsPerSecond === undefined ? {} : { limitScale: 1 };
  const { house, served, close } = await openTestHouse({ serve, clock, env });
  await fetchGames(house);
  clock.advance(3_000);
  const url = served?.url as string;
  return {
    house,
    url,
    clock,
    launchBy,
    lastLaunch,
    seat: (speaker) => seat({ house, url, clock }, speaker, lastLaunch),
    close: async () => {
      const broken = await brokenInvariants(house);
      await close();
      server.close();
      return broken;
    },
  };
}

async function seat(
  { house, url, clock }: Pick<SpokenHouse, "house" | "url" | "clock">,
  speaker: Speaker,
  lastLaunch: () => Readonly<Record<string, unknown>>,
): Promise<SpokenSeat> {
  const { id, token } = await registered(house);
  await fund(house, id, 10_000n);
  const caller = httpCaller(url);
  caller.useSession(token);
  const opened = await caller.call(launchStudioGame, {
    params: GAMES[speaker.protocol],
    body: { mode: "real", currency: "EUR" },
  });
  const hash = new URLSearchParams(new URL(opened.body.url).hash.slice(1));
  const { token: told, user, game_code } = lastLaunch();
  const session =
    speaker.protocol === "hub88"
      ? { token: String(told), user: String(user), game: String(game_code) }
      : { token: hash.get("session") ?? "", user: "", game: "" };
  return {
    playerId: id,
    caller,
    session,
    say: async (about) => {
      const { path, body } = speaker.write(session, about);
      const headers = speaker.prove(path, body, clock.now());
      const { said } = await send(url, speaker, { path, body, headers });
      return speaker.read(said);
    },
  };
}

/** Sends a request as a studio of a protocol does. */
export async function send(
  url: string,
  speaker: Speaker,
  request: {
    readonly path: string;
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  },
): Promise<{
  readonly status: number;
  readonly said: Readonly<Record<string, unknown>>;
  readonly retryAfter: string | null;
}> {
  const { producer } = GAMES[speaker.protocol];
  const answer = await fetch(`${url}/api/studios/${producer}/${request.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...request.headers },
    body: request.body,
  });
  const said = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, said, retryAfter: answer.headers.get("retry-after") };
}

/** Makes names for a round and its transactions. */
export const names = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
