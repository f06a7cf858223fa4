import { get } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import {
  type ClientContextView,
  DEFAULT_LOCALE,
  fillPath,
  getClientContext,
  getMessages,
  type Locale,
} from "@houselight/contracts";
import {
  brandAddresses,
  readConfig,
  registerNewPlayer,
  type RunningHouse,
  type ServeOptions,
} from "@houselight/server/testing";
import { fund, openTestHouse, RunningClock } from "@houselight/test-kit";
import { openOutside } from "@houselight/test-kit/outside/simulators";
import { freePort } from "@houselight/test-kit/private-postgres";
import { buildSites, SITE_DIRECTORY } from "../build/build-sites.ts";
import type { Answer } from "./follow-links.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** Money of a player who looks around: smallest units of EUR. */
const BALANCE_CENTS = 50_000n;

/** Answers to all that a licence asks for at sign-up. */
const DETAILS = {
  first_name: "Wanda",
  last_name: "Weg",
  nickname: "Wanda",
  postal_code: "10115",
  city: "Berlin",
  address: "Invalidenstraße 43",
  mobile_phone: "+4915123456789",
};

/** Somebody at one site of the house. */
export interface Walker {
  readonly role: "guest" | "player";
  /** Address of the site: scheme, host and port. */
  readonly origin: string;
  readonly locales: readonly Locale[];
  readonly session: string | null;
}

export interface OpenedSite {
  readonly walkers: readonly Walker[];
  /** Every message of the site, as the catalogue has it. */
  readonly catalogue: Record<string, never>;
  close(): Promise<void>;
}

/** Opens a house with the demonstration and the built site, and a guest and a player at each brand. */
export async function openSite(say: (line: string) => void): Promise<OpenedSite> {
  const directory = resolve(ROOT, process.env["SITE_DIR"] ?? SITE_DIRECTORY);
  if (!process.env["SITE_DIR"] && (await buildSites())) say("the site is built");
  const port = await freePort();
  const outside = await openOutside(`http://127.0.0.1:${port}`, { sports: true });
  const documents = await mkdtemp(join(tmpdir(), "houselight-documents-"));
  const bundle = pathToFileURL(join(directory, "server/server.js")).href;
  const module = (await import(bundle)) as NonNullable<ServeOptions["site"]>["module"];
  const env = {
    ...outside.env,
    PORT: String(port),
    DEMO: "yes",
    DOCUMENTS_DIR: documents,
    SITE_DIR: directory,
    CONNECTIONS_PER_ADDRESS: "5000",
  };
  const opened = await openTestHouse({
    clock: new RunningClock(),
    env,
    serve: { site: { directory, module }, jobs: true },
  });
  const close = async () => {
    await opened.close();
    await outside.close();
    await rm(documents, { recursive: true, force: true });
  };
  try {
    const origins = brandAddresses(readConfig(env), port).map(({ url }) => new URL(url).origin);
    const walkers = await Promise.all(origins.map((origin) => walkersAt(opened.house, origin)));
    const messages = await fetchPage(origins[0] as string, MESSAGES);
    return { walkers: walkers.flat(), catalogue: JSON.parse(messages.body), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const MESSAGES = fillPath(getMessages.path, { file: `${DEFAULT_LOCALE}.json` });

async function walkersAt(house: RunningHouse, origin: string): Promise<Walker[]> {
  const context = await fetchPage(origin, getClientContext.path);
  const { locales } = (JSON.parse(context.body) as ClientContextView).site;
  const { player, token } = await registerNewPlayer(
    house,
    {
      email: `walker@${new URL(origin).hostname}.example`,
      password: "walks-from-link-to-link-9",
      currency: "EUR",
      country: "DE",
      date_of_birth: "1990-04-12",
      terms_acceptance: true,
      ...DETAILS,
    },
    { host: new URL(origin).hostname, country: null, ip: "127.0.0.1", userAgent: "crawl" },
    { confirmed: true },
  );
  await fund(house, player.id, BALANCE_CENTS);
  return [
    { role: "guest", origin, locales, session: null },
    { role: "player", origin, locales, session: token },
  ];
}

/** Asks for a page as a browser does. The names below localhost are known to browsers alone. */
export async function fetchPage(
  origin: string,
  path: string,
  session: string | null = null,
): Promise<Answer> {
  const { host, port } = new URL(origin);
  const headers = { host, ...(session === null ? {} : { cookie: `session=${session}` }) };
  return new Promise((done, fail) => {
    get({ host: "127.0.0.1", port, path, headers }, (response) => {
      text(response).then(
        (body) =>
          done({
            status: response.statusCode ?? 0,
            type: (response.headers["content-type"] ?? "").split(";")[0] ?? "",
            location: response.headers.location ?? null,
            body,
          }),
        fail,
      );
    }).on("error", fail);
  });
}
