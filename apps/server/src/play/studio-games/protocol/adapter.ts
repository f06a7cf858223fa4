import type { WalletCall } from "@houselight/contracts";
import type { Config } from "#platform/config";
import type { MoneyCall, RollbackCall } from "../rounds/round.ts";

/** An outside studio as the configuration names it. */
export type Studio = NonNullable<Config["STUDIOS"]>[number];

/** A request as it came. */
export interface RawCall {
  readonly name: WalletCall;
  readonly body: string;
  header(name: string): string | undefined;
}

/** A call, in the house's own words; it names its player by the token of a session. */
export type StudioCall = { readonly session: string } & (
  | { readonly kind: "session" }
  | { readonly kind: "balance" }
  | MoneyCall
  | RollbackCall
);

/** The house's answer to a call, in its own words. */
export interface StudioAnswer {
  /** The player as the studio knows one. */
  readonly player: string;
  readonly currency: string;
  readonly balance: bigint;
  /** Ids of what was told, with the wager that it came to. */
  readonly transactions?: readonly { readonly id: string; readonly wagerId: string | null }[];
  readonly repeated?: boolean;
  /** Rules of the licence that a game must keep. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** A game as a studio offers it. */
export interface OfferedGame {
  readonly slug: string;
  readonly name: string;
  readonly kind: "slots" | "other";
  readonly categories: readonly string[];
  /** Currencies for real play. */
  readonly currencies: readonly string[];
  readonly hasDemo: boolean;
  readonly devices: readonly ("desktop" | "mobile")[];
}

/** Facts of a frame that is opened. */
export interface Launch {
  readonly game: string;
  readonly locale: string;
  /** Null for a demo. */
  readonly real: { readonly token: string; readonly currency: string } | null;
  /** Address of the page that the frame lies in: messages go to its origin alone. */
  readonly site: string;
}

/** One protocol that outside studios speak. */
export interface StudioAdapter {
  /** Asks a studio for its games. Throws when it is away or answers strangely. */
  listGames(studio: Studio, now: Date): Promise<readonly OfferedGame[]>;
  /** Returns the address of a game's frame. */
  frameAddress(studio: Studio, launch: Launch): string;
  /** Returns why a call does not prove itself, for the record; null when it does. */
  fault(studio: Studio, call: RawCall, now: Date): string | null;
  /** Returns what makes a call that stakes be taken once; null where the protocol has nothing. */
  nonce(call: RawCall): string | null;
  /** Throws CallMalformed. */
  read(call: RawCall): StudioCall;
  answer(answer: StudioAnswer): Record<string, unknown>;
}

/** A call that is proven and not understood. */
export class CallMalformed extends Error {
  override readonly name = "CallMalformed";
}
