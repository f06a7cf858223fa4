import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";

/** Mails kept; the oldest goes first. */
const KEPT_MAX = 200;

/** A mail that has arrived. */
export interface KeptMail {
  readonly id: string;
  readonly arrivedAt: string;
  /** Addresses of the envelope, in lower case. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly messageId: string;
  /** Names and values as they came. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly text: string;
  readonly html: string;
}

export interface KeptMails {
  /** Reads and keeps a mail as it came over the wire. */
  add(raw: Buffer, to: readonly string[]): Promise<void>;
  /** Keeps a text message as if it were a mail to a number. */
  addText(text: { readonly to: string; readonly from: string; readonly body: string }): KeptMail;
  /** Lists the mails to an address, or all, the newest first. */
  list(to?: string): readonly KeptMail[];
  find(id: string): KeptMail | undefined;
}

/** Keeps the latest mails in memory: they are for looking at, and gone with the process. */
export function keepMails(): KeptMails {
  const mails: KeptMail[] = [];
  return {
    async add(raw, to) {
      const mail = await PostalMime.parse(raw);
      mails.unshift({
        id: randomUUID(),
        arrivedAt: new Date().toISOString(),
        to: to.map((address) => address.toLowerCase()),
        from: mail.from?.name
          ? `${mail.from.name} <${mail.from.address ?? ""}>`
          : (mail.from?.address ?? ""),
        subject: mail.subject ?? "",
        messageId: mail.messageId ?? "",
        headers: mail.headers.map(({ key, value }) => ({ key, value })),
        text: mail.text ?? "",
        html: mail.html ?? "",
      });
      mails.length = Math.min(mails.length, KEPT_MAX);
    },
    addText({ to, from, body }) {
      const id = randomUUID();
      const kept: KeptMail = {
        id,
        arrivedAt: new Date().toISOString(),
        to: [to],
        from,
        subject: body,
        messageId: id,
        headers: [],
        text: body,
        html: `<p>${body.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`,
      };
      mails.unshift(kept);
      mails.length = Math.min(mails.length, KEPT_MAX);
      return kept;
    },
    list: (to) =>
      to === undefined ? mails : mails.filter((mail) => mail.to.includes(to.toLowerCase())),
    find: (id) => mails.find((mail) => mail.id === id),
  };
}
