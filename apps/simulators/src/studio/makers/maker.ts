import type { FastifyInstance } from "fastify";
import type { ABOVE_BELOW } from "../games/above-below.ts";
import type { InstantGame } from "../games/game.ts";
import type { HouseWallet, Speech } from "../wallet/house-wallet.ts";

export type MakersGame = InstantGame | typeof ABOVE_BELOW;

/** A maker of games: its own, and how it speaks with the house. */
export interface Maker {
  readonly name: string;
  /** Dark enough for white letters. */
  readonly colour: string;
  readonly games: readonly MakersGame[];
  /** Name of its file in the folder of what must outlive the process. */
  readonly file: string;
  readonly speech: Speech;
  /** Mounts what the house asks the maker. */
  mount(app: FastifyInstance): void;
  /** Learns player, currency and rules of a session; null for one that the house does not know. */
  open(
    wallet: HouseWallet,
    session: string,
  ): Promise<{
    /** The same at each visit. */
    readonly player: string;
    readonly currency: string;
    readonly rules: Readonly<Record<string, unknown>>;
  } | null>;
}
