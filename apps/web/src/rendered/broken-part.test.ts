import { createElement, type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { hasBrokenPart } from "./broken-part.ts";

const drawn = (part: () => ReactNode): string =>
  renderToString(createElement(Suspense, { fallback: null }, createElement(part)));

it("a page whose part throws on the server is known by its HTML", () => {
  const broken = drawn(() => {
    throw new Error("no data");
  });
  expect(hasBrokenPart(broken)).toBe(true);
  expect(hasBrokenPart(drawn(() => "Slots"))).toBe(false);
});
