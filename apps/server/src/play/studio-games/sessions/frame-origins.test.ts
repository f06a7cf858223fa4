import { expect, it } from "vitest";
import { isFrameOrigin } from "./frame-origins.ts";

const studio = {
  id: "hub",
  name: "Hub",
  protocol: "hub88",
  url: "https://api.hub.example/v2",
  keys: [],
  frame_origins: ["https://games.one.example", "https://*.two.example", "http://127.0.0.1:3951"],
  settings: {},
  countries_not_served: [],
};

it.each([
  ["https://api.hub.example", true],
  ["https://games.one.example", true],
  ["https://a.two.example", true],
  ["https://a.b.two.example", true],
  ["http://127.0.0.1:3951", true],
  ["http://api.hub.example", false],
  ["https://hub.example", false],
  ["https://two.example", false],
  ["http://a.two.example", false],
  ["https://a.two.example:8443", false],
  ["https://eviltwo.example", false],
  ["https://a.two.example.evil.example", false],
  ["null", false],
])("frames may come from %s: %s", (origin, expected) =>
  expect(isFrameOrigin(studio, origin)).toBe(expected),
);
