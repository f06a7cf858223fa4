import type { Config } from "#platform/config";
import type { MoneyCall, RollbackCall } from "../rounds/round.ts";

/** An outside studio as the configuration names it. */
export type Studio = NonNullable<Config["STUDIOS"]>[number];

/** A request as it came. */
export interface RawCall {
  /** The two last parts of its address: `wallet/bet`. */
  readonly path: string;
  /** Exactly as sent: signatures are over it. */
  readonly body: string;
  header(name: string): string | undefined;
}

/** A player or a game as a call names them beside its session; what is not said is not looked at. */
interface Claims {
  readonly player?: string;
  /** As the house's addresses name it. */
  readonly game?: string;
}

/**
 * A call, in the house's own words; it names its player by the token of a session, or, asking for facts
 * alone, by the name under which the studio knows them. Amounts are in units of the protocol.
 */
export type StudioCall =
  | { readonly kind: "player"; readonly player: string }
  | ({ readonly session: string } & Claims &
      ({ readonly kind: "session" } | { readonly kind: "balance" } | MoneyCall | RollbackCall));

/** The house's answer to a call, in its own words. Amounts are in units of the protocol. */
export interface StudioAnswer {
  /** The player as the studio knows one. */
  readonly player: string;
  readonly country: string | null;
  readonly currency: string;
  readonly balance: bigint;
  /** Ids of what was told, with the wager that it came to. */
  readonly transactions?: readonly { readonly id: string; readonly wagerId: string | null }[];
  readonly repeated?: boolean;
  /** Rules of the licence that a game must keep. */
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** A refusal, with the player and what they have where that is known. */
export interface StudioRefusal {
  /** In the house's words. */
  readonly code: string;
  /** Status that the house would answer with. */
  readonly status: number;
  readonly known: Pick<StudioAnswer, "player" | "currency" | "balance"> | null;
}

/** An answer in a protocol's own words. */
export interface WordedAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A game as a studio offers it. */
export interface OfferedGame {
  /** The last part of its address. */
  readonly slug: string;
  /** By which the studio knows it. */
  readonly code: string;
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
  /** As the studio knows it. */
  readonly game: string;
  readonly locale: string;
  /** Null for a demo. */
  readonly real: {
    readonly token: string;
    readonly currency: string;
    /** The player as the studio knows one. */
    readonly player: string;
  } | null;
  /** Address of the page that the frame lies in: messages go to its origin alone. */
  readonly site: string;
  readonly country: string | null;
  readonly device: "desktop" | "mobile";
}

/** One protocol that outside studios speak. */
export interface StudioAdapter {
  /** Calls that its studios make, by the two last parts of their address. */
  readonly paths: readonly string[];
  /** Parts that its amounts count of one unit of money; null where they count the currency's smallest. */
  readonly subunitsToUnit: number | null;
  /** A copy of a call that stakes could come true for so long, milliseconds. */
  readonly nonceKeptMs: number;
  /** A studio that did not tell its games is asked again after this, milliseconds. */
  readonly askAgainMs: number;
  /** Returns what is amiss with how a studio is configured, for whoever starts the house; null when nothing is. */
  configurationFault(studio: Studio): string | null;
  /** Asks a studio for its games. Throws when it is away or answers strangely. */
  listGames(studio: Studio, now: Date): Promise<readonly OfferedGame[]>;
  /** Returns the address of a game's frame. Throws Refused, or when the studio is away or answers strangely. */
  launch(studio: Studio, launch: Launch): Promise<string>;
  /** Returns why a call does not prove itself, for the record; null when it does. */
  fault(studio: Studio, call: RawCall, now: Date): string | null;
  /** Returns what makes a call that stakes be taken once; null where the protocol has nothing. */
  nonce(call: RawCall): string | null;
  /** Throws CallMalformed. */
  read(call: RawCall): StudioCall;
  answer(call: RawCall, answer: StudioAnswer): Readonly<Record<string, unknown>>;
  /** Puts a refusal into the protocol's words; null where those are the house's own. */
  refuse(call: Pick<RawCall, "path" | "body">, refused: StudioRefusal): WordedAnswer | null;
}

/** A call that is proven and not understood. */
export class CallMalformed extends Error {
  override readonly name = "CallMalformed";
}
