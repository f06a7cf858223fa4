import type { Order } from "../orders.ts";
import { document } from "./layout.ts";
import { field, form, heading, MANNER_FIELD, outcomeButton } from "./parts.ts";

/** The typed values of a card's form and their faults, by the name of the field. */
export interface CardForm {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
}

/** The card's page. The security code is never shown again. */
export function cardPage(
  publicUrl: string,
  order: Order,
  action: string,
  { values, faults }: CardForm = { values: {}, faults: {} },
): string {
  const typed = (name: string) => ({ name, value: values[name] ?? "", fault: faults[name] });
  const number = field({
    ...typed("number"),
    label: "Card number",
    hint: "For a test: 4111 1111 1111 1111",
    autocomplete: "cc-number",
    inputmode: "numeric",
    maxLength: 24,
  });
  const expiry = field({
    ...typed("expiry"),
    label: "Expiry (MM/YY)",
    autocomplete: "cc-exp",
    inputmode: "numeric",
    maxLength: 5,
  });
  const code = field({
    name: "cvc",
    fault: faults["cvc"],
    label: "Security code",
    autocomplete: "cc-csc",
    inputmode: "numeric",
    maxLength: 4,
  });
  const holder = field({
    ...typed("name"),
    label: "Name on the card",
    autocomplete: "cc-name",
    maxLength: 70,
  });
  const note = order.save_profile
    ? '<p class="note">The shop asks to remember this card: it gets a token and the last four digits.</p>'
    : "";
  return document(
    publicUrl,
    `${heading("Pay by card", order)}${note}${form(
      action,
      `${number}<div class="pair">${expiry}${code}</div>${holder}
${outcomeButton("succeeded", "Pay", "pay")}${outcomeButton("canceled", "Cancel", "other")}${MANNER_FIELD}`,
    )}`,
  );
}

/** The page of the card's bank, which asks its customer. */
export const securePage = (
  publicUrl: string,
  order: Order,
  { action, label }: { action: string; label: string },
): string =>
  document(
    publicUrl,
    `${heading("Paper Bank", order)}<p>Your bank asks: do you pay this with your card ${label}?</p>${form(
      action,
      `${outcomeButton("succeeded", "Approve", "pay")}${outcomeButton("declined", "Refuse", "other")}`,
    )}`,
  );
