import { expect, it } from "vitest";
import { readHash } from "./hash-links.ts";

it.each([
  ["sign-in", { modal: "login" }],
  ["sign-up", { modal: "registration" }],
  ["remind", { modal: "remind" }],
  ["new-password", { modal: "new-password" }],
  ["users/password/edit", { modal: "new-password" }],
  ["profile/password/edit", { modal: "new-password" }],
  ["sport", { path: "/sport" }],
  ["sport_live", { path: "/sport/live" }],
  ["sport_../..//evil.example", { path: "/sport/..%2F..%2F%2Fevil.example" }],
  ["sport_", null],
  ["sports", null],
  ["chat", { chat: true }],
  ["search", null],
  ["toString", null],
  ["", null],
])("MODAL-13, MODAL-14, MODAL-16: the hash %j leads to %j", (hash, link) =>
  expect(readHash(hash)).toEqual(link),
);
