import { createElement as h, type ReactElement } from "react";
import { type ActivityAccountView, formatMoney } from "@houselight/contracts";
import type { MailData, MailKind } from "../mail-data.ts";
import { Action, Deed, Letter, Paragraph, type Pen } from "./letter.ts";

type Write<Kind extends MailKind> = (props: { pen: Pen; data: MailData[Kind] }) => ReactElement;

/** A mail with something to do: words `text`, `action`, `after`. */
const toDo: Write<
  "confirm_email" | "confirm_new_email" | "new_password" | "login_link" | "limit_confirmation"
> = ({ pen, data }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name })),
    h(Action, { pen, path: data.path }),
    h(Paragraph, null, pen.say("after")),
  );

/** A mail that tells what was done, and what to do if it was somebody else: words `text`, `after`. */
const told: Write<
  | "password_changed"
  | "new_device"
  | "phone_changed"
  | "second_factor_on"
  | "second_factor_off"
  | "recovery_codes_renewed"
> = ({ pen, data }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name })),
    h(Deed, { pen, ...data }),
    h(Paragraph, null, pen.say("after")),
    h(Action, { pen, path: "/remind" }),
  );

const recoveryCodeUsed: Write<"recovery_code_used"> = ({ pen, data: { left, ...deed } }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { left })),
    h(Deed, { pen, ...deed }),
    h(Paragraph, null, pen.say("after")),
    h(Action, { pen, path: "/profile/security" }),
  );

const wayInChanged: Write<"way_in_added" | "way_in_removed"> = ({ pen, data: { way, ...deed } }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name, way })),
    h(Deed, { pen, ...deed }),
    h(Paragraph, null, pen.say("after")),
    h(Action, { pen, path: "/profile/security" }),
  );

const accountBesieged: Write<"account_besieged"> = ({ pen, data }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { time: pen.time(data.at) })),
    h(Paragraph, null, pen.say("after")),
    h(Action, { pen, path: "/profile/security" }),
  );

const emailChanged: Write<"email_changed"> = ({ pen, data: { email, ...deed } }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name, email })),
    h(Deed, { pen, ...deed }),
    h(Paragraph, null, pen.say("after", { support: pen.site.brand.support_email })),
  );

const accountClosed: Write<"account_closed"> = ({ pen, data }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name })),
    h(Deed, { pen, ...data }),
    h(Paragraph, null, pen.say("after", { support: pen.site.brand.support_email })),
  );

/** A mail that says that something is so since a moment: words `text`, `after`. */
const since: Write<"account_reopened" | "account_erased"> = ({ pen, data }) => {
  const { name, support_email: support } = pen.site.brand;
  return h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: name, time: pen.time(data.at) })),
    h(Paragraph, null, pen.say("after", { support })),
  );
};

/** A mail about a day, with the way back in: words `text`, `after`, `action`. */
const dormancy: Write<"dormancy_ahead" | "account_dormant"> = ({ pen, data }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name, time: pen.time(data.at) })),
    h(Paragraph, null, pen.say("after")),
    h(Action, { pen, path: "/login" }),
  );

/** A mail about a moment, with the page of documents: words `text`, `after`, `action`. */
const verificationEnd: Write<"verification_expired" | "verification_ending"> = ({ pen, data }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name, time: pen.time(data.at) })),
    h(Paragraph, null, pen.say("after")),
    h(Action, { pen, path: "/profile/verification" }),
  );

const activityStatement: Write<"activity_statement"> = ({ pen, data }) => {
  const accounts = JSON.parse(data.accounts) as ActivityAccountView[];
  const lines = accounts.map((account) => {
    const money = (cents: number) => formatMoney(cents, account.currency, { locale: pen.locale });
    return pen.say("line", {
      currency: account.currency,
      opening: money(account.opening_cents),
      closing: money(account.closing_cents),
      staked: money(account.staked_cents),
      won: money(account.won_cents),
      net: money(account.won_cents - account.staked_cents),
    });
  });
  return h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name, month: data.month })),
    ...lines.map((line) => h(Paragraph, null, line)),
    h(Paragraph, null, pen.say("after")),
    h(Action, { pen, path: "/profile/privacy" }),
  );
};

/** Advertising: words `text`, `action`, `after`. */
const promo: Write<"promos_begun"> = ({ pen, data }) =>
  h(
    Letter,
    { pen, children: null },
    h(Paragraph, null, pen.say("text", { brand: pen.site.brand.name })),
    h(Paragraph, null, pen.say("after")),
    h(Action, { pen, path: data.unsubscribe }),
  );

/** Every kind of mail and who writes it. */
export const LETTERS: { readonly [Kind in MailKind]: Write<Kind> } = {
  confirm_email: toDo,
  new_password: toDo,
  login_link: toDo,
  limit_confirmation: toDo,
  password_changed: told,
  new_device: told,
  account_besieged: accountBesieged,
  second_factor_on: told,
  second_factor_off: told,
  recovery_code_used: recoveryCodeUsed,
  confirm_new_email: toDo,
  email_changed: emailChanged,
  phone_changed: told,
  account_closed: accountClosed,
  dormancy_ahead: dormancy,
  account_dormant: dormancy,
  verification_expired: verificationEnd,
  verification_ending: verificationEnd,
  activity_statement: activityStatement,
  account_reopened: since,
  account_erased: since,
  promos_begun: promo,
  recovery_codes_renewed: told,
  way_in_added: wayInChanged,
  way_in_removed: wayInChanged,
};
