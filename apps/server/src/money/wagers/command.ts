import type { GameNature } from "#core/configuration";
import type { HouseAccount } from "#core/wallet";
import type { RealityRefusal, StakeRefusal } from "#entitlements/compliance";
import type { Tx } from "#platform/database";
import type { Wager } from "./wager.ts";

/** Every command has an id of its own; the hash tells a repeat from an altered request. */
interface Command {
  readonly playerId: bigint;
  /** A UUID, unique among the player's commands. */
  readonly id: string;
  readonly bodyHash: string;
}

/** The result of playing. */
interface Played<Detail> {
  /** The owner's record of the wager from now on; opaque to the door. */
  readonly record: string;
  /** Smallest units that come back, a returned stake included: settles at once. Absent: stays open. */
  readonly payout?: bigint;
  readonly detail: Detail;
}

/** Facts of a stake that a licence decides by. */
interface StakeTerms {
  /** A round of a game: a licence may not offer it, limit its stake, and make it wait for the one before it. Absent: none of them. */
  readonly roundKind?: GameNature["kind"];
  /** A part of the stake feeds a jackpot: not every licence offers such games. */
  readonly jackpot?: boolean;
  /** YYYY-MM-DD, for stakes that a licence limits by age; null is taken for the youngest. */
  readonly dateOfBirth: string | null;
  /** The player has yet to tell what the licence asks for at sign-up: no stake is taken. */
  readonly detailsMissing: boolean;
}

/**
 * Stakes. `id` becomes the id of the wager. Settled at once (an instant round) when `play` says a
 * payout; else the stake waits in the bucket `stakes`.
 */
export interface PlaceCommand<Session = unknown, Detail = unknown> extends Command, StakeTerms {
  readonly kind: "place";
  readonly owner: WagerOwner<Session>;
  readonly subject: string;
  readonly licence: string;
  readonly currency: string;
  /** Smallest units, more than nothing. */
  readonly stake: bigint;
  /** Refused while another wager of the player on this subject is open. */
  readonly alone?: true;
  /** Bonus money pays none of it. */
  readonly cashOnly?: true;
  /** The house pays for a free round; its wins go to cash or bonus money, or are kept. */
  readonly free?: {
    readonly winsTo: Wager["winsTo"];
    /** Names the free rounds that it is one of, in the owner's words. */
    readonly of?: string;
  };
  /**
   * Takes what the owner's session has for it: a free round, a place in a round that many share. Returns a
   * refusal of the owner's own where there is none.
   */
  take?(session: Session): string | null;
  readonly sessionId: bigint | null;
  /** Begin of the player's session, from which a reality check counts; null where nobody is signed in. */
  readonly sessionBeganAt: Date | null;
  readonly country: string | null;
  play(session: Session): Played<Detail>;
}

/** Goes on with an open wager: a step, with more stake where it costs some. */
export interface AddCommand<Session = unknown, Detail = unknown, Own extends string = string>
  extends Command,
    StakeTerms {
  readonly kind: "add";
  readonly owner: WagerOwner<Session>;
  readonly wagerId: string;
  /** Looks at the step without taking it. Returns a refusal of the owner's own where it is none. */
  offer(session: Session, wager: Wager): Offer<Detail> | { readonly refused: Own };
}

/** A step that an open wager offers. */
interface Offer<Detail> {
  /** Further stake, nothing or more. */
  readonly stake: bigint;
  /** Takes the step, right after it was offered: no other command of the player comes between. */
  play(): Played<Detail>;
}

/** Ends an open wager, or pays out a part of it for good. */
export interface SettleCommand<Session = unknown> extends Command {
  readonly kind: "settle";
  readonly owner: WagerOwner<Session>;
  readonly wagerId: string;
  /** Smallest units that come back. */
  readonly payout: bigint;
  /** A cash-out: this much of the open stake is settled for good. Absent: all of it, until it is settled again. */
  readonly cashOut?: bigint;
  readonly record?: string;
  /** Looks whether what it was offered for still stands. Returns a refusal of the owner's own where it does not. */
  take?(session: Session): string | null;
}

/** Corrects a settlement: the difference moves; what a player no longer has becomes a debt. */
export interface SettleAgainCommand<Session = unknown> extends Command {
  readonly kind: "settle_again";
  readonly owner: WagerOwner<Session>;
  readonly wagerId: string;
  /** Smallest units that come back now in all, cash-outs apart. */
  readonly payout: bigint;
  /** Looks whether what it was made of still stands. Returns a refusal of the owner's own where it does not. */
  take?(session: Session): string | null;
}

/**
 * Takes a wager back: stakes return the way they came, payouts are taken back. Of a wager that never
 * came it leaves a mark, by which the late command is refused.
 */
export interface VoidCommand<Session = unknown> extends Command {
  readonly kind: "void";
  readonly owner: WagerOwner<Session>;
  readonly wagerId: string;
  /** Leaves a wager that has come as it stands: the answer is that wager. */
  readonly unlessPlaced?: true;
  /** For the mark of a wager that never came. */
  readonly subject: string;
  readonly licence: string;
  readonly currency: string;
  /** As of a settlement; not asked for a wager that never came. */
  take?(session: Session): string | null;
}

export type WagerCommand =
  | PlaceCommand
  | AddCommand
  | SettleCommand
  | SettleAgainCommand
  | VoidCommand;

/** A command that was carried out, with the wager as it left it. */
export interface Done {
  readonly command: WagerCommand;
  readonly wager: Wager;
  readonly detail: unknown;
}

/** A module that has wagers placed on what it offers. */
export interface WagerOwner<Session = unknown> {
  readonly name: string;
  /** The house's side of its stakes and payouts. */
  readonly account: HouseAccount;
  /** Reads what decisions of one batch need, in one statement a kind. The players' accounts are locked. */
  begin(tx: Tx, playerIds: readonly bigint[], commands: readonly WagerCommand[]): Promise<Session>;
  /** Writes what the batch leaves behind, beside the wagers: counters, records of its own. */
  finish(tx: Tx, session: Session, done: readonly Done[]): Promise<void>;
}

export type WagerRefusal =
  | "currency_not_held"
  | StakeRefusal
  | RealityRefusal
  | "details_missing"
  | "debt_open"
  | "not_enough_money"
  | "idempotency_mismatch"
  | "wager_not_found"
  | "wager_settled"
  | "wager_not_settled"
  | "wager_cashed_out"
  | "wager_voided"
  | "cash_out_too_large"
  | "game_not_offered"
  | "stake_above_licence"
  | "round_too_soon"
  | "round_open";

/** The answer to a command: refused, or the wager as it left it, now or when it first came. */
export type WagerAnswer<Detail = unknown, Own extends string = never> =
  | { readonly refused: WagerRefusal | Own }
  | { readonly wager: Wager; readonly repeated: true; readonly detail: undefined }
  | { readonly wager: Wager; readonly repeated: false; readonly detail: Detail };

/** More commands wait than the house will keep waiting: answered 503, nothing staked. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
}
