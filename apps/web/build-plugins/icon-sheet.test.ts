import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, it } from "vitest";
import { sheetIcon } from "../src/shell/drawings/sheet-icon.tsx";
import { drawSheet, iconsUsed } from "./icon-sheet.ts";

const folder = await mkdtemp(join(tmpdir(), "icon-sheet-"));
afterAll(() => rm(folder, { recursive: true }));

it("finds each icon that sources import, once", async () => {
  await writeFile(join(folder, "a.tsx"), 'import Menu from "lucide-react/icons/menu";\n');
  const two = ['import X from "lucide-react/icons/x";', 'import M from "lucide-react/icons/menu";'];
  await writeFile(join(folder, "b.ts"), two.join("\n"));
  await writeFile(join(folder, "c.md"), 'import Bell from "lucide-react/icons/bell";\n');
  expect(await iconsUsed([folder])).toEqual(["menu", "x"]);
});

it("has a symbol of each icon, without the colours and strokes that its user gives", async () => {
  const sheet = await drawSheet(["menu", "home"]);
  expect(sheet).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><symbol id="menu" /);
  expect(sheet.match(/<symbol id="(menu|home)" viewBox="0 0 24 24"><path /g)).toHaveLength(2);
  expect(sheet).not.toMatch(/stroke|fill|class/);
});

it("draws every icon of the site", async () => {
  const names = await iconsUsed([
    resolve(import.meta.dirname, "../src"),
    resolve(import.meta.dirname, "../../../packages/ui/src"),
  ]);
  expect(names.length).toBeGreaterThan(20);
  expect((await drawSheet(names)).match(/<symbol /g)).toHaveLength(names.length);
});

it("refuses what is no icon", () => expect(drawSheet(["no-such-icon"])).rejects.toThrow());

it("hides an icon without a name from screen readers, and takes what its user says", () => {
  const Icon = sheetIcon("/assets/icons.svg#menu");
  const drawn = (attributes: object) => renderToStaticMarkup(createElement(Icon, attributes));
  expect(drawn({ className: "size-5", strokeWidth: 3 })).toMatch(
    /^<svg .*stroke-width="3".* aria-hidden="true" class="size-5"><use href="\/assets\/icons\.svg#menu"><\/use><\/svg>$/,
  );
  expect(drawn({ role: "img", "aria-label": "Menu" })).not.toContain("aria-hidden");
});
