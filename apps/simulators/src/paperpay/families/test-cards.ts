import { createHmac } from "node:crypto";
import * as z from "zod/mini";

/** A card as it is known after its page: never by its number. */
export const card = z.object({
  lastDigits: z.string().check(z.regex(/^\d{4}$/)),
  /** Tells two cards apart that end alike. */
  mark: z.string(),
  /** The verdict of its bank. */
  bank: z.enum(["pays", "insufficient_funds"]),
  /** Its security step: none, one that the person decides, or one that fails whatever they say. */
  step: z.enum(["none", "asks", "fails"]),
});
export type Card = z.infer<typeof card>;

/** Cards that behave in a way of their own; every other valid number asks, and pays. */
const TEST_CARDS: Readonly<Record<string, Pick<Card, "bank" | "step">>> = {
  "4111111111111111": { bank: "pays", step: "asks" },
  "4242424242424242": { bank: "pays", step: "none" },
  "4000000000009995": { bank: "insufficient_funds", step: "asks" },
  "4000008400001629": { bank: "pays", step: "fails" },
};

/** First digits of a bank that pays no casino (VALID-13). */
export const REFUSED_BINS: readonly string[] = ["411773"];

/** Forgets the number: only its last digits and a keyed mark remain. */
export function cardOf(secret: string, number: string): Card {
  const digits = number.replace(/\D/g, "");
  const { bank, step } = TEST_CARDS[digits] ?? { bank: "pays", step: "asks" };
  const mark = createHmac("sha256", secret).update(`number:${digits}`).digest("hex").slice(0, 16);
  return { lastDigits: digits.slice(-4), mark, bank, step };
}

export const cardLabel = ({ lastDigits }: Card): string => `•••• ${lastDigits}`;
