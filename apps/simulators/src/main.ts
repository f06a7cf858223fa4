import Fastify from "fastify";
import { type IdentityClient, identityProvider } from "./identity/index.ts";
import { openMailbox } from "./mailbox/index.ts";
import { oddsfeed, type OddsfeedOptions } from "./oddsfeed/index.ts";
import { paperid } from "./paperid/index.ts";
import { smsGateway } from "./sms/index.ts";
import { paperpay } from "./paperpay/index.ts";
import {
  buttonTwine,
  type ButtonTwineOptions,
  corkCandle,
  type CorkCandleOptions,
  studio,
} from "./studio/index.ts";

/** Path of the payment provider below the simulators' address. */
export const PAPERPAY_PATH = "/paperpay";

/** Path of the provider of identity checks below the simulators' address. */
export const PAPERID_PATH = "/paperid";
/** Path of the feed of odds below the simulators' address. */
export const ODDSFEED_PATH = "/oddsfeed";
/** Path of the studio of games below the simulators' address. */
export const STUDIO_PATH = "/studio";
/** Path of the studio that speaks Hub88's protocol below the simulators' address. */
export const HUB88_STUDIO_PATH = "/hub88";
/** Path of the gateway of text messages below the simulators' address. */
const SMS_PATH = "/sms";

/** Account and key of the gateway: it is for one's own machine. */
const SMS_ACCOUNT = { account: "ACsimulated", key: "simulated" } as const;

/** Path of the mailbox below the simulators' address. */
export const MAILBOX_PATH = "/mailbox";

/** Path of the provider of identities below the simulators' address; with it, the issuer of its tokens. */
export const IDENTITY_PATH = "/identity";

export interface SimulatorsOptions {
  readonly host: string;
  /** A free one when 0. */
  readonly port: number;
  /** Address of the simulators for browsers, without a slash at the end. */
  readonly publicUrl: string;
  readonly paperpaySecret: string;
  /** Keys that the house shares with its provider of identity checks, and the address of reports; nothing is checked without. */
  readonly identity?:
    | {
        readonly appToken: string;
        readonly secret: string;
        readonly webhookSecret: string;
        readonly webhookUrl: string | undefined;
      }
    | undefined;
  /** Key and world of the feed of odds; there is no feed without. */
  readonly sports?: OddsfeedOptions | undefined;
  /** Keys that the house shares with its studios of games, and its address for each; there are none without. */
  readonly games?:
    | {
        readonly own: ButtonTwineOptions;
        readonly hub88: Omit<CorkCandleOptions, "publicUrl">;
      }
    | undefined;
  /** Shops that let visitors sign in with the provider of identities; none unless said. */
  readonly identityClients?: readonly IdentityClient[] | undefined;
  /** Port of the mail server; a free one unless said. It listens on this machine alone. */
  readonly smtpPort?: number | undefined;
  /** Folder for state, created when missing. Without it no payment under way outlives the process. */
  readonly folder?: string | undefined;
}

export interface RunningSimulators {
  /** The address they listen at. */
  readonly url: string;
  /** Address of the mail server. */
  readonly smtpUrl: string;
  /** Address of the gateway of text messages, with its account and key. */
  readonly smsUrl: string;
  close(): Promise<void>;
}

/** Mails are for this machine alone, wherever the pages are shown. */
const LOOPBACK = "127.0.0.1";

/** Headers of every page: it runs its own files alone and stands in no frame. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; img-src 'self'; script-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/**
 * Starts the outside world in this process: each simulator under its own path, speaking its own
 * protocol. It listens on a port of its own, for to a browser it is another site than the house.
 */
export async function openSimulators(options: SimulatorsOptions): Promise<RunningSimulators> {
  const { host, port, publicUrl, paperpaySecret, folder, smtpPort = 0 } = options;
  const { identityClients: clients = [] } = options;
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addHook("onRequest", async (_request, reply) => void reply.headers(HEADERS));
  const paperpayUrl = `${publicUrl}${PAPERPAY_PATH}`;
  await app.register(paperpay({ secret: paperpaySecret, publicUrl: paperpayUrl, folder }), {
    prefix: PAPERPAY_PATH,
  });
  if (options.identity) {
    const identityUrl = `${publicUrl}${PAPERID_PATH}`;
    await app.register(paperid({ ...options.identity, publicUrl: identityUrl, folder }), {
      prefix: PAPERID_PATH,
    });
  }
  if (options.sports) {
    const sportsUrl = `${publicUrl}${ODDSFEED_PATH}`;
    await app.register(oddsfeed({ ...options.sports, publicUrl: sportsUrl }), {
      prefix: ODDSFEED_PATH,
    });
  }
  if (options.games) {
    const { own, hub88 } = options.games;
    await app.register(studio(buttonTwine(own), folder), { prefix: STUDIO_PATH });
    const maker = corkCandle({ ...hub88, publicUrl: `${publicUrl}${HUB88_STUDIO_PATH}` });
    await app.register(studio(maker, folder), { prefix: HUB88_STUDIO_PATH });
  }
  const mailbox = await openMailbox({
    host: LOOPBACK,
    smtpPort,
    publicUrl: `${publicUrl}${MAILBOX_PATH}`,
  });
  const gateway = smsGateway({ ...SMS_ACCOUNT, keep: (text) => mailbox.mails.addText(text) });
  await app.register(gateway, { prefix: SMS_PATH });
  await app.register(mailbox.pages, { prefix: MAILBOX_PATH });
  await app.register(
    identityProvider({
      publicUrl: `${publicUrl}${IDENTITY_PATH}`,
      prefix: IDENTITY_PATH,
      clients,
    }),
    { prefix: IDENTITY_PATH },
  );
  const url = await app.listen({ host, port }).catch(async (error: unknown) => {
    await mailbox.close();
    throw error;
  });
  return {
    url,
    smtpUrl: `smtp://${LOOPBACK}:${mailbox.smtpPort}`,
    smsUrl: `${url.replace("://", `://${SMS_ACCOUNT.account}:${SMS_ACCOUNT.key}@`)}${SMS_PATH}?from=%2B15005550006`,
    close: async () => {
      await app.close();
      await mailbox.close();
    },
  };
}
