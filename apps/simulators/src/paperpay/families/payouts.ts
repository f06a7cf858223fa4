import { aboutPayout, type PayoutOrder } from "../orders.ts";
import type { Reported } from "../reports/course.ts";
import { sendCourse } from "../reports/send-reports.ts";
import { readToken } from "./cards.ts";
import type { Paper } from "./family.ts";
import { IN_PROGRESS } from "./settle.ts";

/** Destinations that refuse what is sent to them. */
export const REFUSING_IBAN = "DE73000000000000000013";
export const REFUSING_ADDRESSES: readonly string[] = [
  "bc1qrefusesrefusesrefusesrefusesrefuses00",
  "0x000000000000000000000000000000000000dead",
];

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
  return (
    destination.kind === "crypto" && REFUSING_ADDRESSES.includes(destination.address.toLowerCase())
  );
}
