import type { Clock } from "#platform/clock";
import type { Config } from "#platform/config";
import type { Database, Tx } from "#platform/database";
import type { Route } from "#platform/http";
import type { Ids } from "#platform/ids";
import type { Job, Loop } from "#platform/jobs";
import type { HouseLive } from "#platform/live";
import type { Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import type { Reaction } from "#platform/outbox";
import type { Random } from "#platform/random";
import type { PersonalData } from "./personal-data.ts";

/** Everything a module is given: the machinery of one running house. */
export interface House {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly database: Database;
  readonly live: HouseLive;
  readonly log: Log;
  readonly metrics: Metrics;
  /** A key made from the house's secret for one purpose, as hex. */
  key(purpose: string): string;
  /** Names of all reactions of this house, wherever they run. */
  reactionNames(): readonly string[];
  /** Returns the name by which a module refuses an act of another one on a player; null when none does. Joins the transaction. */
  objectionTo(act: Act, tx: Tx, playerId: bigint): Promise<string | null>;
  /** Returns the part of the module that gives things of a kind; undefined when none does. */
  giverOf(kind: string): Giver | undefined;
  /** Says of each payment method that the house cannot serve what is missing, by its id. */
  methodsOff(): Readonly<Record<string, string>>;
  /** Returns what tells and forgets a person, module by module in their order. */
  personalData(): readonly PersonalData[];
}

/** An act of one module that others may have reasons against. */
type Act = "fairness.rotate" | "bonuses.activate";

/** Returns by what name an act on a player is refused; null when nothing speaks against it. */
export type Objection = (tx: Tx, playerId: bigint) => Promise<string | null>;

/** Gives a player something on behalf of another module, in its transaction. */
export type Giver = (tx: Tx, given: unknown) => Promise<void>;

/** A module's page of contents. All parts but the name are optional. */
export interface Module {
  readonly name: string;
  /** The module's folder, for its migrations. */
  readonly directory: string;
  routes?(house: House): readonly Route[];
  reactions?(house: House): readonly Reaction[];
  jobs?(house: House): readonly Job[];
  loops?(house: House): readonly Loop[];
  /** Refuses acts of other modules on a player, each by a name. */
  objections?(house: House): Readonly<Partial<Record<Act, Objection>>>;
  /** Gives players what the module keeps, by kind, on behalf of others. */
  givers?(house: House): Readonly<Record<string, Giver>>;
  /** Says of each payment method that it cannot serve, as the house is configured, what is missing. */
  methodsOff?(house: House): Readonly<Record<string, string>>;
  /** Tells what the module knows of a person, and forgets it when the law lets it. */
  personalData?(house: House): PersonalData;
  /** Configuration that must exist in any house; runs at every start and changes nothing twice. */
  prepare?(house: House): Promise<void>;
  /** A believable set for the demonstration; runs once, on an empty house. */
  seed?(house: House): Promise<void>;
}

/** One instance per house of something with state: a batcher, a cache of what never changes. */
export function perHouse<T>(create: (house: House) => T): (house: House) => T {
  const instances = new WeakMap<House, T>();
  return (house) => {
    let instance = instances.get(house);
    if (instance === undefined) {
      instance = create(house);
      instances.set(house, instance);
    }
    return instance;
  };
}
