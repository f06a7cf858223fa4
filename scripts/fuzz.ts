/**
 * Calls every endpoint of the contract with what its schemas take and with what they do not, and judges
 * each answer. The last line is JSON; exit code 1 unless every answer was declared and none was a 5xx.
 * Run: `npm run fuzz -- [--seed N] [--requests 20000] [--only signIn,playRound]`.
 */
import { randomInt } from "node:crypto";
import { ENDPOINTS } from "@houselight/contracts";
import { readCommand, readCount, refuse } from "@houselight/test-kit/command-line";
import type { FuzzResult } from "./fuzz/fuzz-run.ts";
import { NOT_REACHED } from "./fuzz/not-reached.ts";

const { values } = readCommand({
  run: "npm run fuzz",
  about:
    "Calls every endpoint of the contract with what its schemas take and with what they do not, and " +
    "judges each answer. The last line is JSON; exit code 1 when there is a fault.",
  options: {
    seed: { type: "string", about: "repeats a run" },
    requests: { type: "string", about: "requests in all", default: "20000" },
    only: { type: "string", about: "endpoints to call alone: signIn,playRound" },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Reads names of endpoints. Ends the program on one that there is not. */
function endpointsOf(text: string): string[] {
  const names = text.split(",");
  const unknown = names.filter((name) => !ENDPOINTS.some((endpoint) => endpoint.name === name));
  return unknown.length === 0 ? names : refuse(`There is no endpoint ${unknown.join(", ")}.`);
}

async function main(): Promise<number> {
  const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : readCount("seed", values.seed);
  const requests = readCount("requests", values.requests);
  const only = values.only === undefined ? {} : { only: endpointsOf(values.only) };
  // A whole house comes with it: arguments that are wrong need not wait for that.
  const { runFuzz } = await import("./fuzz/run-fuzz.ts");
  say(`seed ${seed} (run again with --seed ${seed})`);
  const result = await runFuzz({ seed, requests, ...only, say });
  for (const fault of result.faults) say(fault);
  for (const name of result.unreached)
    say(`never a success: ${name}${name in NOT_REACHED ? ` (${NOT_REACHED[name]})` : ""}`);
  say(JSON.stringify(summaryOf(result)));
  return result.faults.length === 0 ? 0 : 1;
}

const summaryOf = ({ answers, ...result }: FuzzResult) => ({
  seed: result.seed,
  requests: result.requests,
  answers_2xx: answers["2xx"],
  answers_3xx: answers["3xx"],
  answers_4xx: answers["4xx"],
  answers_5xx: answers["5xx"],
  undeclared: result.undeclared,
  leaks: result.leaks,
  sockets: result.sockets,
  socket_faults: result.socketFaults,
  broken_invariants: result.brokenInvariants,
  endpoints: result.endpoints,
  endpoints_without_success: result.unreached.length,
});

process.exitCode = await main();
