import { describe, expect, it } from "vitest";
import { csvCell, statementCsv } from "./statement-csv.ts";

const ROW = {
  id: "12",
  at: "2026-11-01T12:30:00.000Z",
  kind: "withdrawal_paid",
  currency: "EUR",
  amount_cents: 0,
  held_cents: -123_456,
  payment_id: "0b0c",
  method: "card",
  refund: false,
} as const;

describe("statement as CSV", () => {
  it("starts with a byte order mark and names its columns", () =>
    expect(statementCsv([])).toBe("\uFEFFid,at,kind,currency,amount,reserved,method,payment\r\n"));

  it.each([
    [ROW, "12,2026-11-01T12:30:00.000Z,withdrawal_paid,EUR,0.00,-1234.56,card,0b0c"],
    [
      { ...ROW, refund: true },
      "12,2026-11-01T12:30:00.000Z,refund_paid,EUR,0.00,-1234.56,card,0b0c",
    ],
    [
      {
        ...ROW,
        kind: "correction" as const,
        currency: "JPY",
        amount_cents: 5000,
        held_cents: 0,
        payment_id: null,
        method: null,
      },
      "12,2026-11-01T12:30:00.000Z,correction,JPY,5000,0,,",
    ],
    [
      {
        ...ROW,
        kind: "deposit" as const,
        currency: "BTC",
        amount_cents: 56_000,
        held_cents: 0,
        method: "bitcoin",
      },
      "12,2026-11-01T12:30:00.000Z,deposit,BTC,0.00056,0,bitcoin,0b0c",
    ],
  ])("writes a row in units: %#", (row, line) =>
    expect(statementCsv([row]).split("\r\n")[1]).toBe(line),
  );
});

describe("a cell", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+49", "'+49"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-cmd", "'-cmd"],
    ["-12.50", "-12.50"],
    ['a "b", c', '"a ""b"", c"'],
    ["=a,b", '"\'=a,b"'],
    ["", ""],
  ])("%s → %s", (text, cell) => expect(csvCell(text)).toBe(cell));
});
