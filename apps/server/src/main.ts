import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openHouse, type RunningHouse } from "./app.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PLAYERS } from "#core/accounts";
import { backOfficeAddress, type BrandAddress, brandAddresses } from "#core/configuration";
import { DEMONSTRATION_OPERATOR_PASSWORD, DEMONSTRATION_OPERATORS, hasManager } from "#core/staff";
import { sumsubKeys } from "#core/verification";
import { paperpaySecret } from "#money/cashbox";
import type { SiteModule } from "./pages/mount-site.ts";
import { type Config, readConfig, StartError } from "#platform/config";
import { openDatabase } from "#platform/database";
import { isUnavailable } from "#platform/http";
import { createMetrics } from "#platform/metrics";
import { systemRandom } from "#platform/random";
import { listening, probePort } from "./outside/open-port.ts";
import {
  type OpenSimulators,
  planSimulators,
  runSimulators,
  type SimulatorsPlan,
} from "./outside/run-simulators.ts";
import { type ServedHouse, serveHouse } from "./serve-house.ts";

export interface StartOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  progress?(step: string): void;
  /** Starts the outside world beside the house, on a port of its own. */
  readonly simulators?: OpenSimulators;
  /** Resolves once the site is built. */
  siteReady?: Promise<unknown>;
}

/** A login of the demonstration: a player's, or an operator's with a role. */
interface Login {
  readonly email: string;
  readonly password: string;
  readonly role: string | null;
}

export interface StartedHouse {
  readonly house: RunningHouse;
  readonly served: ServedHouse;
  /** Address of the simulators for browsers; null without them. */
  readonly simulatorsUrl: string | null;
  /** True when the house's mails go to the simulators' mailbox. */
  readonly mailsAreSimulated: boolean;
  /** Addresses at which the brands are visited. */
  readonly brands: readonly BrandAddress[];
  /** Address of the back office; null where only its API is served. */
  readonly backOfficeUrl: string | null;
  readonly logins: readonly Login[];
  /** False where nobody can come in who manages operators. */
  readonly hasManager: boolean;
  stop(): Promise<void>;
}

/**
 * Starts the house that the environment describes.
 * Throws StartError with one sentence for a fault that the person who starts it can correct.
 */
export async function start(options: StartOptions = {}): Promise<StartedHouse> {
  const { progress = () => {} } = options;
  const asked = readConfig(options.env ?? process.env);
  const open = asked.SIMULATORS ? options.simulators : undefined;
  const plan = open ? await planSimulators(asked) : null;
  await assertPortsFree(asked, plan);
  const config: Config = {
    ...asked,
    PAPERPAY_URL: asked.PAPERPAY_URL ?? plan?.paperpayUrl,
    SUMSUB_URL: asked.SUMSUB_URL ?? plan?.identityUrl,
    SMTP_URL: asked.SMTP_URL ?? plan?.smtpUrl,
    SMS_URL: asked.SMS_URL ?? plan?.smsUrl,
    SPORTS_FEED_URL: asked.SPORTS_FEED_URL ?? plan?.sportsUrl,
    STUDIOS: asked.STUDIOS ?? (plan?.games ? plan.studios : undefined),
    AUTH_PROVIDERS: asked.AUTH_PROVIDERS ?? (plan ? [plan.authProvider] : undefined),
  };
  progress(
    config.DATABASE_URL
      ? "connects to the database"
      : `opens the embedded database in ${config.DATA_DIR}/`,
  );
  const database = await openDatabase(config);
  let house: RunningHouse | undefined;
  let simulators: { close(): Promise<void> } | undefined;
  try {
    const secret = config.SECRET ?? (await keptSecret(config.DATA_DIR));
    house = await openHouse(config, database, secret, {
      progress,
      metrics: createMetrics({ process: true }),
    });
    if (config.FOOTBALL_JSON_DIR && config.SPORTS_FEED_URL !== plan?.sportsUrl)
      house.log.warn(
        "FOOTBALL_JSON_DIR is read by the bundled feed of odds alone, which is not in use",
      );
    await options.siteReady;
    const site = await loadSite(config);
    const shared = {
      paperpaySecret: paperpaySecret(house),
      identity: sumsubKeys(house),
      // The same world after a restart: matches go on.
      worldSeed: house.key("the world of the simulated feed of odds"),
      folder: config.DATA_DIR,
      warn: (line: string) => house?.log.warn(line),
    };
    if (open && plan) simulators = await runSimulators(open, plan, shared);
    const officeDirectory = config.BACK_OFFICE_DIR && resolve(config.BACK_OFFICE_DIR);
    const served = await serveHouse(house, {
      ...(site ? { site } : {}),
      ...(officeDirectory ? { officeDirectory } : {}),
    });
    return {
      house,
      served,
      simulatorsUrl: plan?.publicUrl ?? null,
      mailsAreSimulated: plan !== null && config.SMTP_URL === plan.smtpUrl,
      brands: brandAddresses(config, served.port),
      backOfficeUrl: officeDirectory ? backOfficeAddress(config, served.port) : null,
      logins: config.DEMO ? logins() : [],
      hasManager: await hasManager(database),
      stop: async () => {
        await stop(house as RunningHouse, served);
        await simulators?.close();
      },
    };
  } catch (error) {
    await simulators?.close();
    await (house ?? database).close();
    throw startFault(error, config);
  }
}

