import * as catalogue from "@houselight/contracts/catalogue";
import { describe, expect, it } from "vitest";
import { leanModule } from "./lean-endpoints.ts";

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
