import type { MailView } from "@houselight/simulators/mailbox";
import type { LiveHouse } from "./live-house.ts";

const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 40_000;

/** Waits for a mail to an address whose subject says this. Returns the latest. */
export async function mailTo(live: LiveHouse, email: string, subject: string): Promise<MailView> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_EVERY_MS) {
    const found = (await live.mails(email)).find((mail) => mail.subject === subject);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`no mail to ${email} says: ${subject}`);
}

/** Waits for a text message to a number. Returns what the latest says. */
export async function textTo(live: LiveHouse, phone: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_EVERY_MS) {
    const [latest] = await live.mails(phone);
    if (latest) return latest.text;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`no text came to ${phone}`);
}

/** Returns the path of the site to which a mail's button leads, with its query. */
export function pathIn(mail: MailView, page: string): string {
  const url = new RegExp(`https?://[^\\s"]+${page}\\?[^\\s"<]+`).exec(mail.text)?.[0];
  if (!url) throw new Error(`no link to ${page} in: ${mail.text}`);
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
