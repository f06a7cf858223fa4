import { expect, it } from "vitest";
import { loadStatement } from "./load-statement.ts";

const row = (id: string) => ({
  id,
  at: "2026-11-01T12:30:00.000Z",
  kind: "deposit" as const,
  currency: "EUR",
  amount_cents: 1,
  held_cents: 0,
  payment_id: null,
  method: null,
  refund: false,
});

it("goes on after the last row until there is no more", async () => {
  const asked: string[] = [];
  const rows = await loadStatement(async (before) => {
    asked.push(before);
    return before === ""
      ? { rows: [row("9"), row("8")], more: true }
      : { rows: [row("7")], more: false };
  });
  expect(asked).toEqual(["", "8"]);
  expect(rows.map(({ id }) => id)).toEqual(["9", "8", "7"]);
});
