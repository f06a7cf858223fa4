import { createServer, type AddressInfo } from "node:net";
import { houseAddress } from "#core/configuration";
import { PAPERPAY } from "#money/cashbox";
import type { Config } from "#platform/config";
import { systemRandom } from "#platform/random";
import { listening } from "../serve-house.ts";

const LOOPBACK = "127.0.0.1";

/** The house as the simulated provider of identities knows it. */
interface IdentityClient {
  readonly id: string;
  readonly secret: string;
  readonly callbackPath: string;
}

/** Id and name of the simulated provider of identities. */
const PAPERPASS = { id: "paperpass", name: "Paperpass", type: "openid_connect" } as const;
const CLIENT_ID = "houselight";

/** Starts the simulators: given where to listen, their address for browsers, and what they share with the house. */
export type OpenSimulators = (options: {
  host: string;
  port: number;
  publicUrl: string;
  smtpPort: number;
  identityClients: readonly IdentityClient[];
  paperpaySecret: string;
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
  /** Port of the mail server, on this machine alone. */
  readonly smtpPort: number;
  /** Of the mail server, for the house. */
  readonly smtpUrl: string;
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
    smtpPort,
    smtpUrl: `smtp://${LOOPBACK}:${smtpPort}`,
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
  { host, port, publicUrl, smtpPort, authProvider }: SimulatorsPlan,
  shared: { readonly paperpaySecret: string; readonly folder: string },
): Promise<{ close(): Promise<void> }> =>
  listening("SIMULATORS_PORT", port, () => {
    const { id, client_id, client_secret: secret = "" } = authProvider;
    const identityClients = [{ id: client_id, secret, callbackPath: `/auth/${id}/callback` }];
    return open({ host, port, publicUrl, smtpPort, identityClients, ...shared });
  });

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
