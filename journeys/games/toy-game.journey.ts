import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { getRound, playDemoRound, playRound } from "@houselight/contracts";
import type * as registry from "@houselight/game-maths";
import { coinFlip } from "@houselight/game-maths/testing/coin-flip";
import type * as figures from "@houselight/server/figures";
import { httpCaller } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { provenFacts } from "@houselight/scripts/maths/figures";
import { measure } from "@houselight/scripts/maths/measure";
import { measurementToText } from "@houselight/scripts/maths/report";
import { readRoundAnswer, verifyRound } from "@houselight/scripts/verify-round";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { roundShown, untilIdle } from "../support/playing.ts";
import { expectAccessible, visit, visitAsPlayer } from "../support/visitor.ts";

/*
 * A game joins the house by a line in each registry, and by its stored proof. Here both registries are
 * replaced by lists with a coin: that of the maths in this process, that of the site in a build of its
 * own; and the proof is computed below. Nothing else of the product knows that the game is not one of
 * its own.
 */
vi.mock("../../packages/game-maths/src/registry.ts", async (original) => {
  const { GAMES, gameLookup } = await original<typeof registry>();
  const { coinFlipVersions } = await import("@houselight/game-maths/testing/coin-flip");
  const games = [...GAMES, coinFlipVersions];
  return { GAMES: games, gameLookup, ...gameLookup(games) };
});
vi.mock("../../apps/server/src/play/house-games/proven/stored-figures.ts", async (original) => {
  const stored = await original<typeof figures>();
  const readFigures: typeof stored.readFigures = (game, sources) => {
    if (game.slug !== slug) return stored.readFigures(game, sources);
    return { facts: game.facts, version: game.version, code_hash: "", bets: {} };
  };
  return { ...stored, readFigures };
});

const { slug } = coinFlip;
const BET = { kind: "coin", side: "heads", stake_cents: 50 };

let live: LiveHouse;
let folder: string;
const siteBefore = process.env["SITE_DIR"];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "toy-game-"));
  const program = join(import.meta.dirname, "toy-game/build-toy-site.ts");
  await promisify(execFile)(process.execPath, [program, folder], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.env["SITE_DIR"] = folder;
  live = await openLiveHouse();
});
afterAll(async () => {
  if (siteBefore === undefined) delete process.env["SITE_DIR"];
  else process.env["SITE_DIR"] = siteBefore;
  await live.close();
  await rm(folder, { recursive: true });
});

describe("a game that only the registries know", () => {
  it("is proven and simulated", () => {
    expect(provenFacts(coinFlip)).toEqual(coinFlip.facts);
    const measured = measure(coinFlip, 100_000, 1);
    expect(measured.simulation.agreement.agrees).toBe(true);
    expect(measurementToText(measured)).toMatch(/^Coin Flip, version 1\.0\.0\n\nRTP +98\.000000 %/);
  });

  it("is played for money and in a demo, and its round is recalled and verified", async () => {
    const visitor = await visitAsPlayer(live, "wide", 1000n);
    const cookie = (await visitor.context.cookies()).find(({ name }) => name === "session");
    await visitor.leave();
    const caller = httpCaller(live.url);
    caller.useSession(cookie?.value ?? "");
    const id = randomUUID();
    const body = { id, currency: "EUR", bet: BET };
    const played = await caller.call(playRound, { params: { slug }, body });
    expect(played.body).toMatchObject({ game: slug, stake_cents: 50, outcome: { kind: "coin" } });
    expect([0, 100]).toContain(played.body.payout_cents);
    const recalled = await caller.call(getRound, { params: { id } });
    expect(recalled.body.outcome).toEqual(played.body.outcome);

    const demo = { id: randomUUID(), bet: BET, client_seed: "mine" };
    const shown = await httpCaller(live.url).call(playDemoRound, { params: { slug }, body: demo });
    expect(verifyRound(readRoundAnswer(shown.body)).every(({ ok }) => ok)).toBe(true);
    expect(await live.violations()).toEqual([]);
  });

  it.each([
    [{ ...BET, stake_cents: 51 }, 422, "stake_not_offered"],
    [{ ...BET, side: "edge" }, 422, "bet"],
    [{ ...BET, also: 1 }, 422, "bet"],
    [{ kind: "slot", stake_cents: 20 }, 422, "bet_not_understood"],
  ])("refuses %j", async (bet, status, code) => {
    const body = { id: randomUUID(), bet, client_seed: "mine" };
    const answer = await httpCaller(live.url).call(playDemoRound, { params: { slug }, body });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(code);
  });
});

describe("its page", () => {
  it("comes in the visitor's language, with its own words alone", async () => {
    const page = await fetch(`${live.url}/de/play/foldhouse/${slug}?mode=demo`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("Coin Flip");
    expect(html).toContain("Die richtige Seite zahlt");
    const lobby = await (await fetch(`${live.url}/de`)).text();
    expect(lobby).toContain("Coin Flip");
    expect(lobby).not.toContain("Die richtige Seite zahlt");
  });

  it.each(["wide", "narrow"] as const)("is shown and verified on a %s screen", async (screen) => {
    const visitor = await visit(live, screen);
    const { page, words } = visitor;
    // The coin has no pictures: its cover is cut from its name.
    visitor.allow(/coin-flip\/cover(-\w+)?\.svg/);
    await visitor.open(`/play/foldhouse/${slug}?mode=demo`);
    await untilIdle(page);
    await page.getByRole("button", { name: "Heads", exact: true }).click();
    await roundShown(page, "");
    await page.getByText(/^The coin shows (Heads|Tails|Edge)\.$/).waitFor();
    await expectAccessible(page, "the coin");
    await page.getByRole("button", { name: words.text("games.panels.verify") }).click();
    await page
      .locator('[data-verified="true"]')
      .getByText(/^#\d+$/)
      .waitFor();
    await page.getByRole("button", { name: words.text("games.close") }).click();
    const rules = page
      .locator("[data-bar]")
      .getByRole("button", { name: words.text("games.rules") });
    await rules.click();
    await page.getByText(/^The right side pays /).waitFor();
    await visitor.leave();
  });
});
