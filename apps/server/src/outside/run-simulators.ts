import { createServer, type AddressInfo } from "node:net";
import { houseAddress } from "#core/configuration";
import { SUMSUB } from "#core/verification";
import { PAPERPAY } from "#money/cashbox";
import type { Config } from "#platform/config";
import { systemRandom } from "#platform/random";
import { listening } from "../serve-house.ts";

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
  games: { readonly key: string; readonly walletUrl: string } | undefined;
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
  /** The studio of games, for the house; where its wallet is. */
  readonly studio: NonNullable<Config["STUDIOS"]>[number];
  readonly walletUrl: string | undefined;
  /** The provider of identities, for the house. */
  readonly authProvider: NonNullable<Config["AUTH_PROVIDERS"]>[number];
}

/**
 * Plans the simulators beside a house: on the next port, so that to a browser they are another site.
 * They speak no TLS of their own: behind a proxy that does, SIMULATORS_URL is their address.
 */
export async function planSimulators(config: Config): Promise<SimulatorsPlan> {
  const { HOST: host, PORT, SIMULATORS_PORT, SIMULATORS_URL } = config;
  const port = SIMULATORS_PORT ?? (PORT === 0 ? await freePort(host) : PORT + 1);
  const inner = houseAddress({ HOST: host, PUBLIC_URL: undefined }, port);
  const { hostname } = new URL(houseAddress(config, PORT));
  const smtpPort = await freePort(LOOPBACK);
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
    seasonsFolder: config.FOOTBALL_JSON_DIR,
    studio: {
      ...STUDIO,
      url: `${publicUrl}/studio`,
      keys: [systemRandom.hex(32)],
      countries_not_served: [],
    },
    walletUrl:
      PORT === 0
        ? undefined
        : `${houseAddress({ HOST: host, PUBLIC_URL: undefined }, PORT)}/api/studios/${STUDIO.id}/wallet`,
    authProvider: {
      ...PAPERPASS,
      issuer: `${publicUrl}/identity`,
      client_id: CLIENT_ID,
      client_secret: systemRandom.hex(32),
    },
  };
}

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
  const { seasonsFolder, studio, walletUrl } = plan;
  const [key = ""] = studio.keys;
  const games = walletUrl === undefined ? undefined : { key, walletUrl };
  const seasons = seasonsFolder === undefined ? undefined : { folder: seasonsFolder, warn };
  const sports = { key: new URL(sportsUrl).password, seed, seasons };
  return listening("SIMULATORS_PORT", port, () =>
    open({ host, port, publicUrl, smtpPort, identityClients, ...others, identity, sports, games }),
  );
};

/** Asks the system for a port that nobody listens on. */
function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
