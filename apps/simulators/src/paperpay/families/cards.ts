import { englishOnly } from "@houselight/contracts/accounts";
import { cardNumberFault, isCardExpiry } from "@houselight/contracts/cashbox";
import en from "@houselight/contracts/messages/en.json" with { type: "json" };
import { aboutOrder, type Order } from "../orders.ts";
import { cardPage, securePage } from "../pages/card-pages.ts";
import { type Step, sendCourse, sendStep } from "../reports/send-reports.ts";
import { readTicket, type SecureTicket, writeTicket } from "../ticket.ts";
import type { Answer, Family, Form, Paper } from "./family.ts";
import { IN_PROGRESS, settle } from "./settle.ts";
import { type Card, card, cardLabel, cardOf, REFUSED_BINS } from "./test-cards.ts";

const FIELDS = ["number", "expiry", "name"] as const;

/** Hosted card form, the bank's security step, and the charge. */
export const cards = (paper: Paper): Family => ({
  page: ({ order, action }) => cardPage(paper.publicUrl, order, action),
  async answer({ order, action }, sent, manner) {
    const form: Form = { ...sent, expiry: withSlash(sent["expiry"] ?? "") };
    if (sent["outcome"] === "canceled") {
      return settle(paper, order, manner, {
        result: { status: "canceled", reason: "canceled_by_player" },
      });
    }
    if (sent["outcome"] !== "succeeded") return null;
    const faults = faultsOf(form, new Date());
    if (Object.keys(faults).length > 0) {
      const values = Object.fromEntries(FIELDS.map((name) => [name, form[name] ?? ""]));
      return { kind: "page", html: cardPage(paper.publicUrl, order, action, { values, faults }) };
    }
    const used = cardOf(paper.secret, form["number"] ?? "");
    if (used.step === "none")
      return settle(paper, order, manner, {
        progress: IN_PROGRESS,
        result: chargeOf(paper, used),
      });
    await sendStep(paper.courier, aboutOrder(order), {
      status: "processing",
      cardStep: "challenge",
    });
    const ticket: SecureTicket = { order, card: used, manner };
    return { kind: "go", url: secureUrl(paper, writeTicket(paper.secret, "secure", ticket)) };
  },
});

/** `1239` as `12/39`; what is no expiry stays as it was typed. */
const withSlash = (expiry: string): string =>
  expiry.trim().replace(/^(\d\d) *\/? *(\d\d)$/, "$1/$2");

const secureUrl = ({ publicUrl }: Paper, ticket: string): string =>
  `${publicUrl}/secure?ticket=${ticket}`;

export const secureStepPage = (paper: Paper, { order, card: used }: SecureTicket, ticket: string) =>
  securePage(paper.publicUrl, order, {
    action: secureUrl(paper, ticket),
    label: cardLabel(used),
  });

/** Reads the customer's answer to their bank; null when it is not understood. */
export async function answerSecureStep(
  paper: Paper,
  { order, card: used, manner }: SecureTicket,
  form: Form,
): Promise<Answer | null> {
  const outcome = form["outcome"];
  if (outcome !== "succeeded" && outcome !== "declined") return null;
  const isFailed = outcome === "declined" || used.step === "fails";
  const cardStep = isFailed ? "failed" : "passed";
  const result: Step = isFailed
    ? { status: "declined", reason: "three_d_secure_failed" }
    : chargeOf(paper, used);
  return settle(paper, order, manner, { progress: [{ status: "processing", cardStep }], result });
}

/** Charges a card that was used before, after the answer to the shop. Returns false for a foreign token. */
export function chargeSaved(paper: Paper, order: Order): boolean {
  const used = readToken(paper, order.token ?? "");
  if (!used) return false;
  const course = { progress: IN_PROGRESS, result: chargeOf(paper, used) };
  paper.courier.background(
    sendCourse(paper.courier, aboutOrder(order), { ...course, manner: "prompt" }),
  );
  return true;
}

export const readToken = ({ secret }: Paper, token: string): Card | null =>
  readTicket(secret, "card", card, token);

/** Returns the verdict of the card's bank; a card that pays is named by a token, which holds no number. */
function chargeOf({ secret }: Paper, used: Card): Step {
  if (used.bank !== "pays") return { status: "declined", reason: used.bank };
  const profile = { token: writeTicket(secret, "card", used), label: cardLabel(used) };
  return { status: "succeeded", profile };
}

const { invalid, bankNotPossible } = en.errors.creditcard.cardnumber;
/** The page speaks English only. */
const CARD_NUMBER_TEXT = {
  "errors.creditcard.cardnumber.invalid": invalid,
  "errors.creditcard.cardnumber.bankNotPossible": bankNotPossible,
} as const;

/** Finds the faults of a card's form, by the name of the field (VALID-05, VALID-12 to VALID-14). */
function faultsOf(form: Form, today: Date): Record<string, string> {
  const number = form["number"] ?? "";
  const faults: Record<string, string> = {};
  const fault = cardNumberFault(number, REFUSED_BINS);
  if (fault) faults["number"] = CARD_NUMBER_TEXT[fault];
  if (!isCardExpiry(form["expiry"] ?? "", today))
    faults["expiry"] = "Month and year, not in the past: 07/31.";
  if (!/^\d{3,4}$/.test(form["cvc"] ?? "")) faults["cvc"] = "Three or four digits.";
  const holder = (form["name"] ?? "").trim();
  if (holder.length < 2) faults["name"] = "The name as it is on the card.";
  else if (!englishOnly.safeParse(holder).success) faults["name"] = en.VALIDATION.NAME.ONLY_ENGLISH;
  return faults;
}