/**
 * Looks whether the ports can be opened: a start that ends for them at its end has built and seeded for minutes.
 * Throws StartError, which names the variable.
 */
async function assertPortsFree(
  { HOST, PORT }: Config,
  simulators: Pick<SimulatorsPlan, "host" | "port"> | null,
): Promise<void> {
  await listening("PORT", PORT, () => probePort(HOST, PORT));
  if (simulators)
    await listening("SIMULATORS_PORT", simulators.port, () =>
      probePort(simulators.host, simulators.port),
    );
}

/** Makes a sentence of a database that answers no more: it is no defect, and its stack would say less. */
function startFault(error: unknown, { DATABASE_URL }: Config): unknown {
  if (!DATABASE_URL || error instanceof StartError || !isUnavailable(error)) return error;
  return new StartError(
    `The database (DATABASE_URL) was lost while the house started: ${(error as Error).message}. Start the house again once it answers.`,
  );
}

async function stop(house: RunningHouse, served: ServedHouse): Promise<void> {
  await served.close();
  await house.close();
}

const logins = (): readonly Login[] => [
  ...DEMONSTRATION_PLAYERS.map(({ email }) => ({
    email,
    password: DEMONSTRATION_PASSWORD,
    role: null,
  })),
  ...DEMONSTRATION_OPERATORS.map(({ email, role }) => ({
    email,
    password: DEMONSTRATION_OPERATOR_PASSWORD,
    role,
  })),
];

/** The embedded house's own secret, made at its first start and kept beside the data. */
async function keptSecret(directory: string): Promise<string> {
  const path = join(directory, "secret");
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.length >= 32) return kept;
  const made = systemRandom.hex(32);
  await writeFile(path, made, { mode: 0o600 });
  return made;
}

async function loadSite(config: Config): Promise<{ directory: string; module: SiteModule } | null> {
  if (!config.SITE_DIR) return null;
  const directory = resolve(config.SITE_DIR);
  // React renders several times faster in production mode, which it reads from here.
  process.env["NODE_ENV"] ??= "production";
  const bundle = pathToFileURL(join(directory, "server/server.js")).href;
  try {
    return { directory, module: (await import(bundle)) as SiteModule };
  } catch (error) {
    throw new StartError(
      `The site in ${config.SITE_DIR} cannot be loaded (${(error as Error).message}). Run npm run build.`,
    );
  }
}

async function main(): Promise<void> {
  const started = await start();
  process.stdout.write(`Houselight listens on ${started.served.url}\n`);
  const end = () => void started.stop().then(() => process.exit(0));
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof StartError ? error.message : (error as Error).stack}\n`,
    );
    process.exit(1);
  });
}
