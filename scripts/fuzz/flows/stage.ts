import { randomUUID } from "node:crypto";
import {
  type EndpointOutput,
  type EndpointShape,
  type GuardedSetting,
  listSettings,
  makeSettingProposal,
  type Role,
} from "@houselight/contracts";
import type { openTestHouse } from "@houselight/test-kit";
import type { Outside } from "@houselight/test-kit/outside/simulators";
import type { Actor } from "../cast.ts";
import type { ExactInput } from "../requests.ts";

export type TestedHouse = Awaited<ReturnType<typeof openTestHouse>>["house"];

/** A player who was made for one flow. */
export interface Newcomer {
  readonly actor: Actor;
  readonly id: bigint;
  readonly email: string;
}

interface AskOptions {
  /** Names in its address what is this player's alone: another is tried first, and must fail. */
  readonly own?: boolean;
  /** Sent in place of the body as JSON, with its own content type. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The place of a flow: its requests go the way of all others, and are judged like them. */
export interface Stage {
  readonly house: TestedHouse;
  readonly url: string;
  readonly outside: Outside;
  /** Returns a new player, signed in: with this much money, in smallest units, or plenty. */
  newcomer(name: string, amount?: bigint): Promise<Newcomer>;
  /** Returns somebody without a session, who keeps the one that they are given. */
  visitor(name: string): Actor;
  operator(role: Role): Actor;
  /** Returns a further operator, where two must agree. */
  colleague(role: Role): Promise<Actor>;
  /** Returns what a new operator signs in with. */
  employ(role: Role): Promise<{ readonly email: string; readonly password: string }>;
  /** Sends a request, and now and then wrong ones before it. Throws FlowBroken when it is refused. */
  ask<const E extends EndpointShape>(
    actor: Actor,
    endpoint: E,
    input?: ExactInput,
    options?: AskOptions,
  ): Promise<EndpointOutput<E>>;
}

/** A few requests, each of which needs what the one before has given. */
export interface Flow {
  readonly name: string;
  readonly reaches: readonly EndpointShape[];
  play(stage: Stage): Promise<void>;
}

/** Ends a flow whose next step was refused: a wrong request before it may have used up what it needs. */
export class FlowBroken extends Error {}

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 15_000;

/** Asks until there is an answer. Throws FlowBroken when none comes. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_EVERY_MS) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new FlowBroken(`${what} does not come`);
}

/** Has an operator propose a choice of a guarded setting, and another one agree where that is needed. */
export async function chooseByTwo<S extends GuardedSetting>(
  stage: Stage,
  { name, choose }: S,
  value: unknown,
): Promise<void> {
  const manager = stage.operator("manager");
  const settings = await stage.ask(manager, listSettings);
  const based_on = settings.find((one) => one.name === name)?.version;
  const body = { id: randomUUID(), based_on, value, reason: "for a storm" };
  const { id, state } = await stage.ask(manager, choose as GuardedSetting["choose"], { body });
  if (state === "made") return;
  await stage.ask(await stage.colleague("manager"), makeSettingProposal, { params: { id } });
}

/** Waits for a token of a link in the mails to an address. */
export const mailedToken = (stage: Stage, to: string, name: string): Promise<string> =>
  until(`a mail with ${name}`, async () => {
    for (const { text } of await stage.outside.mails(to)) {
      const found = new RegExp(`[?&]${name}=([\\w.~-]+)`).exec(text)?.[1];
      if (found !== undefined) return found;
    }
    return undefined;
  });
