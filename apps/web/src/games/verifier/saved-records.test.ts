import { createHash, createHmac } from "node:crypto";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import type { RoundView } from "@houselight/contracts/house-games";
import {
  blockMessage,
  createDraw,
  defaultSteps,
  type Game,
  GAMES,
  isStepped,
  replayRound,
} from "@houselight/game-maths";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleScript } from "../../../build-plugins/bundled-scripts.ts";
import type { GameRecord } from "./record.ts";
import { recordPage } from "./record-page.ts";
import { verifyRound } from "./verify-round.ts";

const SEED = "5c".repeat(32);
/** Rounds of each version: more with `npm run test:all`. */
const ROUNDS = process.env["TEST_MATRIX"] === "all" ? 12 : 4;
/** The script of all games is bundled once. */
const BUNDLE_MS = 120_000;

type Bet = RoundView["bet"];

const tableBet = (kind: string, ...spots: readonly string[]): Bet => ({
  kind,
  bets: spots.map((spot) => ({ spot, amount_cents: 100 })),
});

/** Bets of a game by its kind. A kind that is not here has no record checked: the test says so. */
const BETS: Readonly<Record<string, (game: Game) => readonly Bet[]>> = {
  slot: ({ modes = [], stakes }) => {
    const stake = stakes("EUR")?.default_stake ?? 0;
    const ways = [{ name: "main", price: 1 }, ...modes];
    return ways.map(({ name, price }) => ({
      kind: "slot",
      stake_cents: Math.round(stake * price),
      ...(modes.length > 0 ? { mode: name } : {}),
    }));
  },
  blackjack: () => [tableBet("blackjack", "main")],
  baccarat: () => [tableBet("baccarat", "banker", "player_pair")],
  craps: () => [
    {
      kind: "craps",
      chip_cents: 30,
      bets: ["pass", "place-6", "field"].map((spot) => ({ spot, amount_cents: 300 })),
    },
  ],
  "sic-bo": () => [tableBet("sic-bo", "small", "total-9")],
  "money-wheel": () => [tableBet("money-wheel", "lantern")],
  "dragon-tiger": () => [tableBet("dragon-tiger", "dragon", "tie")],
  "casino-war": () => [tableBet("casino-war", "main", "tie")],
  dice: () => [{ kind: "dice", side: "over", target: 7_500, stake_cents: 50 }],
  limbo: () => [{ kind: "limbo", target: 150, stake_cents: 50 }],
  plinko: () => [{ kind: "plinko", rows: 9, risk: "high", stake_cents: 50 }],
  keno: () => [{ kind: "keno", picks: [3, 17, 80], stake_cents: 50 }],
  mines: () => [3, 24].map((mines) => ({ kind: "mines", mines, stake_cents: 100 })),
  "video-poker": () => [{ kind: "video-poker", stake_cents: 100 }],
  "hi-lo": () => [{ kind: "hi-lo", stake_cents: 50 }],
  roulette: () => [tableBet("roulette", "red", "straight-17")],
};

const VERSIONS = GAMES.flatMap(({ current, earlier }) => [current, ...earlier]).map(
  (game) => [game.slug, game.version, game] as const,
);

const drawOf = (nonce: number) =>
  createDraw((index) =>
    createHmac("sha256", SEED)
      .update(blockMessage("paper", nonce, index))
      .digest(),
  );

/** Plays a round; one with steps goes to its end by its default. */
function roundOf(game: Game, bet: Bet, nonce: number): RoundView {
  const draw = drawOf(nonce);
  const steps = isStepped(game)
    ? defaultSteps(game.open(game.recallBet(bet).bet, draw), draw).steps
    : [];
  const { payout, outcome } = replayRound(game, { bet, steps }, drawOf(nonce));
  return {
    game: game.slug,
    game_version: game.version,
    bet,
    steps,
    payout_cents: Number(payout),
    outcome,
    fairness: {
      mapping: "pf:2",
      server_seed: SEED,
      server_seed_hash: createHash("sha256").update(SEED).digest("hex"),
      client_seed: "paper",
      nonce,
    },
  } as unknown as RoundView;
}

