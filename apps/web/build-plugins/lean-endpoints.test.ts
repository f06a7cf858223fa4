import * as catalogue from "@houselight/contracts/catalogue";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { browserText, findCircle, leanModule } from "./lean-endpoints.ts";

describe("lean endpoints", () => {
  const text = leanModule(catalogue, "/c/index.ts?whole");

  it("keeps how to call", () =>
    expect(text).toContain(
      'export const filterGames = {"name":"filterGames","method":"POST","path":"/api/games_filter"};',
    ));

  it("keeps plain constants", () => expect(text).toContain("export const GAMES_PAGE_SIZE = 40;"));

  it("leaves schemas to the whole module", () => {
    expect(text).toMatch(/export \{ [^}]*gameView[^}]* \} from "\/c\/index\.ts\?whole";/);
    expect(text).not.toContain("output");
  });

  it("keeps that a repeated call is harmless", () => {
    const endpoint = { access: "player", idempotency: "body-id", method: "POST", path: "/x" };
    expect(leanModule({ endpoint }, "/c?whole")).toContain('"idempotency":"body-id"');
  });
});

describe("a contract module in the browser", () => {
  const contracts = `${import.meta.dirname}/../../../packages/contracts/src`;
  const read = async (path: string) => {
    const code = await readFile(`${contracts}/${path}`, "utf8");
    return { code, text: await browserText(code, `${contracts}/${path}`) };
  };

  it("has the words of views without their schemas", async () => {
    const { text } = await read("notices/views.ts");
    expect(text).toContain('export const NOTICE_TYPES = ["personal",');
    expect(text).toMatch(/export \{ [^}]*noticeView[^}]* \} from ".*views\.ts\?whole";/);
    expect(text).not.toContain("zod");
  });

  it("keeps its functions beside the schemas they read", async () => {
    const code = 'import * as z from "zod/mini";';
    expect(await browserText(code, `${contracts}/compliance/limits.ts`)).toBe(code);
  });

  it("is as it was written where the whole module is asked for", async () => {
    const { code } = await read("notices/views.ts");
    expect(await browserText(code, `${contracts}/notices/views.ts?whole`)).toBe(code);
  });
});

describe("files of the build", () => {
  const found = (imports: Record<string, string[]>) => findCircle(new Map(Object.entries(imports)));

  it("may need others, one of them twice", () =>
    expect(found({ page: ["index", "schemas"], schemas: ["index"], index: [] })).toBeNull());

  it("must not need each other", () =>
    expect(found({ page: ["schemas"], schemas: ["index", "states"], states: ["schemas"] })).toEqual(
      ["schemas", "states", "schemas"],
    ));
});
