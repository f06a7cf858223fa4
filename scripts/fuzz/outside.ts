import { createHmac, randomUUID } from "node:crypto";
import { MAILBOX_PATH, openSimulators, PAPERPAY_PATH } from "@houselight/simulators";
import type { MailView } from "@houselight/simulators/mailbox";
import { TestClock } from "@houselight/test-kit";
import { freePort } from "@houselight/test-kit/private-postgres";

const SECRET = "shared with the simulator in fuzz runs only";
/** Mails that are looked at: older ones are about people who are gone. */
const MAILS_READ = 20;
const HOST = "127.0.0.1";

/** Runs as this machine's does, whose times the providers' reports carry, and can be put forward a little. */
class RunningClock extends TestClock {
  #aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  override advance(ms: number): void {
    this.#aheadMs += ms;
  }
}

/** Returns the headers by which the payment provider proves a report (Standard Webhooks). */
export function signatureOf(body: string): Readonly<Record<string, string>> {
  const id = `evt_${randomUUID()}`;
  const seconds = String(Math.floor(Date.now() / 1000));
  const proof = createHmac("sha256", SECRET).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${proof}`,
    "x-requested-with": "",
  };
}

/** The world around the house of a run: providers that answer, and a mailbox. */
export interface Outside {
  readonly clock: TestClock;
  readonly env: Readonly<Record<string, string>>;
  /** Returns the tokens of the links in the latest mails, by the name they have in a link. */
  mailedTokens(): Promise<readonly (readonly [name: string, token: string])[]>;
  close(): Promise<void>;
}

export async function openOutside(): Promise<Outside> {
  const port = await freePort();
  const publicUrl = `http://${HOST}:${port}`;
  const simulators = await openSimulators({
    host: HOST,
    port,
    publicUrl,
    paperpaySecret: SECRET,
  });
  return {
    clock: new RunningClock(),
    env: {
      PAPERPAY_SECRET: SECRET,
      PAPERPAY_URL: `${publicUrl}${PAPERPAY_PATH}`,
      SMTP_URL: simulators.smtpUrl,
      SMS_URL: simulators.smsUrl,
    },
    mailedTokens: async () => {
      const list = await fetch(`${publicUrl}${MAILBOX_PATH}/mails.json`);
      const mails = ((await list.json()) as MailView[]).slice(0, MAILS_READ);
      return mails.flatMap(({ text }) =>
        [...text.matchAll(/[?&]([a-z_]*token)=([\w.~-]+)/g)].map(
          ([, name = "", token = ""]) => [name, token] as const,
        ),
      );
    },
    close: () => simulators.close(),
  };
}
