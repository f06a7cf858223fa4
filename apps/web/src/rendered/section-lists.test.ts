import { createElement } from "react";
import { expect, it } from "vitest";
import { SectionPage } from "../features/sections/section-page.tsx";
import { renderPart, textOf } from "./rendered-part.testing.ts";

const shown = async (pages: [] | null) =>
  textOf(await renderPart(() => createElement(SectionPage, { name: "promotions", pages })));

it("CMS-07: a section says that nothing is on offer where that is known, and not where its list failed", async () => {
  expect(await shown([])).toContain("Nothing is on offer right now.");
  expect(await shown(null)).not.toContain("on offer right now");
});
