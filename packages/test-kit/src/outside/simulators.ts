import {
  HUB88_STUDIO_PATH,
  IDENTITY_PATH,
  MAILBOX_PATH,
  ODDSFEED_PATH,
  openSimulators,
  PAPERID_PATH,
  PAPERPAY_PATH,
  STUDIO_PATH,
} from "@houselight/simulators";
import type { MailView } from "@houselight/simulators/mailbox";
import { freePort } from "../private-postgres.ts";
import { type RsaPair, rsaPair } from "./rsa-pair.ts";

const HOST = "127.0.0.1";
/** Secrets that the house shares with the providers, in tests alone. */
export const SHARED = {
  payments: "shared with the provider of payments in tests only",
  appToken: "the app token of tests",
  identity: "signs what the house asks for, in tests only",
  identityReports: "signs what the provider of identity checks reports, in tests only",
  sports: "shared-with-the-feed-of-odds-in-tests-only",
  games: "shared with the studio of games in tests only, forty",
  signIn: "shared with the provider of identities in tests only",
} as const;

/** The provider that visitors of a test house may sign in with. */
export const SIGN_IN_PROVIDER = { id: "paperpass", name: "Paperpass" } as const;
/** The studios whose games a test house offers; the other speaks Hub88's protocol. */
const STUDIO = { id: "button-twine", name: "Button & Twine" } as const;
const HUB88_STUDIO = { id: "cork-candle", name: "Cork & Candle", protocol: "hub88" } as const;

let pairs: { readonly house: RsaPair; readonly studio: RsaPair };
/** Returns the keys that the house shares with that studio in this process; making them takes a moment. */
export const hub88Keys = () => (pairs ??= { house: rsaPair(), studio: rsaPair() });
/** Shown beside the other; nobody leaves for it. */
const GOOGLE = { id: "google", type: "google_oauth2", name: "Google" } as const;
const CLIENT_ID = "houselight";

/** The world around a test house: providers that answer, and a mailbox. */
export interface Outside {
  readonly url: string;
  /** Variables that lead the house to them. */
  readonly env: Readonly<Record<string, string>>;
  /** Address of the provider of identity checks, where a person decides. */
  readonly identityUrl: string;
  /** Address of the mailbox that every mail and text of the house comes to. */
  readonly mailboxUrl: string;
  /** Returns the latest mails and texts, of everybody or to one address, the newest first. */
  mails(to?: string): Promise<readonly MailView[]>;
  close(): Promise<void>;
}

export interface OutsideOptions {
  /** Leads the house to the feed of odds too: it takes in what happens there all the time. */
  readonly sports?: boolean;
  /** Leads the house to the studios of games too, which are then listed beside its own. */
  readonly games?: boolean;
}

/** Opens the simulators of a house that will listen at this address. */
export async function openOutside(
  houseUrl: string,
  { sports = false, games = false }: OutsideOptions = {},
): Promise<Outside> {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const simulators = await openSimulators({
    host: HOST,
    port,
    publicUrl: url,
    paperpaySecret: SHARED.payments,
    identity: {
      appToken: SHARED.appToken,
      secret: SHARED.identity,
      webhookSecret: SHARED.identityReports,
      webhookUrl: `${houseUrl}/api/webhooks/verification/sumsub`,
    },
    sports: { key: SHARED.sports, seed: "the world of tests" },
    games: games ? studiosOf(houseUrl) : undefined,
    identityClients: [
      {
        id: CLIENT_ID,
        secret: SHARED.signIn,
        callbackPath: `/auth/${SIGN_IN_PROVIDER.id}/callback`,
      },
    ],
  });
  const provider = {
    ...SIGN_IN_PROVIDER,
    issuer: `${url}${IDENTITY_PATH}`,
    client_id: CLIENT_ID,
    client_secret: SHARED.signIn,
  };
  const mailboxUrl = `${url}${MAILBOX_PATH}`;
  return {
    url,
    env: {
      PAPERPAY_SECRET: SHARED.payments,
      PAPERPAY_URL: `${url}${PAPERPAY_PATH}`,
      SMTP_URL: simulators.smtpUrl,
      SMS_URL: simulators.smsUrl,
      AUTH_PROVIDERS: JSON.stringify([provider, { ...provider, ...GOOGLE }]),
      SUMSUB_URL: `${url}${PAPERID_PATH}`,
      SUMSUB_APP_TOKEN: SHARED.appToken,
      SUMSUB_SECRET: SHARED.identity,
      SUMSUB_WEBHOOK_SECRET: SHARED.identityReports,
      ...(games ? studiosEnv(url) : {}),
      ...(sports
        ? { SPORTS_FEED_URL: `http://houselight:${SHARED.sports}@${HOST}:${port}${ODDSFEED_PATH}` }
        : {}),
    },
    identityUrl: `${url}${PAPERID_PATH}`,
    mailboxUrl,
    mails: async (to) => {
      const search = to === undefined ? "" : `?to=${encodeURIComponent(to)}`;
      return (await (await fetch(`${mailboxUrl}/mails.json${search}`)).json()) as MailView[];
    },
    close: () => simulators.close(),
  };
}

/** Returns what the studios of games must know of the house at an address. */
const studiosOf = (houseUrl: string) => ({
  own: { key: SHARED.games, walletUrl: `${houseUrl}/api/studios/${STUDIO.id}/wallet` },
  hub88: {
    housePublicKey: hub88Keys().house.publicKey,
    privateKey: hub88Keys().studio.privateKey,
    houseUrl: `${houseUrl}/api/studios/${HUB88_STUDIO.id}`,
  },
});

/** Returns the variables that lead the house to them. */
const studiosEnv = (url: string) => ({
  STUDIOS: JSON.stringify([
    { ...STUDIO, url: `${url}${STUDIO_PATH}`, keys: [SHARED.games] },
    {
      ...HUB88_STUDIO,
      url: `${url}${HUB88_STUDIO_PATH}`,
      keys: [hub88Keys().studio.publicKey],
      settings: {
        operator_id: 1,
        private_key: hub88Keys().house.privateKey,
        currencies: ["EUR", "USD"],
      },
    },
  ]),
});
