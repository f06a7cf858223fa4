import { expect, it } from "vitest";
import { readFrameMessage } from "./read-message.ts";

it.each([
  [{ type: "balance" }, { type: "balance" }],
  [{ type: "balance", balance: 1e9 }, { type: "balance" }],
  [{ type: "close" }, { type: "close" }],
  [
    { type: "error", code: "loss_limit_exceeded" },
    { type: "error", code: "loss_limit_exceeded" },
  ],
  [{ type: "error", code: "<b>" }, null],
  [{ type: "error", code: "x".repeat(41) }, null],
  [{ type: "error" }, null],
  [{ type: "navigate", to: "https://elsewhere.example" }, null],
  ["balance", null],
  [null, null],
  [[{ type: "close" }], null],
])("a frame that says %j is read as %j", (data, read) =>
  expect(readFrameMessage(data)).toEqual(read),
);
