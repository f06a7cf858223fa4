import { createTransport } from "nodemailer";
import { type House, perHouse } from "#platform/module";
import { claimDue, endMail, postponeMail, type WaitingMail } from "./mail-store.ts";
import { openMail } from "./queue-mails.ts";

const BATCH = 20;
/** Longer than an attempt can take, so that no two processes send the same mail at once. */
const CLAIM_MS = 3 * 60_000;
const ANSWER_TIMEOUT_MS = 15_000;
/** Tries of one mail; with the pauses between them about half a day. */
const ATTEMPTS_MAX = 10;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 2 * 3_600_000;

const transportOf = perHouse(({ config }) =>
  config.SMTP_URL === undefined
    ? null
    : createTransport({
        url: config.SMTP_URL,
        connectionTimeout: ANSWER_TIMEOUT_MS,
        greetingTimeout: ANSWER_TIMEOUT_MS,
        socketTimeout: 2 * ANSWER_TIMEOUT_MS,
        // Texts of ours are never read as addresses of files or pages.
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
);

/**
 * Sends the mails that are due. A crash between sending and noting it sends a mail again, under the
 * same Message-ID; a server that is away is tried again with growing pauses. Without a mail server
 * they wait.
 */
export async function sendDueMails(house: House): Promise<void> {
  if (!transportOf(house)) return;
  for (;;) {
    const now = house.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const mails = await claimDue(house.database, { now, until, most: BATCH });
    await Promise.all(mails.map((mail) => sendOrPostpone(house, mail)));
    if (mails.length < BATCH) return;
  }
}

async function sendOrPostpone(house: House, mail: WaitingMail): Promise<void> {
  const { database, clock, log } = house;
  try {
    await send(house, mail);
    await endMail(database, mail.id, "sent", clock.now());
  } catch (error) {
    const over = mail.attempt >= ATTEMPTS_MAX || isForGood(error);
    // Neither the address nor the text of a mail is for the log.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log.warn({ mail: mail.id, kind: mail.kind, code, responseCode, over }, "a mail was not sent");
    if (over) await endMail(database, mail.id, "given_up", clock.now());
    else await postponeMail(database, mail.id, new Date(clock.now().getTime() + pause(mail)));
  }
}

const pause = ({ attempt }: WaitingMail): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));

/** A mail server says 5xx about what it will never take: an address that does not exist. */
const isForGood = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};

async function send(house: House, mail: WaitingMail): Promise<void> {
  // React and its components load with the first mail, not with the house.
  const { renderMail } = await import("./letters/render-mail.ts");
  const sealed = openMail(house, mail);
  const { brand, url, headers, ...content } = await renderMail(house, mail.kind, sealed);
  await transportOf(house)?.sendMail({
    from: { name: brand.name, address: brand.support_email },
    to: { name: "", address: sealed.email },
    messageId: `<${mail.id}@${new URL(url).hostname}>`,
    headers: { ...headers, "Auto-Submitted": "auto-generated" },
    ...content,
  });
}
