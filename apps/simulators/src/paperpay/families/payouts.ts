import { aboutPayout, type PayoutOrder } from "../orders.ts";
import type { Reported } from "../reports/course.ts";
import { sendCourse } from "../reports/send-reports.ts";
import { readToken } from "./cards.ts";
import type { Paper } from "./family.ts";
import { IN_PROGRESS } from "./settle.ts";

/** Destinations that refuse what is sent to them. */
export const REFUSING_IBAN = "DE73000000000000000013";
/** Valid, so that a shop sends to them: their hash is the text "refuses every payout". */
export const REFUSING_ADDRESSES: Readonly<Record<string, string>> = {
  BTC: "bc1qwfjkvatnv4ejqetkv4e8jgrsv9uk7at59rznqx",
  BCH: "bitcoincash:qpex2en4wdjhxgr9wejhy7fqwpshjmm4ws8c37q6ek",
  LTC: "ltc1qwfjkvatnv4ejqetkv4e8jgrsv9uk7at5plchck",
  ETH: "0x000000000000000000000000000000000000dEaD",
  DOG: "DFZy3YC2jEZk5rcngyEE6P5gngGd35QHhh",
  USDT: "TLQ5WLd7aYnQi2VpYetP4mcDpLHdxF37rA",
};
const REFUSING = new Set(Object.values(REFUSING_ADDRESSES).map((address) => address.toLowerCase()));

const TRAVEL_MS = 500;

/** Payouts and refunds. Each id is sent once. */
export interface Payouts {
  /** Returns false when it can never be sent: its token was not written here. */
  send(order: PayoutOrder): boolean;
  /** Refunds an earlier payment. */
  sendBack(about: Reported): void;
}

export function createPayouts(paper: Paper): Payouts {
  const start = (about: Reported, isRefused: boolean): void => {
    if (paper.courier.last(about.kind, about.id)) return;
    const result = isRefused
      ? ({ status: "declined", reason: "payout_refused" } as const)
      : ({ status: "succeeded" } as const);
    const course = { progress: IN_PROGRESS, result, manner: "prompt", gapMs: TRAVEL_MS } as const;
    paper.courier.background(sendCourse(paper.courier, about, course));
  };
  return {
    send(order) {
      const { destination } = order;
      const used = destination.kind === "token" ? readToken(paper, destination.token) : null;
      if (destination.kind === "token" && !used) return false;
      const isRefused = used ? used.bank !== "pays" : refuses(destination);
      start(aboutPayout(order), isRefused);
      return true;
    },
    sendBack: (about) => start(about, false),
  };
}

function refuses(destination: PayoutOrder["destination"]): boolean {
  if (destination.kind === "bank")
    return destination.iban.replaceAll(" ", "").toUpperCase() === REFUSING_IBAN;
  return destination.kind === "crypto" && REFUSING.has(destination.address.toLowerCase());
}
