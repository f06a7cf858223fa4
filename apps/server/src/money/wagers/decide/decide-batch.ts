import type { Transfer } from "#core/wallet";
import type { BudgetsOf, Restriction } from "#entitlements/compliance";
import {
  type BatchState,
  createState,
  type Given,
  keep,
  keepFirst,
  keyOf,
  noteDecision,
  standingOf,
} from "./batch-state.ts";
import type { PlaceCommand, VoidCommand, WagerAnswer, WagerCommand } from "../command.ts";
import type { KeptCommand } from "../records/command-store.ts";
import { decideSettle, decideSettleAgain, decideVoid } from "./decide-settlement.ts";
import { decideAdd, type Decided, decidePlace } from "./decide-stake.ts";
import { NO_SHARES, NOT_PAID, sumOf, totalPaid, type Wager } from "../wager.ts";

/** The result of a batch. Wagers are as its last command left them. */
export interface Batch {
  readonly answers: readonly WagerAnswer[];
  readonly transfers: readonly Transfer[];
  readonly placed: readonly Wager[];
  /** Without those that only took a step: their commands say how they stand. */
  readonly changed: readonly Wager[];
  readonly kept: readonly KeptCommand[];
  readonly done: BatchState["done"];
  /** Of players on whose limits it counted, as its last command left them. */
  readonly budgets: readonly BudgetsOf[];
  readonly turnedLimits: BatchState["turnedLimits"];
  /** Placings that came again: where commands have changed the wager since, the first answer is kept apart. */
  readonly again: readonly number[];
}

/** Decides commands one after the other; each sees what those before it in the batch left. */
export function decideBatch(commands: readonly WagerCommand[], given: Given): Batch {
  const state = createState(given);
  const again: number[] = [];
  const answers = commands.map((command, index): WagerAnswer => {
    const earlier = earlierOf(state, command);
    if (!earlier) return carryOut(state, command);
    if (!isRepeat(command, earlier)) return refusalOfEarlier(command, earlier.wager);
    if (command.kind === "place") again.push(index);
    return { wager: earlier.wager, repeated: true, detail: undefined };
  });
  const touched = [...state.touched].map((key) => ({ key, wager: state.wagers.get(key) as Wager }));
  return {
    answers,
    again,
    transfers: state.transfers,
    placed: touched.filter(({ key }) => !state.before.has(key)).map(({ wager }) => wager),
    changed: touched
      .filter(({ key, wager }) => hasMoved(state.before.get(key), wager))
      .map(({ wager }) => wager),
    kept: state.kept,
    done: state.done,
    budgets: [...state.counted].map((id) => state.restrictions.get(id) as Restriction),
    turnedLimits: state.turnedLimits,
  };
}

/** Returns true for a wager that stood before and has another status or other amounts now. */
const hasMoved = (before: Wager | undefined, { status, stake, open, paid }: Wager): boolean =>
  before !== undefined &&
  (status !== "open" ||
    before.status !== status ||
    sumOf(before.stake) !== sumOf(stake) ||
    sumOf(before.open) !== sumOf(open) ||
    totalPaid(before) !== totalPaid({ paid }));

type Earlier = Pick<KeptCommand, "kind" | "bodyHash" | "wager">;

/** Returns true when both are the same command: the ids of a player are shared by all owners. */
const isRepeat = (command: WagerCommand, { kind, bodyHash, wager }: Earlier): boolean =>
  kind === command.kind && bodyHash === command.bodyHash && wager.owner === command.owner.name;

/** Finds a command that was carried out under this id. */
function earlierOf(state: BatchState, command: WagerCommand): Earlier | undefined {
  const key = keyOf(command.playerId, command.id);
  const own = state.commands.get(key);
  if (command.kind !== "place" || own?.kind === "place") return own;
  const wager = state.wagers.get(key);
  return wager && { kind: "place", bodyHash: wager.bodyHash, wager };
}

/** A wager that was voided before it came stands under the id of the command that would place it. */
const refusalOfEarlier = (command: WagerCommand, wager: Wager): WagerAnswer =>
  command.kind === "place" && wager.status === "voided" && sumOf(wager.stake) === 0n
    ? { refused: "wager_voided" }
    : { refused: "idempotency_mismatch" };

function carryOut(state: BatchState, command: WagerCommand): WagerAnswer {
  if (command.kind === "void") {
    const standing = state.wagers.get(keyOf(command.playerId, command.wagerId));
    if (!standing) {
      const mark = markOf(command, state.given.at);
      keep(state, command, mark);
      return { wager: mark, repeated: false, detail: undefined };
    }
    if (command.unlessPlaced)
      return standing.owner === command.owner.name
        ? { wager: standing, repeated: true, detail: undefined }
        : { refused: "wager_not_found" };
  }
  const decided = decide(state, command);
  if ("refused" in decided) return decided as WagerAnswer;
  if (command.kind === "settle_again" || command.kind === "void")
    keepFirst(state, state.wagers.get(keyOf(command.playerId, command.wagerId)) as Wager);
  noteDecision(state, command, decided);
  return { wager: decided.wager, repeated: false, detail: decided.detail };
}

function decide(state: BatchState, command: WagerCommand): Decided {
  const { playerId } = command;
  const { sessions, at } = state.given;
  if (command.kind === "place") {
    if (command.alone && hasOpen(state, command)) return { refused: "round_open" };
    const standing = standingOf(state, playerId, command.currency);
    return decidePlace(standing, command, sessions.get(command.owner), at);
  }
  const wager = state.wagers.get(keyOf(playerId, command.wagerId));
  if (!wager || wager.owner !== command.owner.name) return { refused: "wager_not_found" };
  const standing = standingOf(state, playerId, wager.currency);
  if (command.kind === "add")
    return decideAdd(standing, wager, command, sessions.get(command.owner), at);
  const { account } = standing;
  if (!account) throw new Error(`wager ${wager.id} has no account in ${wager.currency}`);
  const session = sessions.get(command.owner);
  if (command.kind === "settle") return decideSettle(account, wager, command, session);
  if (command.kind === "settle_again") return decideSettleAgain(account, wager, command, session);
  return decideVoid(account, wager, command, session);
}

const hasOpen = (state: BatchState, { playerId, owner, subject }: PlaceCommand): boolean =>
  [...state.wagers.values()].some(
    (wager) =>
      wager.playerId === playerId &&
      wager.status === "open" &&
      wager.subject === subject &&
      wager.owner === owner.name,
  );

/** Returns the mark of a wager that is voided before it came: whatever comes under its id is refused. */
const markOf = (command: VoidCommand, at: Date): Wager => ({
  playerId: command.playerId,
  id: command.wagerId,
  bodyHash: command.bodyHash,
  owner: command.owner.name,
  subject: command.subject,
  licence: command.licence,
  currency: command.currency,
  status: "voided",
  stake: NO_SHARES,
  open: NO_SHARES,
  cashedOut: NO_SHARES,
  paid: NOT_PAID,
  cashedOutPaid: NOT_PAID,
  winsTo: "cash",
  sessionId: null,
  country: null,
  record: "",
  cashAfter: 0n,
  bonusAfter: 0n,
  versionAfter: 0n,
  placedAt: at,
});
