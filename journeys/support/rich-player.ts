import { randomUUID } from "node:crypto";
import { playRound } from "@houselight/contracts/house-games";
import { fund, type HttpCaller, httpCaller, registered } from "@houselight/test-kit";
import type { LiveHouse } from "./live-house.ts";
import type { Screen } from "./matrix.ts";
import { visit, type Visitor } from "./visitor.ts";

/** A player in two browsers: one is looked at, the other plays without a screen. */
export interface RichPlayer {
  readonly id: bigint;
  readonly visitor: Visitor;
  readonly caller: HttpCaller;
}

/** Opens a browser of a new player with 10,000 euros, and another one that calls the API as the same player. */
export async function richPlayer(
  live: LiveHouse,
  nickname: string,
  screen: Screen = "wide",
): Promise<RichPlayer> {
  const { id, token } = await registered(live.house);
  await fund(live.house, id, 1_000_000n);
  await live.house.database.query("update accounts.players set nickname = $2 where id = $1", [
    id,
    nickname,
  ]);
  const visitor = await visit(live, screen);
  await visitor.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  const caller = httpCaller(live.url);
  caller.useSession(token);
  return { id, visitor, caller };
}

/** Plays a round of a slot. */
export const playSlot = (caller: HttpCaller, slug: string, stake_cents: number) =>
  caller.call(playRound, {
    params: { slug },
    body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents } },
  });
