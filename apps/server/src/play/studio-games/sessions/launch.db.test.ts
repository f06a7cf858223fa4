import {
  closedGames,
  createUserLimit,
  disabledProviders,
  playerFieldsConfig,
  signOut,
} from "@houselight/contracts";
import { chosenByTwo, httpCaller, moveToLicence, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  fresh,
  launchOf,
  opened,
  openStudios,
  roundOf,
  type Seat,
  seat,
  type TestStudios,
} from "../studio-games.testing.ts";

let studios: TestStudios;
beforeAll(async () => {
  studios = await openStudios();
});
afterAll(async () => expect(await studios.close()).toEqual([]));

const codeOf = ({ body }: { readonly body: unknown }) =>
  Object.keys(
    Object.values((body as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0];
const DEMO = { mode: "demo" } as const;

describe("a game of an outside studio", () => {
  it("opens for a guest as a demo, and says nothing of anybody", async () => {
    const guest = httpCaller(studios.url);
    const { status, body } = await launchOf(guest, "mill-reels", DEMO);
    expect(status).toBe(200);
    expect(body.origin).toBe("http://studio.test");
    const url = new URL(body.url);
    expect(`${url.origin}${url.pathname}${url.search}`).toBe("http://studio.test/mill/frame");
    const said = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    expect(said).toEqual({ game: "mill-reels", locale: "en", mode: "demo", site: studios.url });
  });

  it("opens for money for a player alone, in a currency that both have", async () => {
    const guest = httpCaller(studios.url);
    expect(codeOf(await launchOf(guest, "mill-reels"))).toBe("sign_in_required");
    const { caller } = await seat(studios);
    const real = (currency?: string) =>
      launchOf(caller, "mill-reels", { mode: "real", ...(currency ? { currency } : {}) });
    expect(codeOf(await real("CAD"))).toBe("currency_not_offered");
    expect(codeOf(await real("FUN"))).toBe("currency_not_offered");
    expect(codeOf(await real())).toBe("currency_not_offered");
    expect((await real("EUR")).status).toBe(200);
  });

  it("is none of ours and none that nobody lists", async () => {
    const guest = httpCaller(studios.url);
    for (const name of ["mill-nothing", "press-mill", "foldhouse-x"])
      expect(codeOf(await launchOf(guest, name, DEMO))).toBe("game_not_found");
  });

  it("GAME-15: has no address where its studio is hidden or does not serve", async () => {
    const from = (country: string) => httpCaller(studios.url, { "x-country": country });
    expect((await launchOf(from("DE"), "press-reels", DEMO)).status).toBe(200);
    expect(codeOf(await launchOf(from("CA"), "press-reels", DEMO))).toBe("game_not_found");
    await chosenByTwo(studios.house, studios.url, disabledProviders, { mill: ["DE"] });
    studios.clock.advance(1_000);
    expect(codeOf(await launchOf(from("DE"), "mill-reels", DEMO))).toBe("game_not_found");
    await chosenByTwo(studios.house, studios.url, disabledProviders, {});
    studios.clock.advance(1_000);
    expect((await launchOf(from("DE"), "mill-reels", DEMO)).status).toBe(200);
  });

  it("GAME-21: waits for what its studio asks of a player, in the demo for nothing", async () => {
    const manager = await signedInOperator(studios.house, studios.url, "manager");
    const ada = await seat(studios);
    const round = roundOf(studios, ada);
    await manager.call(playerFieldsConfig.choose, { body: { edition: [], mill: ["address"] } });
    studios.clock.advance(1_000);
    expect(codeOf(await launchOf(ada.caller, "mill-reels"))).toBe("studio_details_missing");
    expect(await round.bet(fresh("t"), 1)).toBe("studio_details_missing");
    expect((await launchOf(ada.caller, "mill-reels", DEMO)).status).toBe(200);
    await manager.call(playerFieldsConfig.choose, { body: { edition: [] } });
    studios.clock.advance(1_000);
    expect(await round.bet(fresh("t"), 1)).toBe(9_999);
  });
});

describe("a session at a game", () => {
  /** A bet stands; whatever happened to the player then, no other is taken, and what is due is paid. */
  async function endsBets(ada: Seat, end: () => Promise<unknown>, code: string): Promise<void> {
    const one = fresh("t");
    const round = roundOf(studios, ada);
    await round.bet(one, 100);
    const other = roundOf(studios, ada);
    const two = fresh("t");
    await other.bet(two, 100);
    await end();
    expect(await round.bet(fresh("t"), 1)).toBe(code);
    expect(await roundOf(studios, ada).bet(fresh("t"), 1)).toBe(code);
    expect(await round.bet(one, 100)).toBe(9_800);
    expect(await round.win(fresh("t"), 250, { round_closed: true })).toBe(10_050);
    expect(await other.rollback(two)).toBe(10_150);
  }

  it("ends with the player's own", async () => {
    const ada = await seat(studios);
    await endsBets(ada, () => ada.caller.call(signOut, {}), "session_ended");
  });

  it("ends after twelve hours, and after the licence's time without a stake", async () => {
    const ada = await seat(studios);
    await endsBets(ada, async () => studios.clock.advance(13 * 3_600_000), "session_ended");
  });

  it("ends when the player opens the game anew, which goes on", async () => {
    const ada = await seat(studios);
    let session = "";
    const end = async () => {
      session = await opened(ada.caller);
    };
    await endsBets(ada, end, "session_ended");
    expect(await roundOf(studios, { ...ada, session }).bet(fresh("t"), 1)).toBe(10_149);
  });

  it("takes no bet while operators have closed its game, which has no address then", async () => {
    const ada = await seat(studios);
    const choose = async (games: string[]) => {
      await chosenByTwo(studios.house, studios.url, closedGames, games);
      studios.clock.advance(1_000);
    };
    await endsBets(ada, () => choose(["mill/mill-reels"]), "game_closed");
    expect(codeOf(await launchOf(ada.caller, "mill-reels", DEMO))).toBe("game_not_found");
    expect((await launchOf(ada.caller, "mill-cards", DEMO)).status).toBe(200);
    await choose([]);
    expect(await roundOf(studios, ada).bet(fresh("t"), 1)).toBe(10_149);
  });

  it("goes on when another game of the studio is opened", async () => {
    const ada = await seat(studios);
    await launchOf(ada.caller, "mill-cards");
    expect(await roundOf(studios, ada).bet(fresh("t"), 1)).toBe(9_999);
  });

  it("opened thirty times at once has one that takes bets", async () => {
    const { caller, playerId } = await seat(studios);
    const sessions = await Promise.all(Array.from({ length: 30 }, () => opened(caller)));
    const said = await Promise.all(
      sessions.map((session) =>
        roundOf(studios, { caller, playerId, session, studio: "mill" }).bet(fresh("t"), 1),
      ),
    );
    expect(said.filter((one) => one === 9_999)).toHaveLength(1);
    expect(said.filter((one) => one === "session_ended")).toHaveLength(29);
  });

  it("takes no bet of a player who excluded themself", async () => {
    const ada = await seat(studios);
    const exclude = () =>
      studios.house.database.query(
        `insert into compliance.restrictions (player_id, excluded_until) values ($1, '2100-01-01')`,
        [ada.playerId],
      );
    await endsBets(ada, exclude, "self_excluded");
    expect(codeOf(await launchOf(ada.caller, "mill-reels"))).toBe("self_excluded");
  });

  it("takes no bet over a limit of the player's", async () => {
    const ada = await seat(studios);
    const body = {
      type: "wager",
      period: "day",
      accounts: [{ currency: "EUR", amount_cents: 500 }],
    } as const;
    expect((await ada.caller.call(createUserLimit, { body } as never)).status).toBeLessThan(300);
    const round = roundOf(studios, ada);
    expect(await round.bet(fresh("t"), 400)).toBe(9_600);
    expect(await round.bet(fresh("t"), 101)).toBe("wager_limit_exceeded");
    expect(await round.bet(fresh("t"), 100)).toBe(9_500);
  });

  it("keeps the rules of the licence: stakes, time between rounds, kinds of games", async () => {
    const ada = await seat(studios);
    await moveToLicence(studios.house, ada.playerId, "XX");
    const round = roundOf(studios, ada);
    expect(await round.bet(fresh("t"), 5_000)).toBe("stake_above_licence");
    expect(await round.bet(fresh("t"), 20)).toBe(9_980);
    expect(await roundOf(studios, ada).bet(fresh("t"), 20)).toBe("round_too_soon");
    expect(codeOf(await launchOf(ada.caller, "mill-cards"))).toBe("game_not_found");
  });
});
