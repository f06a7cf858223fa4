import { createHmac } from "node:crypto";
import { isOpenChannel } from "@houselight/contracts";
import { accounts } from "./core/accounts/module.ts";
import { attribution } from "./core/attribution/module.ts";
import { catalogue } from "./core/catalogue/module.ts";
import { configuration } from "./core/configuration/module.ts";
import { content } from "./core/content/module.ts";
import { fairness } from "./core/fairness/module.ts";
import { audit } from "./audit/module.ts";
import { mail } from "./core/mail/module.ts";
import { sms } from "./core/sms/module.ts";
import { passkeys } from "./core/passkeys/module.ts";
import { signIn } from "./core/sign-in/module.ts";
import { social } from "./core/social/module.ts";
import { software } from "./core/software/module.ts";
import { staff } from "./core/staff/module.ts";
import { support } from "./core/support/module.ts";
import { tracking } from "./core/tracking/module.ts";
import { verification } from "./core/verification/module.ts";
import { wallet } from "./core/wallet/module.ts";
import { bonuses } from "./entitlements/bonuses/module.ts";
import { compliance } from "./entitlements/compliance/module.ts";
import { freespins } from "./entitlements/freespins/module.ts";
import { gifts } from "./entitlements/gifts/module.ts";
import { cashbox } from "./money/cashbox/module.ts";
import { corrections } from "./money/corrections/module.ts";
import { wagersModule } from "./money/wagers/module.ts";
import { houseGames } from "./play/house-games/module.ts";
import { liveTables } from "./play/live-tables/module.ts";
import { rocket } from "./play/rocket/module.ts";
import { studioGames } from "./play/studio-games/module.ts";
import { sportsbook } from "./play/sportsbook/module.ts";
import { jackpots } from "./engagement/jackpots/module.ts";
import { tournaments } from "./engagement/tournaments/module.ts";
import { vip } from "./engagement/vip/module.ts";
import { adventures } from "./engagement/adventures/module.ts";
import { lotteries } from "./engagement/lotteries/module.ts";
import { wheel } from "./engagement/wheel/module.ts";
import { lootboxes } from "./engagement/lootboxes/module.ts";
import { reports } from "./engagement/reports/module.ts";
import { cashback } from "./engagement/cashback/module.ts";
import { comps } from "./engagement/comps/module.ts";
import { notices } from "./core/notices/module.ts";
import { outbox } from "./platform/outbox/module.ts";
import { type Clock, followDatabase, systemClock } from "#platform/clock";
import type { Config } from "#platform/config";
import { type Database, type Migration, migrate, readMigrations } from "#platform/database";
import { type Ids, randomIds } from "#platform/ids";
import { startLoop } from "#platform/jobs";
import { createLiveHub, type LiveHubOptions, type RunningLiveHub } from "#platform/live";
import { createLog, type Log } from "#platform/log";
import { createMetrics } from "#platform/metrics";
import { createRequestSource, type SourceOf, trustedProxies } from "#platform/network";
import { type House, isSeeded, type Module, noteSeeded } from "#platform/module";
import { type Reaction, type RunningReactions, startReactions } from "#platform/outbox";
import { type Random, systemRandom } from "#platform/random";
import { connectValkey, type Valkey } from "#platform/valkey";

/** Every module, in band order: a module calls only those before it. */
export const MODULES: readonly Module[] = [
  // platform
  outbox,
  // core
  signIn,
  staff,
  software,
  configuration,
  mail,
  sms,
  wallet,
  attribution,
  accounts,
  verification,
  social,
  passkeys,
  catalogue,
  fairness,
  content,
  tracking,
  notices,
  support,
  // entitlements
  compliance,
  bonuses,
  freespins,
  gifts,
  // money
  wagersModule,
  cashbox,
  corrections,
  // play
  houseGames,
  rocket,
  liveTables,
  studioGames,
  sportsbook,
  // engagement
  jackpots,
  tournaments,
  lotteries,
  wheel,
  lootboxes,
  adventures,
  vip,
  comps,
  cashback,
  reports,
  // over all of them
  audit,
];

/** Good clocks drift by less than a millisecond within it. */
const CLOCK_LOOK_MS = 10_000;

/** Parts that tests and benches replace. */
export interface HouseOverrides {
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly random?: Random;
  readonly log?: Log;
  readonly metrics?: House["metrics"];
  /** Says what is being done while the house is set up. */
  progress?(step: string): void;
}

export interface RunningHouse extends House {
  readonly live: RunningLiveHub;
  /** Reads where a request comes from, by the proxies that are trusted. */
  readonly sourceOf: SourceOf;
  readonly valkey: Valkey | null;
  readonly reactions: RunningReactions;
  close(): Promise<void>;
}

