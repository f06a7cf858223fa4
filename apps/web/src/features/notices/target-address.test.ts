import type { NoticeTarget } from "@houselight/contracts/notices";
import { expect, it } from "vitest";
import { targetAddress } from "./target-address.ts";

const place = (name: string, ...parts: string[]): NoticeTarget => ({ name, parts });

it.each([
  ["a place", place("profileLimits"), { modal: null, address: "/profile/limits", query: {} }],
  ["a place with a part", place("newsPage", "a b"), { address: "/news/a%20b" }],
  ["a name that is none", place("nowhere"), { address: "/" }],
  ["a path", { path: "/news?tag=1#top" }, { address: "/news?tag=1#top", query: { tag: 1 } }],
  ["a popup", { path: "/cashbox?payment=p1" }, { modal: "cashbox", query: { payment: "p1" } }],
  ["a filled-in popup", { path: "/deposit?amountProp=50" }, { query: { amountProp: 50 } }],
  ["a popup by its place", place("cashboxDeposit"), { modal: "deposit", address: "/deposit" }],
] as const)("NOTIFY-01: a button leads to %s", (_what, target, address) =>
  expect(targetAddress(target)).toMatchObject(address),
);
