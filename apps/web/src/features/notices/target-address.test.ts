import type { NoticeTarget } from "@houselight/contracts/notices";
import { expect, it } from "vitest";
import { targetAddress } from "./target-address.ts";

const place = (name: string, ...parts: string[]): NoticeTarget => ({ name, parts });

it.each([
  [
    "a place",
    place("profileLimits"),
    { modal: null, path: "/profile/limits", query: {}, hash: "" },
  ],
  ["a place with a part", place("newsPage", "a b"), { path: "/news/a%20b" }],
  ["a name that is none", place("nowhere"), { path: "/" }],
  ["a path", { path: "/news?tag=1#top" }, { path: "/news", query: { tag: 1 }, hash: "top" }],
  ["a popup", { path: "/cashbox?payment=p1" }, { modal: "cashbox", query: { payment: "p1" } }],
  ["a filled-in popup", { path: "/deposit?amountProp=50" }, { query: { amountProp: 50 } }],
  ["a popup by its place", place("cashboxDeposit"), { modal: "deposit", path: "/deposit" }],
] as const)("NOTIFY-01: a button leads to %s", (_what, target, address) =>
  expect(targetAddress(target)).toMatchObject(address),
);
