import { generateKeyPair } from "node:crypto";
import { readdir } from "node:fs/promises";
import { promisify } from "node:util";
import { houseAddress } from "#core/configuration";
import { SUMSUB } from "#core/verification";
import { PAPERPAY } from "#money/cashbox";
import { type Config, StartError } from "#platform/config";
import { systemRandom } from "#platform/random";
import { listening, probePort } from "./open-port.ts";

const LOOPBACK = "127.0.0.1";

/** Keys that the house shares with the provider of identity checks. */
interface SharedIdentity {
  readonly appToken: string;
  readonly secret: string;
  readonly webhookSecret: string;
}

/** The house as the simulated provider of identities knows it. */
interface IdentityClient {
  readonly id: string;
  readonly secret: string;
  readonly callbackPath: string;
}

/** Id and name of the simulated provider of identities. */
const PAPERPASS = { id: "paperpass", name: "Paperpass", type: "openid_connect" } as const;
const CLIENT_ID = "houselight";

/** The feed of odds: the key that the house shows, the seed of its world, and the folder of real seasons. */
interface SharedSports {
  readonly key: string;
  readonly seed: string;
  readonly seasons:
    | { readonly folder: string; readonly warn: ((line: string) => void) | undefined }
    | undefined;
}

/** Id, name and protocol of the simulated studio of games. */
const STUDIO = { id: "button-twine", name: "Button & Twine", protocol: "houselight" } as const;

/** The same of the one that speaks Hub88's protocol; it offers its games in these currencies. */
const HUB88_STUDIO = { id: "cork-candle", name: "Cork & Candle", protocol: "hub88" } as const;
const HUB88_CURRENCIES = ["EUR", "USD", "CAD", "AUD", "NZD", "NOK"];

/** Keys of the studios of games, and the address of the house for each. */
interface SharedGames {
  readonly own: { readonly key: string; readonly walletUrl: string };
  readonly hub88: {
    readonly housePublicKey: string;
    readonly privateKey: string;
    readonly houseUrl: string;
  };
}

/** Starts the simulators: given where to listen, their address for browsers, and what they share with the house. */
export type OpenSimulators = (options: {
  host: string;
  port: number;
  publicUrl: string;
  smtpPort: number;
  identityClients: readonly IdentityClient[];
  paperpaySecret: string;
  identity: SharedIdentity & { webhookUrl: string | undefined };
  sports: SharedSports;
  games: SharedGames | undefined;
  folder: string;
}) => Promise<{ close(): Promise<void> }>;

/** Says where the simulators of a house listen, and how they are reached. */
export interface SimulatorsPlan {
  readonly host: string;
  readonly port: number;
  /** For browsers. */
  readonly publicUrl: string;
  /** Of the payment provider, for the house. */
  readonly paperpayUrl: string;
  /** Of the provider of identity checks, for the house; and where that one reports. */
  readonly identityUrl: string;
  readonly identityReports: string | undefined;
  /** Port of the mail server, on this machine alone. */
  readonly smtpPort: number;
  /** Of the mail server, for the house. */
  readonly smtpUrl: string;
  /** Of the gateway of text messages, for the house. */
  readonly smsUrl: string;
  /** Of the feed of odds, for the house, with its key. */
  readonly sportsUrl: string;
  /** Folder of real seasons that the feed tells of. */
  readonly seasonsFolder: string | undefined;
  /** The studios of games, for the house; what they must know of it. */
  readonly studios: NonNullable<Config["STUDIOS"]>;
  readonly games: SharedGames | undefined;
  /** The provider of identities, for the house. */
  readonly authProvider: NonNullable<Config["AUTH_PROVIDERS"]>[number];
}

/**
 * Plans the simulators beside a house: on the next port, so that to a browser they are another site.
 * They speak no TLS of their own: behind a proxy that does, SIMULATORS_URL is their address.
 * Throws StartError where the folder of real seasons cannot be read.
 */
