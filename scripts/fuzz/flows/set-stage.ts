import { randomUUID } from "node:crypto";
import { createOperator } from "@houselight/server/testing";
import { httpCaller, signedInOperator } from "@houselight/test-kit";
import type { Outside } from "@houselight/test-kit/outside/simulators";
import { player } from "../cast.ts";
import { FlowBroken, type Stage, type TestedHouse } from "./stage.ts";
import { exactRequest, wrongRequest } from "../requests.ts";
import type { FuzzRun } from "../fuzz-run.ts";

/** Share of the steps of a flow before which a wrong request is sent. */
const WRONG_SHARE = 0.4;

/** Returns the stage of a run's flows; with `isRough` wrong requests come between. */
export function setStage(
  run: FuzzRun,
  place: { readonly house: TestedHouse; readonly url: string; readonly outside: Outside },
  isRough: boolean,
): Stage {
  const { house, url } = place;
  return {
    ...place,
    newcomer: (name, amount) => player(house, url, name, amount),
    visitor: (name) => ({ name, browser: httpCaller(url), token: null, isPlayer: true }),
    operator: (role) => {
      const actor = run.cast.operators.get(role);
      if (!actor) throw new Error(`there is no ${role}`);
      return actor;
    },
    colleague: async (role) => {
      const browser = await signedInOperator(house, url, role);
      return { name: role, browser, token: null, isPlayer: false };
    },
    employ: async (role) => {
      const who = {
        email: `${role}-${randomUUID()}@example.org`,
        password: `pass-${randomUUID()}`,
      };
      await createOperator(house, { ...who, name: role, role });
      return who;
    },
    ask: async (actor, endpoint, input = {}, { own = false, ...exact } = {}) => {
      const { cast, draws } = run;
      const request = exactRequest(endpoint, actor, input, exact);
      if (own) {
        const stolen = { ...request, way: "another's", actor: cast.bob };
        run.mustFail(stolen, await run.send(stolen));
      }
      if (isRough && draws.chance(WRONG_SHARE))
        await run.send(wrongRequest(request, input, cast, draws));
      const answer = await run.send(request);
      if (answer.status === (endpoint.status ?? 200)) return answer.body as never;
      const told = JSON.stringify(answer.body)?.slice(0, 200);
      throw new FlowBroken(`${endpoint.name} answers ${answer.status} ${told}`);
    },
  };
}
