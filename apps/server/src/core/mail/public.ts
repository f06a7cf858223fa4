export type { Addressee, MailData, MailKind } from "./mail-data.ts";
export { type MailOrder, queueMails } from "./queue-mails.ts";
export { waitingMails } from "./mail.testing.ts";