export async function planSimulators(config: Config): Promise<SimulatorsPlan> {
  const { HOST: host, PORT, SIMULATORS_PORT, SIMULATORS_URL } = config;
  const port = SIMULATORS_PORT ?? (PORT === 0 ? await probePort(host, 0) : PORT + 1);
  const inner = houseAddress({ HOST: host, PUBLIC_URL: undefined }, port);
  const { hostname } = new URL(houseAddress(config, PORT));
  const smtpPort = await probePort(LOOPBACK, 0);
  const publicUrl = SIMULATORS_URL?.replace(/\/+$/, "") ?? `http://${hostname}:${port}`;
  return {
    host,
    port,
    publicUrl,
    paperpayUrl: `${inner}/${PAPERPAY}`,
    identityUrl: `${inner}/paperid`,
    identityReports:
      PORT === 0
        ? undefined
        : `${houseAddress({ HOST: host, PUBLIC_URL: undefined }, PORT)}/api/webhooks/verification/${SUMSUB}`,
    smtpPort,
    smtpUrl: `smtp://${LOOPBACK}:${smtpPort}`,
    smsUrl: `${inner.replace("://", "://ACsimulated:simulated@")}/sms?from=%2B15005550006`,
    sportsUrl: `${inner.replace("://", `://houselight:${systemRandom.hex(32)}@`)}/oddsfeed`,
    seasonsFolder: await readableFolder(config.FOOTBALL_JSON_DIR),
    ...(await planStudios(
      publicUrl,
      PORT === 0 ? null : houseAddress({ HOST: host, PUBLIC_URL: undefined }, PORT),
    )),
    authProvider: {
      ...PAPERPASS,
      issuer: `${publicUrl}/identity`,
      client_id: CLIENT_ID,
      client_secret: systemRandom.hex(32),
    },
  };
}

/** Looks whether the folder of real seasons is one: the feed would leave it out in silence until it is asked. */
async function readableFolder(folder: string | undefined): Promise<string | undefined> {
  try {
    if (folder !== undefined) await readdir(folder);
    return folder;
  } catch {
    throw new StartError(`FOOTBALL_JSON_DIR names no folder that can be read: ${folder}.`);
  }
}

/** Plans the studios of games, which know the house by its address: there are none on a port that is not known yet. */
async function planStudios(
  publicUrl: string,
  house: string | null,
): Promise<Pick<SimulatorsPlan, "studios" | "games">> {
  if (house === null) return { studios: [], games: undefined };
  const key = systemRandom.hex(32);
  const [ours, theirs] = await Promise.all([rsaPair(), rsaPair()]);
  const shared = { countries_not_served: [], frame_origins: [] };
  const settings = { operator_id: 1, private_key: ours.privateKey, currencies: HUB88_CURRENCIES };
  return {
    studios: [
      { ...STUDIO, ...shared, url: `${publicUrl}/studio`, keys: [key], settings: {} },
      { ...HUB88_STUDIO, ...shared, url: `${publicUrl}/hub88`, keys: [theirs.publicKey], settings },
    ],
    games: {
      own: { key, walletUrl: `${house}/api/studios/${STUDIO.id}/wallet` },
      hub88: {
        housePublicKey: ours.publicKey,
        privateKey: theirs.privateKey,
        houseUrl: `${house}/api/studios/${HUB88_STUDIO.id}`,
      },
    },
  };
}

/** Makes a pair of keys, as PEM. */
const rsaPair = () =>
  promisify(generateKeyPair)("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/** Runs the simulators as planned. Throws StartError when their port is taken. */
export const runSimulators = (
  open: OpenSimulators,
  plan: SimulatorsPlan,
  shared: {
    readonly paperpaySecret: string;
    readonly identity: SharedIdentity;
    /** Seed of the world that the feed of odds tells of. */
    readonly worldSeed: string;
    readonly folder: string;
    /** Hears of files of real seasons that are left out. */
    readonly warn?: (line: string) => void;
  },
): Promise<{ close(): Promise<void> }> => {
  const { host, port, publicUrl, smtpPort, identityReports, sportsUrl, authProvider } = plan;
  const identity = { ...shared.identity, webhookUrl: identityReports };
  const { id, client_id, client_secret: secret = "" } = authProvider;
  const identityClients = [{ id: client_id, secret, callbackPath: `/auth/${id}/callback` }];
  const { worldSeed: seed, warn, ...others } = shared;
  const { seasonsFolder, games } = plan;
  const seasons = seasonsFolder === undefined ? undefined : { folder: seasonsFolder, warn };
  const sports = { key: new URL(sportsUrl).password, seed, seasons };
  return listening("SIMULATORS_PORT", port, () =>
    open({ host, port, publicUrl, smtpPort, identityClients, ...others, identity, sports, games }),
  );
};
