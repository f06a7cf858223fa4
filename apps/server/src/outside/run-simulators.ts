import { createServer, type AddressInfo } from "node:net";
import { houseAddress } from "#core/configuration";
import { PAPERPAY } from "#money/cashbox";
import type { Config } from "#platform/config";
import { listening } from "../serve-house.ts";

const LOOPBACK = "127.0.0.1";

/** Starts the simulators: given where to listen, their address for browsers, and what they share with the house. */
export type OpenSimulators = (options: {
  host: string;
  port: number;
  publicUrl: string;
  smtpPort: number;
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
  /** Of the gateway of text messages, for the house. */
  readonly smsUrl: string;
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
  return {
    host,
    port,
    publicUrl: SIMULATORS_URL?.replace(/\/+$/, "") ?? `http://${hostname}:${port}`,
    paperpayUrl: `${inner}/${PAPERPAY}`,
    smtpPort,
    smtpUrl: `smtp://${LOOPBACK}:${smtpPort}`,
    smsUrl: `${inner.replace("://", "://ACsimulated:simulated@")}/sms?from=%2B15005550006`,
  };
}

/** Runs the simulators as planned. Throws StartError when their port is taken. */
export const runSimulators = (
  open: OpenSimulators,
  { host, port, publicUrl, smtpPort }: SimulatorsPlan,
  shared: { readonly paperpaySecret: string; readonly folder: string },
): Promise<{ close(): Promise<void> }> =>
  listening("SIMULATORS_PORT", port, () => open({ host, port, publicUrl, smtpPort, ...shared }));

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
