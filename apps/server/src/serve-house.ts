import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { identify, LIVE_PATH } from "#core/accounts";
import { isRegionClosed, overriddenCountry } from "#core/configuration";
import { identifyOperator } from "#core/staff";
import { StartError } from "#platform/config";
import { createHttp } from "#platform/http";
import { type Loop, startJobs, startLoop } from "#platform/jobs";
import { type CountryOf, openGeography, trustedProxies } from "#platform/network";
import { MODULES, type RunningHouse } from "./app.ts";
import { listening } from "./outside/open-port.ts";
import { mountOffice } from "./pages/mount-office.ts";
import { mountSite, type SiteModule } from "./pages/mount-site.ts";

/** Gives what is under way when a house ends so long to be answered. */
const ANSWERED_WITHIN_MS = 15_000;

export interface ServeOptions {
  /** Answers pages; without it the house has its API alone. */
  readonly site?: { readonly directory: string; readonly module: SiteModule };
  /** Folder of the built back office; without it operators have the API alone. */
  readonly officeDirectory?: string;
  /** Answers are checked against the contract: on in tests. */
  readonly checkOutput?: boolean;
  readonly limitScale?: number;
  readonly jobs?: boolean;
}

export interface ServedHouse {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly url: string;
  /** Ends: `/readyz` says so for DRAIN_SECONDS, then nothing new is taken, and what is under way is answered. */
  close(): Promise<void>;
}

/** Listens on the configured host and port. Throws StartError when the port is taken. */
export async function serveHouse(
  house: RunningHouse,
  options: ServeOptions = {},
): Promise<ServedHouse> {
  const { config } = house;
  let closing: Promise<void> | undefined;
  const trusts = trustedProxies(config.TRUST_PROXY);
  const countryOf = await geographyOf(config);
  const http = await createHttp({
    routes: MODULES.flatMap((module) => module.routes?.(house) ?? []),
    log: house.log,
    clock: house.clock,
    metrics: house.metrics,
    valkey: house.valkey?.publisher ?? null,
    sourceOf: house.sourceOf,
    requestTimeoutMs: config.REQUEST_TIMEOUT_SECONDS * 1000,
    connections: {
      perAddress: config.CONNECTIONS_PER_ADDRESS,
      isProxy: (address) => trusts(address, 0),
    },
    checkOutput: options.checkOutput ?? false,
    limitScale: options.limitScale ?? 1,
    overriddenCountry: (host, chosen) => overriddenCountry(config, host, chosen),
    countryOf,
    isClosed: (entrance, { country }) => isRegionClosed(country, entrance),
    identify: identify(house),
    identifyOperator: identifyOperator(house),
    firstOf: (app) => mountOffice(app, options.officeDirectory ?? null, house),
    isEnding: () => closing !== undefined,
    ready: async () => {
      await house.database.query("select 1");
    },
  });
  if (options.site) await mountSite(http, { ...options.site, countryOf }, house);
  house.live.attach(http.app.server, LIVE_PATH);
  const url = await listening("PORT", config.PORT, () =>
    http.app.listen({ host: config.HOST, port: config.PORT }),
  );
  const stopTimed = options.jobs === false ? async () => {} : await startTimed(house);
  return {
    app: http.app,
    port: portOf(url),
    url,
    close: () => (closing ??= end(house, http.app, stopTimed)),
  };
}

/** Serves on until balancers have noticed, then answers what is under way and lets go of everybody. */
async function end(
  house: RunningHouse,
  app: FastifyInstance,
  stopTimed: () => Promise<void>,
): Promise<void> {
  await sleep(house.config.DRAIN_SECONDS * 1000);
  await stopTimed();
  const cutOff = setTimeout(() => app.server.closeAllConnections(), ANSWERED_WITHIN_MS).unref();
  // The server is closed once its last connection is: live sockets would hold it for good.
  await Promise.all([app.close(), house.live.endSockets()]);
  clearTimeout(cutOff);
}

/** Lists the loops of all modules that a process of this role runs. */
export const loopsOf = (house: RunningHouse): readonly Loop[] =>
  MODULES.flatMap((module) => module.loops?.(house) ?? []).filter(
    ({ inEveryProcess }) => inEveryProcess || house.config.ROLE !== "web",
  );

/** Starts the jobs and loops of a process of this role. Returns how to stop them. */
async function startTimed(house: RunningHouse): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  if (house.config.ROLE !== "web") {
    const jobs = MODULES.flatMap((module) => module.jobs?.(house) ?? []);
    stops.push(await startJobs(house.database, jobs, house.log));
  }
  stops.push(...loopsOf(house).map((loop) => startLoop(loop, house.log)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Opens the database of countries. Throws StartError when the one that is named cannot be read. */
async function geographyOf({ GEO_DATABASE }: RunningHouse["config"]): Promise<CountryOf> {
  try {
    return await openGeography(GEO_DATABASE);
  } catch (error) {
    if (GEO_DATABASE === undefined) throw error;
    throw new StartError("GEO_DATABASE names no .mmdb file that can be read.");
  }
}

/** Returns the port of an address, which leaves out that of its scheme. */
export const portOf = (url: string): number => Number(new URL(url).port || 80);
