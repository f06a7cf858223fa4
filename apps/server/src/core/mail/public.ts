export type { Addressee, MailData, MailKind, PromoKind } from "./mail-data.ts";
export { type MailOrder, queueMails } from "./queue-mails.ts";
export { waitingMails } from "./mail.testing.ts";
