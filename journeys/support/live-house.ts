import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { releaseWaiting, type ServeOptions } from "@houselight/server/testing";
import { openTestHouse, RunningClock } from "@houselight/test-kit";
import { type Browser, chromium } from "playwright-core";
import { auditHouse } from "@houselight/server/audit";
import { OFFICE_DIRECTORY, SITE_DIRECTORY } from "@houselight/scripts/build-sites";
import { findChromium } from "@houselight/test-kit/find-chromium";
import {
  type Outside,
  openOutside,
  type OutsideOptions,
} from "@houselight/test-kit/outside/simulators";
import { freePort } from "@houselight/test-kit/private-postgres";

const ROOT = resolve(import.meta.dirname, "../..");
/** A visit is over before better code pays: compiling it is a tenth of what a journey costs. */
const BASELINE_CODE = "--js-flags=--no-maglev --no-opt";
type OpenedHouse = Awaited<ReturnType<typeof openTestHouse>>;

export interface LiveHouse {
  readonly house: OpenedHouse["house"];
  readonly url: string;
  /** Address of the back office. */
  readonly officeUrl: string;
  readonly browser: Browser;
  /** Address of the provider of identity checks, where a person decides. */
  readonly identityUrl: string;
  readonly mails: Outside["mails"];
  /** Lists the faults of the books, one line each: empty when they hold. */
  violations(): Promise<string[]>;
  /** Lets go of withdrawals that wait for their time, as if it had come. */
  endWaiting(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the whole house on a free port: API, built site (or the one that SITE_DIR names), the payment
 * simulator on another, and a browser to visit them with. `env` changes its configuration, `options` what of
 * the outside world it hears.
 */
export async function openLiveHouse(
  env: Readonly<Record<string, string>> = {},
  options: OutsideOptions = {},
): Promise<LiveHouse> {
  const directory = resolve(ROOT, process.env["SITE_DIR"] ?? SITE_DIRECTORY);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const outside = await openOutside(url, options);
  const documents = await mkdtemp(join(tmpdir(), "houselight-documents-"));
  const opened = await openTestHouse({
    clock: new RunningClock(),
    env: {
      ...outside.env,
      PORT: String(port),
      KEYS_LOCALE: "yes",
      DOCUMENTS_DIR: documents,
      SITE_DIR: directory,
      ...env,
    },
    serve: {
      site: await builtSite(directory),
      officeDirectory: resolve(ROOT, OFFICE_DIRECTORY),
      jobs: true,
    },
  });
  const { args, ...found } = await findChromium();
  const browser = await chromium.launch({ ...found, args: [...args, BASELINE_CODE] });
  return {
    house: opened.house,
    url,
    officeUrl: `http://office.localhost:${port}`,
    browser,
    identityUrl: outside.identityUrl,
    mails: outside.mails,
    endWaiting: async () => {
      await opened.house.database.query(
        "update cashbox.payments set waits_until = now() where waits_until > now()",
      );
      await releaseWaiting(opened.house);
    },
    violations: async () => {
      const results = await auditHouse(opened.house.database);
      return results
        .filter(({ violations }) => violations > 0)
        .map(({ id, title, findings }) => `${id} ${title}: ${JSON.stringify(findings)}`);
    },
    close: async () => {
      await browser.close();
      await opened.close();
      await outside.close();
      await rm(documents, { recursive: true, force: true });
    },
  };
}

type Site = NonNullable<ServeOptions["site"]>;

async function builtSite(directory: string): Promise<Site> {
  const bundle = pathToFileURL(join(directory, "server/server.js")).href;
  return { directory, module: (await import(/* @vite-ignore */ bundle)) as Site["module"] };
}
