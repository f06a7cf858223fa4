import { decimalAmount } from "@houselight/contracts/money";
import { type Order } from "../orders.ts";
import { document } from "../pages/layout.ts";
import { facts, form, heading, MANNER_FIELD, outcomeButton } from "../pages/parts.ts";
import type { Family, Paper } from "./family.ts";
import { IN_PROGRESS, settle } from "./settle.ts";

/** Transferred by the person themselves, by what the shop shows; other methods open their bank at once. */
const BY_HAND = "bank";
/** Account that no bank has: a transfer to it reaches only this simulator. */
const ACCOUNT = {
  holder: "Paperpay Simulator",
  iban: "DE66000000000000000042",
  bic: "PAPRDEX1XXX",
} as const;

export const isByHand = ({ method }: Order): boolean => method === BY_HAND;

/** Builds the instructions that the shop shows its customer. */
export const bankInstructions = (order: Order) =>
  ({
    kind: "bank",
    ...ACCOUNT,
    reference: `PAPER-${order.payment_id.slice(0, 8).toUpperCase()}`,
    amount: decimalAmount(BigInt(order.amount_cents), order.currency),
  }) as const;

/** The bank of the customer: says yes or no at once, or sends the transfer. */
export const bankTransfer = (paper: Paper): Family => ({
  page: ({ order, action }) =>
    document(
      paper.publicUrl,
      isByHand(order)
        ? `${heading("Paper Bank: a transfer", order)}${transferFacts(order)}${form(
            action,
            `${outcomeButton("succeeded", "Send the transfer", "pay")}
${outcomeButton("canceled", "Cancel", "other")}${MANNER_FIELD}`,
          )}`
        : `${heading("Your bank", order)}<p>Do you approve this payment from your account?</p>${form(
            action,
            `${outcomeButton("succeeded", "Approve", "pay")}${outcomeButton("declined", "Refuse", "other")}
${outcomeButton("canceled", "Cancel", "other")}${MANNER_FIELD}`,
          )}`,
    ),
  async answer({ order }, sent, manner) {
    switch (sent["outcome"]) {
      case "succeeded":
        return settle(paper, order, manner, {
          progress: IN_PROGRESS,
          result: { status: "succeeded" },
        });
      case "declined":
        return settle(paper, order, manner, {
          progress: IN_PROGRESS,
          result: { status: "declined", reason: "refused_by_bank" },
        });
      case "canceled":
        return settle(paper, order, manner, {
          result: { status: "canceled", reason: "canceled_by_player" },
        });
      default:
        return null;
    }
  },
});

function transferFacts(order: Order): string {
  const { holder, iban, bic, reference } = bankInstructions(order);
  return facts([
    ["To", holder],
    ["IBAN", iban],
    ["BIC", bic],
    ["Reference", reference],
  ]);
}
