import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { paperpaySecret } from "@houselight/server";
import { releaseWaiting, type ServeOptions } from "@houselight/server/testing";
import {
  IDENTITY_PATH,
  MAILBOX_PATH,
  openSimulators,
  PAPERID_PATH,
  PAPERPAY_PATH,
} from "@houselight/simulators";
import { openTestHouse, TestClock } from "@houselight/test-kit";
import { type Browser, chromium } from "playwright-core";
import { auditHouse } from "@houselight/server/audit";
import { SITE_DIRECTORY } from "@houselight/web/build-site";
import { findChromium } from "@houselight/test-kit/find-chromium";
import { freePort } from "@houselight/test-kit/private-postgres";

const ROOT = resolve(import.meta.dirname, "../..");
const PAPERPAY_SECRET = "shared with the simulator in journeys only";

/** Shared with the provider of identity checks. */
const IDENTITY = {
  appToken: "the app token of journeys",
  secret: "signs what the house asks for, in journeys only",
  webhookSecret: "signs what the provider reports, in journeys only",
};
const PAPERPASS = { id: "paperpass", name: "Paperpass" };
/** Shown beside the other; nobody leaves for it. */
const GOOGLE = { id: "google", type: "google_oauth2", name: "Google" };
const IDENTITY_CLIENT = { id: "houselight", secret: "shared with the provider in journeys only" };

type OpenedHouse = Awaited<ReturnType<typeof openTestHouse>>;

export interface LiveHouse {
  readonly house: OpenedHouse["house"];
  readonly url: string;
  readonly browser: Browser;
  /** Address of the provider of identity checks, where a person decides. */
  readonly identityUrl: string;
  /** Address of the mailbox that every mail of the house comes to. */
  readonly mailboxUrl: string;
  /** Lists the faults of the books, one line each: empty when they hold. */
  violations(): Promise<string[]>;
  /** Lets go of withdrawals that wait for their time, as if it had come. */
  endWaiting(): Promise<void>;
  close(): Promise<void>;
}

/** Payments carry times that are compared with this machine's. */
class RunningClock extends TestClock {
  override now(): Date {
    return new Date();
  }
}

/**
 * Opens the whole house on a free port: API, built site (or the one that SITE_DIR names), the payment
 * simulator on another, and a browser to visit them with.
 */
export async function openLiveHouse(): Promise<LiveHouse> {
  const directory = resolve(ROOT, process.env["SITE_DIR"] ?? SITE_DIRECTORY);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const outside = await openOutside(url);
  const documents = await mkdtemp(join(tmpdir(), "houselight-documents-"));
  const opened = await openTestHouse({
    clock: new RunningClock(),
    env: {
      ...outside.env,
      PORT: String(port),
      DOCUMENTS_DIR: documents,
      SITE_DIR: directory,
    },
    serve: {
      site: await builtSite(directory),
      jobs: true,
    },
  });
  if (paperpaySecret(opened.house) !== PAPERPAY_SECRET) throw new Error("two payment secrets");
  const browser = await chromium.launch(await findChromium());
  return {
    house: opened.house,
    url,
    browser,
    identityUrl: `${outside.url}${PAPERID_PATH}`,
    mailboxUrl: `${outside.url}${MAILBOX_PATH}`,
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

/** Opens the simulators of a house at this address. Returns the variables that lead the house to them. */
async function openOutside(houseUrl: string) {
  const host = "127.0.0.1";
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const simulators = await openSimulators({
    host,
    port,
    publicUrl: url,
    paperpaySecret: PAPERPAY_SECRET,
    identity: { ...IDENTITY, webhookUrl: `${houseUrl}/api/webhooks/verification/sumsub` },
    identityClients: [{ ...IDENTITY_CLIENT, callbackPath: `/auth/${PAPERPASS.id}/callback` }],
  });
  const provider = {
    ...PAPERPASS,
    issuer: `${url}${IDENTITY_PATH}`,
    client_id: IDENTITY_CLIENT.id,
    client_secret: IDENTITY_CLIENT.secret,
  };
  const env = {
    PAPERPAY_SECRET,
    PAPERPAY_URL: `${url}${PAPERPAY_PATH}`,
    SMTP_URL: simulators.smtpUrl,
    SMS_URL: simulators.smsUrl,
    AUTH_PROVIDERS: JSON.stringify([provider, { ...provider, ...GOOGLE }]),
    SUMSUB_URL: `${url}${PAPERID_PATH}`,
    SUMSUB_APP_TOKEN: IDENTITY.appToken,
    SUMSUB_SECRET: IDENTITY.secret,
    SUMSUB_WEBHOOK_SECRET: IDENTITY.webhookSecret,
  };
  return { url, env, close: () => simulators.close() };
}

type Site = NonNullable<ServeOptions["site"]>;

async function builtSite(directory: string): Promise<Site> {
  const bundle = pathToFileURL(join(directory, "server/server.js")).href;
  return { directory, module: (await import(/* @vite-ignore */ bundle)) as Site["module"] };
}
