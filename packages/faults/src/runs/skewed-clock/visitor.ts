import type { HttpAnswer } from "@houselight/test-kit";
import { rest } from "../../fault.ts";
import { choose } from "../../workload/player/choose.ts";
import type { Operation } from "../../workload/operation.ts";
import type { Player } from "../../workload/player/player.ts";
import type { ChildHouse } from "../../child-house.ts";
import type { Skewed } from "./skewed.ts";

/** A player of the workload who goes to the house that the run says. */
export interface Visitor {
  readonly player: Player;
  /** Goes to this house from now on. */
  goTo(house: ChildHouse): void;
  /** Asks this house, again while it gives no answer. */
  ask<Body>(
    house: ChildHouse,
    call: (caller: Player["caller"]) => Promise<HttpAnswer<Body>>,
  ): Promise<HttpAnswer<Body>>;
}

const TRIES = 10;
const PAUSE_MS = 250;

/** Adds a player with money, who is at the house whose clock is right. */
export async function visitor({ trial, right, leave }: Skewed): Promise<Visitor> {
  let url: (() => string) | null = () => right.url;
  const player = await trial.workload.addPlayer("EUR", 1, () => (url ?? trial.workload.nextUrl)());
  leave.push(() => {
    url = null;
  });
  const goTo = (house: ChildHouse): void => {
    url = () => house.url;
  };
  return {
    player,
    goTo,
    async ask(house, call) {
      goTo(house);
      for (let attempt = 1; ; attempt++) {
        const answer = await call(player.caller).catch(() => null);
        if (answer && answer.status < 500) return answer;
        if (attempt === TRIES)
          throw new Error(`${house.url} answers ${answer?.status ?? "nothing"}`);
        await rest(PAUSE_MS);
      }
    },
  };
}

/** Sends an operation of a player, and says what it came to: `accepted`, or the code of its refusal. */
export async function outcomeOf(
  { trial }: Pick<Skewed, "trial">,
  operation: Operation,
): Promise<string> {
  const begun = trial.workload.begin(operation);
  await trial.workload.send(begun);
  return begun.state === "refused" ? (begun.refusal ?? "") : begun.state;
}

/** Stakes the least there is, and says what it came to. */
export const stake = (skewed: Skewed, { player }: Visitor): Promise<string> =>
  outcomeOf(skewed, choose.slot(player, player.purse.stakes[0] as number));

/** Minutes from now at which what is not over ends, and from which on what is over has ended. */
export const SOON_MINUTES = 20;