const recordOf = (round: RoundView): GameRecord => {
  const names = ["matches", "differs", "matchesText", "differsText"] as const;
  const others = ["hashMatches", "hashDiffers", "failed", "note"] as const;
  const texts = Object.fromEntries([...names, ...others].map((name) => [name, name]));
  return {
    round,
    locale: "en",
    title: "A record",
    facts: [],
    draws: NO_DRAWS,
    texts,
  } as unknown as GameRecord;
};

const NO_DRAWS = { numbers: [], blocks: [] };

/** As much of an element as the script of a record asks for. */
class Drawn {
  textContent = "";
  className = "";
  readonly dataset: Record<string, string> = {};
  readonly children: Drawn[] = [];
  append(...more: readonly Drawn[]): void {
    this.children.push(...more);
  }
  setAttribute(): void {}
}

/** Opens a saved page. Returns what it finds. */
const verdictOf = (page: string): string => opened(page).children[1]?.textContent ?? "";

/** Returns every text of an element, from the first to the last. */
const textsOf = (element: Drawn): string[] => [
  element.textContent,
  ...element.children.flatMap(textsOf),
];

/** Opens a saved page: runs its own script on its own record. Returns what the script draws. */
function opened(page: string): Drawn {
  const [, json = ""] =
    /<script type="application\/json" id="record">(.*?)<\/script>/s.exec(page) ?? [];
  const script = page.slice(page.lastIndexOf("<script>") + 8, page.lastIndexOf("</script>"));
  const main = new Drawn();
  const document = {
    createElement: () => new Drawn(),
    getElementById: () => Object.assign(new Drawn(), { textContent: json }),
    querySelector: () => main,
  };
  // Nothing else of a browser is there: what the script needs besides is missing in a file, too.
  runInContext(script, createContext({ document, TextEncoder, Uint8Array }));
  return main;
}

let script = "";
beforeAll(async () => {
  script = await bundleScript(join(import.meta.dirname, "open-record.ts"));
}, BUNDLE_MS);

describe("the saved record of a round", () => {
  it("is checked here for every kind of game that the house has", () => {
    const kinds = new Set(GAMES.map(({ current }) => current.kind));
    expect([...kinds].filter((kind) => !(kind in BETS))).toEqual([]);
  });

  it.each(VERSIONS)("of %s %s recomputes it by itself", (_slug, _version, game) => {
    const bets = BETS[game.kind]?.(game) ?? [];
    expect(bets.length).toBeGreaterThan(0);
    const found = bets.flatMap((bet) =>
      Array.from({ length: ROUNDS }, (_, nonce) =>
        verdictOf(recordPage(recordOf(roundOf(game, bet, nonce)), script)),
      ),
    );
    expect(new Set(found)).toEqual(new Set(["matches"]));
  });

  it("names what each number decides, where they are those that it draws itself", () => {
    const dice = GAMES.find(({ current }) => current.slug === "dice");
    if (!dice) throw new Error("the house has no dice");
    const round = roundOf(dice.current, BETS["dice"]?.(dice.current)[0] as Bet, 3);
    const { numbers } = verifyRound(round, dice);
    const told = (drawn: readonly number[]) => {
      const table = { head: ["Draw", "Value"], rows: [["First", "told"]] };
      const draws = { numbers: drawn, blocks: [{ text: "A note" }, table] };
      return textsOf(opened(recordPage({ ...recordOf(round), draws }, script)));
    };
    expect(told(numbers)).toEqual(
      expect.arrayContaining(["A note", "Draw", "Value", "First", "told"]),
    );
    const others = told(numbers.map((number) => number + 1));
    expect(others).not.toContain("told");
    expect(others).toContain(numbers.join(", "));
  });

  it.each(VERSIONS)("of %s %s tells a payout that is not its own", (_slug, _version, game) => {
    const [bet] = BETS[game.kind]?.(game) ?? [];
    const round = roundOf(game, bet as Bet, 0);
    const altered = { ...round, payout_cents: round.payout_cents + 1 };
    expect(verdictOf(recordPage(recordOf(altered), script))).toBe("differs");
    const unknown = { ...round, game_version: "0.0.0" };
    expect(verdictOf(recordPage(recordOf(unknown), script))).toBe("failed");
  });
});
