import { VERIFICATION_STATUSES } from "@houselight/contracts";
import { expect, it } from "vitest";
import { type Actor, mayChange } from "./transitions.ts";

const ways = (actor: Actor): string[] =>
  VERIFICATION_STATUSES.flatMap((before) =>
    VERIFICATION_STATUSES.filter((after) => mayChange(actor, before, after)).map(
      (after) => `${before} → ${after}`,
    ),
  );

it("lets a player begin and ask, and decide nothing", () =>
  expect(ways("player")).toEqual([
    "none → basic",
    "basic → pending",
    "rejected → pending",
    "expired → pending",
  ]));

it("lets a provider answer and change its mind, and end nothing", () =>
  expect(ways("provider")).toEqual([
    "none → pending",
    "none → verified",
    "none → rejected",
    "basic → pending",
    "basic → verified",
    "basic → rejected",
    "pending → verified",
    "pending → rejected",
    "verified → rejected",
    "rejected → pending",
    "rejected → verified",
    "expired → pending",
  ]));

it("lets the house end what was verified, by what is checked at its end too, and nothing else", () =>
  expect(ways("house")).toEqual(["verified → pending", "verified → expired"]));

it("lets an operator decide from anywhere, and end what was verified", () =>
  expect(ways("operator")).toEqual([
    "none → verified",
    "none → rejected",
    "basic → verified",
    "basic → rejected",
    "pending → verified",
    "pending → rejected",
    "verified → rejected",
    "verified → expired",
    "rejected → verified",
    "rejected → expired",
    "expired → verified",
    "expired → rejected",
  ]));
