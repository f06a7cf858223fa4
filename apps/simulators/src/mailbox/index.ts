export { type MailView, openMailbox } from "./mailbox.ts";