/**
 * Sets up a house on an open database: brings it to the newest schema, prepares what every house
 * has, seeds the demonstration once, and starts the reactions. HTTP and jobs are started apart.
 */
export async function openHouse(
  config: Config,
  database: Database,
  secret: string,
  overrides: HouseOverrides = {},
): Promise<RunningHouse> {
  const { progress = () => {} } = overrides;
  progress("migrates the database");
  await migrateHouse(database);
  const log = overrides.log ?? createLog(config.LOG_LEVEL);
  const metrics = overrides.metrics ?? createMetrics();
  const { clock, stopClock } = await openClock(database, overrides.clock, { log, metrics });
  const key = (purpose: string) => createHmac("sha256", secret).update(purpose).digest("hex");
  const valkey = config.VALKEY_URL ? await connectValkey(config.VALKEY_URL, log) : null;
  const sourceOf = createRequestSource({
    trusts: trustedProxies(config.TRUST_PROXY),
    publicUrl: config.PUBLIC_URL,
    countryHeader: config.GEO_HEADER,
  });
  const connections = metrics.liveConnections;
  const live = openHub(config, { secret: key("live"), clock, log, connections, valkey, sourceOf });
  let reactions: RunningReactions | undefined;
  const house: House = {
    config,
    clock,
    ids: overrides.ids ?? randomIds,
    random: overrides.random ?? systemRandom,
    database,
    live,
    log,
    metrics,
    key,
    reactionNames: () => reactionsOf(house).map(({ name }) => name),
    objectionTo: async (act, tx, playerId) => {
      for (const module of MODULES) {
        const found = await module.objections?.(house)[act]?.(tx, playerId);
        if (found) return found;
      }
      return null;
    },
    giverOf: (kind) =>
      MODULES.map((module) => module.givers?.(house)[kind]).find((giver) => giver !== undefined),
    methodsOff: () =>
      Object.fromEntries(
        MODULES.flatMap((module) => Object.entries(module.methodsOff?.(house) ?? {})),
      ),
    personalData: () => MODULES.flatMap((module) => module.personalData?.(house) ?? []),
  };
  await prepareHouse(house, progress);
  if (config.ROLE !== "web") {
    reactions = await startReactions({ database, log, metrics }, reactionsOf(house));
  }
  const running = reactions ?? { settled: async () => {}, stop: async () => {} };
  return {
    ...house,
    live,
    sourceOf,
    valkey,
    reactions: running,
    async close() {
      await stopClock();
      await running.stop();
      await live.close();
      await valkey?.close();
      await database.close();
    },
  };
}

/** Takes the clock that is given, else the database's where that may run on another machine. */
async function openClock(
  database: Database,
  given: Clock | undefined,
  { log, metrics }: Pick<House, "log" | "metrics">,
): Promise<{ readonly clock: Clock; stopClock(): Promise<void> }> {
  if (given || database.kind === "embedded")
    return { clock: given ?? systemClock, stopClock: async () => {} };
  const clock = await followDatabase(database, { log, registry: metrics.registry });
  const loop = { name: "clock", everyMs: CLOCK_LOOK_MS, run: clock.look };
  return { clock, stopClock: startLoop(loop, log) };
}

/** Opens the live socket's hub with the channels and the limits of a house. */
const openHub = (
  config: Config,
  given: Omit<LiveHubOptions, "isOpenChannel" | "limits">,
): RunningLiveHub =>
  createLiveHub({
    ...given,
    isOpenChannel,
    limits: { connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS },
  });

const reactionsOf = (house: House): readonly Reaction[] =>
  MODULES.flatMap((module) => module.reactions?.(house) ?? []);

/** Brings a database to the newest schema of all modules. */
export async function migrateHouse(database: Database): Promise<void> {
  await migrate(database, await houseMigrations());
}

export async function houseMigrations(): Promise<Migration[]> {
  const lists = MODULES.map((module) =>
    readMigrations(module.name, `${module.directory}/migrations`),
  );
  return (await Promise.all(lists)).flat();
}

async function prepareHouse(house: House, progress: (step: string) => void): Promise<void> {
  for (const module of MODULES) await module.prepare?.(house);
  if (!house.config.DEMO) return;
  for (const module of MODULES) {
    if (!module.seed || (await isSeeded(house.database, module.name))) continue;
    progress(`seeds the demonstration: ${module.name}`);
    await module.seed(house);
    await noteSeeded(house.database, module.name);
  }
}
