import * as z from "zod/mini";

/** One signed message to a shop; its id stays the same however often it is sent. */
export const report = z.object({ id: z.string(), content: z.record(z.string(), z.unknown()) });
export type Report = z.infer<typeof report>;

/** Subject of reports. */
const reported = z.object({
  kind: z.enum(["deposit", "payout"]),
  id: z.string(),
  currency: z.string(),
  amountCents: z.int(),
  webhookUrl: z.string(),
});
export type Reported = z.infer<typeof reported>;

/** Reports that are sent together, not before their time. */
const round = z.object({ due: z.int(), reports: z.array(report) });
export type Round = z.infer<typeof round>;

/** Sequence of reports on an order, decided when the order is accepted. */
export const course = z.object({
  id: z.string(),
  about: reported,
  rounds: z.array(round),
});
export type Course = z.infer<typeof course>;

/** The last report about each order. */
export type LastWords = Map<string, { readonly report: Report; readonly at: number }>;

const REMEMBERED = 10_000;

export const keyOf = ({ kind, id }: Pick<Reported, "kind" | "id">): string => `${kind}:${id}`;

/** A result stays the last word when its progress comes after it. The oldest are forgotten. */
export function remember(last: LastWords, key: string, told: Report, at: number): void {
  const earlier = last.get(key);
  if (earlier && told.content["status"] === "processing" && isResult(earlier.report)) return;
  last.delete(key);
  last.set(key, { report: told, at });
  const oldest = last.keys().next();
  if (last.size > REMEMBERED && !oldest.done) last.delete(oldest.value);
}

const isResult = ({ content }: Report): boolean => content["status"] !== "processing";
