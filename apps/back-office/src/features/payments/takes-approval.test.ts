import { expect, it } from "vitest";
import { takesApproval } from "./takes-approval.ts";

const approvals = (...operators: readonly string[]) =>
  operators.map((operator) => ({ operator, at: "2026-11-30T22:46:00.000Z" }));

it.each([
  [0, [], false],
  [1, [], true],
  [1, ["carl@houselight.example"], false],
  [1, ["mara@houselight.example"], false],
  [2, ["carl@houselight.example"], false],
  [2, ["mara@houselight.example"], true],
  [2, ["mara@houselight.example", "olga@houselight.example"], false],
] as const)("where %i must agree and %j did, asks Carl: %s", (needed, agreed, asked) => {
  const withdrawal = { approvals_needed: needed, approvals: approvals(...agreed) };
  expect(takesApproval(withdrawal, "carl@houselight.example")).toBe(asked);
});
