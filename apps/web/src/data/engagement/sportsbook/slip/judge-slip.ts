import type { FreeBetView, QuoteView } from "@houselight/contracts/sportsbook";
import { isForm, lineCount, potentialOf } from "@houselight/sports-maths/bets";
import { type Accept, takesChange } from "./accept.ts";
import { suits } from "../free-bets/offered-free-bets.ts";
import type { Draft } from "./drafts.ts";
import { pickKey, type SlipSelection } from "./slip.ts";

/** A selection of the slip, as the house says it stands. */
export interface JudgedLeg {
  readonly key: string;
  readonly pick: SlipSelection;
  /** The odds at which the bet is sent, in thousandths. */
  readonly odds: number;
  /** `asked`: the house has not said yet. */
  readonly state: "asked" | "open" | "suspended" | "closed";
  /** Current odds that the player has to take first; null without such a change. */
  readonly change: number | null;
  /** The odds before a change that the player takes without asking; null without one. */
  readonly was: number | null;
  /** Another selection of the bet belongs to the same fixture. */
  readonly isRelated: boolean;
}

/** Why a bet cannot be placed now. */
type Block =
  | "form"
  | "related"
  | "closed"
  | "suspended"
  | "changed"
  | "free_bet_short"
  | "stake_missing"
  | "stake_unread"
  | "asked"
  | "stake_refused"
  | "stake_low"
  | "stake_high";

/** A bet of the slip with what follows from the house's quote. Amounts are in smallest units. */
export interface JudgedDraft {
  readonly draft: Draft;
  readonly legs: readonly JudgedLeg[];
  readonly lines: number;
  /** The free bet that pays for it; null for the player's own money. */
  readonly freeBet: FreeBetView | null;
  readonly lineStake: bigint | null;
  /** The stake of all lines together. */
  readonly total: bigint;
  /** The most that can come back, of a free bet without its stake; null without a stake. */
  readonly potential: bigint | null;
  /** Smallest and largest stake of a line; null until the house has said them. */
  readonly limits: { readonly least: bigint; readonly most: bigint } | null;
  readonly block: Block | null;
}

function judgeLeg(
  pick: SlipSelection,
  quoted: QuoteView["selections"][number] | undefined,
  accept: Accept,
  isRelated: boolean,
): JudgedLeg {
  const leg = { key: pickKey(pick), pick, odds: pick.odds, change: null, was: null, isRelated };
  if (!quoted) return { ...leg, state: "asked" };
  if (quoted.odds === null || quoted.state === "closed") return { ...leg, state: "closed" };
  const { odds, state } = quoted;
  if (odds === pick.odds) return { ...leg, state };
  return takesChange(accept, pick.odds, odds)
    ? { ...leg, state, odds, was: pick.odds }
    : { ...leg, state, change: odds };
}

/** Returns what stands in the way of a bet, the gravest first. */
function blockOf(
  legs: readonly JudgedLeg[],
  {
    draft,
    freeBet,
    lineStake,
    limits,
  }: Pick<JudgedDraft, "draft" | "freeBet" | "lineStake" | "limits">,
): Block | null {
  const some = (state: JudgedLeg["state"]) => legs.some((leg) => leg.state === state);
  if (legs.some(({ isRelated }) => isRelated)) return "related";
  if (!isForm(draft, legs.length)) return "form";
  if (some("closed")) return "closed";
  if (some("suspended")) return "suspended";
  if (legs.some(({ change }) => change !== null)) return "changed";
  if (freeBet && !suits(freeBet, oddsOf(legs))) return "free_bet_short";
  if (!freeBet && draft.stake.trim() === "") return "stake_missing";
  if (lineStake === null || lineStake === 0n) return "stake_unread";
  if (some("asked") || limits === null) return "asked";
  if (limits.most < limits.least) return "stake_refused";
  if (lineStake < limits.least) return "stake_low";
  return lineStake > limits.most ? "stake_high" : null;
}

const oddsOf = (legs: readonly JudgedLeg[]): number[] => legs.map(({ odds }) => odds);

/** Decides about a slip, beside the house's quote. */
interface Terms {
  readonly accept: Accept;
  /** Makes sense of a typed amount. */
  read(typed: string): bigint | null;
  /** Free bets that can pay in the currency of the slip. */
  readonly freeBets: readonly FreeBetView[];
}

/** Judges a bet of the slip by the house's quote. */
export function judgeDraft(
  draft: Draft,
  quote: QuoteView | undefined,
  { accept, read, freeBets }: Terms,
): JudgedDraft {
  const fixtures = draft.picks.map(({ fixture_id }) => fixture_id);
  const legs = draft.picks.map((pick, at) => {
    const isRelated = fixtures.filter((id) => id === pick.fixture_id).length > 1;
    return judgeLeg(pick, quote?.selections[at], accept, isRelated);
  });
  const isWhole = isForm(draft, legs.length);
  const lines = isWhole ? lineCount(draft, legs.length) : 0;
  const freeBet = freeBets.find(({ id }) => id === draft.freeBetId) ?? null;
  const lineStake = freeBet ? BigInt(freeBet.amount_cents) : read(draft.stake);
  const limits = quote
    ? { least: BigInt(quote.min_stake_cents), most: BigInt(quote.max_stake_cents) }
    : null;
  const most = isWhole && lineStake ? potentialOf(draft, lineStake, oddsOf(legs)) : null;
  return {
    draft,
    legs,
    lines,
    freeBet,
    lineStake,
    total: (lineStake ?? 0n) * BigInt(lines),
    potential: most !== null && freeBet && lineStake ? most - lineStake : most,
    limits,
    block: blockOf(legs, { draft, freeBet, lineStake, limits }),
  };
}

/** The slip as a whole: which of its bets are placed, and what is in the way. */
export interface JudgedSlip {
  readonly drafts: readonly JudgedDraft[];
  /** Bets that a press would place: of single bets those with a stake. */
  readonly wanted: readonly JudgedDraft[];
  readonly total: bigint;
  /** The most that can come back; null without a stake. */
  readonly potential: bigint | null;
  /** `bonus_alone`: bonus money would cover the stake, and pays for no bet on sport. */
  readonly block: Block | "no_money" | "bonus_alone" | "house_closed" | null;
}

/** Tells whether the house takes bets, and what the player has, in smallest units; `cash` is null where nobody is signed in. */
interface Means {
  readonly isOpen: boolean;
  readonly cash: bigint | null;
  readonly bonus?: bigint;
}

/** Judges all bets of the slip together. */
export function judgeSlip(
  drafts: readonly JudgedDraft[],
  { isOpen, cash, bonus = 0n }: Means,
): JudgedSlip {
  const staked = drafts.filter(({ draft, freeBet }) => freeBet || draft.stake.trim() !== "");
  const wanted = staked.length > 0 ? staked : drafts.slice(0, 1);
  const total = staked.reduce((sum, draft) => sum + draft.total, 0n);
  const potentials = staked.flatMap(({ potential }) => potential ?? []);
  const block = wanted.find((draft) => draft.block !== null)?.block ?? null;
  const own = staked.reduce((sum, draft) => sum + (draft.freeBet ? 0n : draft.total), 0n);
  const lacking =
    cash === null || own <= cash ? null : own <= cash + bonus ? "bonus_alone" : "no_money";
  return {
    drafts,
    wanted: staked,
    total,
    potential: potentials.length > 0 ? potentials.reduce((sum, one) => sum + one, 0n) : null,
    block: isOpen ? (block ?? lacking) : "house_closed",
  };
}
