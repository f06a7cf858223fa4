import { expect, it } from "vitest";
import { NOT_REACHED } from "./not-reached.ts";
import { runFuzz } from "./run-fuzz.ts";
import { drawsOf } from "./draws.ts";
import { nextRequest } from "./requests.ts";
import { KnownValues } from "./known-values.ts";
import type { Actor, Cast } from "./cast.ts";

/** `npm run fuzz` sends many more, under a new seed. */
const REQUESTS = process.env["TEST_MATRIX"] === "all" ? 1000 : 300;

it("answers hundreds of hostile requests by the contract, keeps its books and tells nobody's business", async () => {
  const result = await runFuzz({ seed: 20_261_122, requests: REQUESTS });
  expect(result.faults).toEqual([]);
  expect(result.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(result).toMatchObject({ undeclared: 0, leaks: 0, socketFaults: 0, brokenInvariants: 0 });
  expect(result.answers).toMatchObject({ "3xx": 0, "5xx": 0 });
  // A storm that is turned away at the door tests the door alone.
  expect(result.answers["2xx"]).toBeGreaterThan(REQUESTS / 5);
  expect(result.sockets).toBeGreaterThan(5);
  // A new endpoint that no request alone can reach gets a flow, or a reason.
  expect(result.unreached.filter((name) => !(name in NOT_REACHED))).toEqual([]);
}, 240_000);

it("makes the same requests of the same seed", () => {
  const somebody = (name: string) => ({ name }) as unknown as Actor;
  const cast = {
    guest: somebody("guest"),
    ada: somebody("ada"),
    bob: somebody("bob"),
    operators: new Map([["manager", somebody("manager")]]),
    ghosts: [somebody("forged")],
  } as unknown as Cast;
  const storm = (seed: number) => {
    const draws = drawsOf(seed);
    const known = new KnownValues();
    return Array.from({ length: 200 }, () => {
      const { endpoint, actor, way, path, body } = nextRequest(cast, known, draws);
      return [endpoint.name, actor.name, way, path, body];
    });
  };
  expect(storm(7)).toEqual(storm(7));
  expect(storm(8)).not.toEqual(storm(7));
}, 240_000);
