import type { Database, Tx } from "#platform/database";
import { isUnavailable } from "#platform/http";
import { untilNoneIsLeft } from "./until-none-is-left.ts";

/** Players who are looked at in one transaction. */
const AT_ONCE = 100;
/** Those with whom it failed are looked at again so much later. */
const PAUSE_MS = 60_000;
const BEFORE_ALL = 0n;

/** The progress of something that is handed out from player to player, in the order of their ids. */
export interface Reach {
  /** The last player who was looked at. */
  readonly reached: bigint;
  /** Those with whom it failed. */
  readonly unreached: readonly bigint[];
  /** They are looked at again then; null until all others have been looked at. */
  readonly tryAfter: Date | null;
}

export interface HandOut<One extends Reach & { readonly id: string }> {
  readonly database: Database;
  readonly now: () => Date;
  /** Holds one that is due at a moment, but for these. */
  hold(tx: Tx, at: Date, but: readonly string[]): Promise<One | undefined>;
  /** Returns the next players whom it is for, in the order of their ids. */
  players(
    tx: Tx,
    one: One,
    page: { readonly after: bigint; readonly limit: number },
  ): Promise<readonly bigint[]>;
  /** Gives it to players. Returns how many got it. */
  give(tx: Tx, one: One, players: readonly bigint[]): Promise<number>;
  /** Writes how far it has come, and how many more have got it. */
  write(tx: Tx, one: One, come: Reach & { readonly isDone: boolean; more: number }): Promise<void>;
  /** Hears of a player with whom it failed, or of one that cannot be handed out at all. */
  failed(error: unknown, id: string, playerId?: bigint): void;
}

/** The pace of a run with something: so many players are looked at together, or one is passed over. */
interface Pace {
  readonly limit: number;
  readonly culprit?: bigint;
}

/** The place of a run when a step of it fails. */
interface Step {
  id?: string;
  players?: readonly bigint[];
}

/**
 * Hands things out, some players at a time, each player once; a crash goes on where it was. Where some cannot be
 * given it together they are looked at alone, then twice as many each time. One with whom it fails is passed over,
 * and looked at again when all others have been, until it succeeds: what is handed out ends when nobody is left.
 */
export async function handOut<One extends Reach & { readonly id: string }>(
  parts: HandOut<One>,
): Promise<void> {
  const paces = new Map<string, Pace>();
  await untilNoneIsLeft(
    async (failed, hold) => {
      const step: Step = {};
      try {
        return await parts.database.tx(async (tx) => {
          const at = parts.now();
          const one = await parts.hold(tx, at, failed);
          if (!one) return false;
          hold(one.id);
          step.id = one.id;
          const pace = paces.get(one.id) ?? { limit: AT_ONCE };
          await lookAtSome(parts, tx, one, { ...pace, at, step });
          paces.set(one.id, { limit: Math.min(AT_ONCE, 2 * pace.limit) });
          return true;
        });
      } catch (error) {
        const { id, players = [] } = step;
        const [first] = players;
        if (isUnavailable(error) || id === undefined || first === undefined) throw error;
        if (players.length > 1) paces.set(id, { limit: 1 });
        else {
          parts.failed(error, id, first);
          paces.set(id, { limit: 1, culprit: first });
        }
        return true;
      }
    },
    (id, error) => parts.failed(error, id),
  );
}

/** Looks at the next players of something that is held. */
async function lookAtSome<One extends Reach & { readonly id: string }>(
  parts: HandOut<One>,
  tx: Tx,
  one: One,
  { limit, culprit, at, step }: Pace & { readonly at: Date; readonly step: Step },
): Promise<void> {
  const players =
    one.tryAfter === null
      ? await parts.players(tx, one, { after: one.reached, limit })
      : one.unreached.filter((player) => player > one.reached).slice(0, limit);
  const isPassedOver = culprit !== undefined && players[0] === culprit;
  if (!isPassedOver) step.players = players;
  const more = isPassedOver || players.length === 0 ? 0 : await parts.give(tx, one, players);
  const isEnd = players.length < limit;
  const come = reachAfter(one, players, { isPassedOver, isEnd, at });
  await parts.write(tx, one, { ...come, isDone: isEnd && come.unreached.length === 0, more });
}

/** Returns how far something has come when these players were looked at. */
function reachAfter(
  { reached, unreached, tryAfter }: Reach,
  players: readonly bigint[],
  how: { readonly isPassedOver: boolean; readonly isEnd: boolean; readonly at: Date },
): Reach {
  const others = unreached.filter((player) => !players.includes(player));
  const left = how.isPassedOver ? [...others, ...players].toSorted(byId) : others;
  if (!how.isEnd || left.length === 0)
    return { reached: players.at(-1) ?? reached, unreached: left, tryAfter };
  const again = new Date(how.at.getTime() + PAUSE_MS);
  return { reached: BEFORE_ALL, unreached: left, tryAfter: again };
}

const byId = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));
