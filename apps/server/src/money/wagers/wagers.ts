import { type Batcher, createBatcher } from "#platform/batching";
import { isUnavailable } from "#platform/http";
import { perHouse } from "#platform/module";
import {
  type AddCommand,
  Overloaded,
  type PlaceCommand,
  type SettleAgainCommand,
  type SettleCommand,
  type VoidCommand,
  type WagerAnswer,
  type WagerCommand,
} from "./command.ts";
import { runBatch } from "./run-batch.ts";

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;
/** A transaction costs as much as some forty rounds: a small one waits for company. */
const BESIDE = { commands: 64, afterMs: 10 };
/** Of a list, so many wait at once: the rest of the house goes on beside it. */
const LIST_PART = 2 * MAX_BATCH;

type Without<C> = Omit<C, "kind">;

/** The one door for stakes, whatever they are placed on. */
export interface Wagers {
  /** Stakes; settled at once when it is an instant round. */
  place<Session, Detail>(
    command: Without<PlaceCommand<Session, Detail>>,
  ): Promise<WagerAnswer<Detail>>;
  /** Goes on with an open wager. */
  add<Session, Detail, Own extends string>(
    command: Without<AddCommand<Session, Detail, Own>>,
  ): Promise<WagerAnswer<Detail, Own>>;
  settle<Session, Own extends string = never>(
    command: Without<SettleCommand<Session>>,
  ): Promise<WagerAnswer<undefined, Own>>;
  settleAgain<Session, Own extends string = never>(
    command: Without<SettleAgainCommand<Session>>,
  ): Promise<WagerAnswer<undefined, Own>>;
  takeBack<Session, Own extends string = never>(
    command: Without<VoidCommand<Session>>,
  ): Promise<WagerAnswer<undefined, Own>>;
  /** Carries out a list of any length, a player's commands in their order. */
  all(commands: readonly WagerCommand[]): Promise<readonly WagerAnswer[]>;
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>;
}

/** Commands of one moment share a transaction; one player's stay in order. */
export const wagers = perHouse((house): Wagers => {
  const batcher: Batcher<WagerCommand, WagerAnswer> = createBatcher({
    run: (commands) => runBatch(house, commands),
    isFault: (error) => !isUnavailable(error),
    key: (command) => command.playerId,
    maxBatch: MAX_BATCH,
    maxConcurrent: house.database.writers,
    beside: BESIDE,
    maxWaiting: MAX_WAITING,
    overloaded: () => new Overloaded(),
    onBatch: (size) => house.metrics.batchSize.observe({ batch: "wagers" }, size),
  });
  const submit = <Answer>(command: WagerCommand): Promise<Answer> =>
    batcher.submit(command) as Promise<Answer>;
  return {
    place: (command) => submit({ ...command, kind: "place" }),
    add: (command) => submit({ ...command, kind: "add" } as AddCommand),
    settle: (command) => submit({ ...command, kind: "settle" } as SettleCommand),
    settleAgain: (command) => submit({ ...command, kind: "settle_again" } as SettleAgainCommand),
    takeBack: (command) => submit({ ...command, kind: "void" } as VoidCommand),
    all: async (commands) => {
      const answers: WagerAnswer[] = [];
      for (let start = 0; start < commands.length; start += LIST_PART) {
        const part = commands.slice(start, start + LIST_PART);
        answers.push(...(await Promise.all(part.map((command) => submit<WagerAnswer>(command)))));
      }
      return answers;
    },
    idle: () => batcher.idle(),
  };
});
