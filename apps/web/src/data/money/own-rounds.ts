import type { GameView } from "@houselight/contracts/catalogue";
import { listRounds, type RoundSummaryView } from "@houselight/contracts/house-games";
import { listLiveTableBets, type OwnLiveTableBetView } from "@houselight/contracts/live-tables";
import { listRocketBets, type OwnRocketBetView } from "@houselight/contracts/rocket";
import { listStudioRounds, type StudioRoundView } from "@houselight/contracts/studio-games";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { ROUNDS_KEY } from "../house-games.ts";

/** A round of the player as lists show it, whoever runs its game. */
export interface OwnRound {
  readonly id: string;
  /** Its name where many share it, or with the studio that runs it; null for one of our own games. */
  readonly round: string | null;
  readonly state: "open" | "settled" | "returned";
  readonly currency: string;
  readonly stakeCents: number;
  /** All that came back so far. */
  readonly payoutCents: number;
  readonly at: string;
}

const STATES = { open: "open", settled: "settled", voided: "returned" } as const;

export const ofHouseRound = (round: Omit<RoundSummaryView, "game">): OwnRound => ({
  id: round.id,
  round: null,
  state: STATES[round.status],
  currency: round.currency,
  stakeCents: round.stake_cents,
  payoutCents: round.payout_cents,
  at: round.created_at,
});

export const ofStudioRound = (round: StudioRoundView): OwnRound => ({
  ...ofHouseRound(round),
  round: round.round,
});

/** Reads a bet on a round that many share: `lost` and `cashed_out` are how a settled one ended. */
export const ofSharedBet = (bet: OwnLiveTableBetView | OwnRocketBetView): OwnRound => ({
  id: bet.id,
  round: String(bet.round),
  state: bet.state === "open" || bet.state === "returned" ? bet.state : "settled",
  currency: bet.currency,
  stakeCents: bet.stake_cents,
  payoutCents: bet.payout_cents ?? 0,
  at: bet.placed_at,
});

interface Page {
  readonly before?: string;
  readonly limit: number;
}

/** Reads a page of the player's rounds of a game from whoever runs it. */
async function readPage(
  { provider: producer, slug, run_by: runner }: Pick<GameView, "provider" | "slug" | "run_by">,
  query: Page,
  options: { readonly signal: AbortSignal },
): Promise<OwnRound[]> {
  switch (runner) {
    case "house":
      return (await call(listRounds, { query: { ...query, game: slug } }, options)).map(
        ofHouseRound,
      );
    case "table":
      return (await call(listLiveTableBets, { params: { slug }, query }, options)).map(ofSharedBet);
    case "rocket":
      return (await call(listRocketBets, { query }, options)).map(ofSharedBet);
    case "studio": {
      const params = { producer, name: slug };
      return (await call(listStudioRounds, { params, query }, options)).map(ofStudioRound);
    }
    default:
      return runner satisfies never;
  }
}

const PAGE_SIZE = 20;

/** Every round of the player in one game, the latest first, page after page. */
export const gameRoundsQuery = (game: Pick<GameView, "provider" | "slug" | "run_by">) =>
  infiniteQueryOptions({
    queryKey: [...ROUNDS_KEY, "of", game.provider, game.slug],
    queryFn: ({ signal, pageParam }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam ? { before: pageParam } : {}) };
      return readPage(game, query, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (last) => (last.length < PAGE_SIZE ? undefined : last.at(-1)?.id),
  });
