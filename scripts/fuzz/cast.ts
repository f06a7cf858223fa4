import type { KnownValues } from "./known-values.ts";
import { randomBytes } from "node:crypto";
import {
  changePassword,
  type EndpointShape,
  getOperator,
  getPlayer,
  ROLES,
  type Role,
  signOut,
} from "@houselight/contracts";
import type { House } from "@houselight/server/testing";
import {
  fund,
  type HttpCaller,
  httpCaller,
  PLAYER_PASSWORD,
  registered,
  signedInOperator,
} from "@houselight/test-kit";

/** Somebody who calls: how requests are sent as them, and whose values they know best. */
export interface Actor {
  readonly name: string;
  readonly browser: HttpCaller;
  /** Of the session; null for who never had one. */
  readonly token: string | null;
  readonly isPlayer: boolean;
}

/** An operator who calls. */
export interface StaffActor extends Actor {
  readonly permissions: ReadonlySet<string>;
}

/** Everybody who takes part in a run. */
export interface Cast {
  readonly guest: Actor;
  /** Minds her own business; nobody else may see or move what is hers. */
  readonly ada: Actor & { readonly secret: string };
  readonly adaId: bigint;
  /** Tries everything. */
  readonly bob: Actor;
  readonly operators: ReadonlyMap<Role, StaffActor>;
  /** Sessions that hold no more: ended by their owner, run out, never made. */
  readonly ghosts: readonly Actor[];
}

const FUNDS = 10_000_000n;

/** Brings the players, operators and dead sessions of a run into a house. */
export async function castOf(house: House, url: string): Promise<Cast> {
  const ada = await player(house, url, "ada");
  await keepPassword(ada.actor);
  const bob = await player(house, url, "bob");
  return {
    guest: { name: "guest", browser: httpCaller(url), token: null, isPlayer: false },
    ada: { ...ada.actor, secret: ada.email },
    adaId: ada.id,
    bob: bob.actor,
    operators: await staffOf(house, url),
    ghosts: await ghostsOf(house, url),
  };
}

/** Tells whether somebody may be answered at all where a success needs a session, or a permission. */
export function mayEnter(
  { operators }: Cast,
  { name, isPlayer }: Actor,
  { access, permission }: EndpointShape,
): boolean {
  if (access === "player") return isPlayer;
  if (access !== "operator") return true;
  const one = [...operators.values()].find((operator) => operator.name === name);
  return one !== undefined && (permission === undefined || one.permissions.has(permission));
}

/** Tells whether somebody's session still holds: what they tried may have ended it. */
export async function isSignedIn({ browser }: Actor): Promise<boolean> {
  const { status, body } = await browser.call(getPlayer, {});
  return status === 200 && "id" in body;
}

/** Tells the run who there is, so that requests can be about them. */
export function introduce(known: KnownValues, { name }: Actor, id: bigint, email: string): void {
  known.keep(name, "players.id", Number(id));
  known.keep(name, "email", email);
}

/** Gives somebody a password that nobody guesses: the one of all others is known here. */
async function keepPassword({ browser }: Actor): Promise<void> {
  const password = randomBytes(12).toString("hex");
  const user = { current_password: PLAYER_PASSWORD, password, password_confirmation: password };
  const { status } = await browser.call(changePassword, { body: { user } });
  if (status !== 200) throw new Error(`the password is not changed: ${status}`);
}

/** Returns a new player with money, signed in. */
export async function player(
  house: House,
  url: string,
  name: string,
  amount = FUNDS,
): Promise<{ readonly actor: Actor; readonly id: bigint; readonly email: string }> {
  const { id, token } = await registered(house);
  if (amount > 0n) await fund(house, id, amount);
  const browser = httpCaller(url);
  browser.useSession(token);
  const { body } = await browser.call(getPlayer, {});
  if (body.email === undefined) throw new Error(`${name} is not signed in`);
  return { actor: { name, browser, token, isPlayer: true }, id, email: body.email };
}

/** Signs in a new operator of each role. */
export async function staffOf(house: House, url: string): Promise<ReadonlyMap<Role, StaffActor>> {
  const operators = new Map<Role, StaffActor>();
  for (const role of ROLES) {
    const browser = await signedInOperator(house, url, role);
    const { body } = await browser.call(getOperator, {});
    const permissions = new Set(body.permissions);
    operators.set(role, { name: role, browser, token: null, isPlayer: false, permissions });
  }
  return operators;
}

async function ghostsOf(house: House, url: string): Promise<Actor[]> {
  const ended = await player(house, url, "ended");
  await ended.actor.browser.call(signOut, {});
  ended.actor.browser.useSession(ended.actor.token);
  const late = await player(house, url, "late");
  await house.database.query(
    "update accounts.sessions set expires_at = now() - interval '1 day' where player_id = $1",
    [late.id],
  );
  const forged = httpCaller(url);
  const token = randomBytes(32).toString("base64url");
  forged.useSession(token);
  return [
    ...[ended, late].map(({ actor }) => ({ ...actor, isPlayer: false })),
    { name: "forged", browser: forged, token, isPlayer: false },
  ];
}
