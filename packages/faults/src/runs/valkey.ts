import { randomUUID } from "node:crypto";
import { registerPlayer, signIn } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import { type Fault, rest } from "../fault.ts";
import { runTrial, type Trial } from "../run-trial.ts";
import { withPostgres } from "../with-postgres.ts";
import { startFaultyValkey } from "../world/valkey.ts";
import { type Measured, measureAnswers, putFigures } from "./measure-answers.ts";

const GOOD_MS = 500;
const ENTRANCE_TIMEOUT_MS = 5000;
/** Seconds in which a stake is answered although what counts its limit is away. */
const PLAYED_WITHIN_SECONDS = 2;

/** F7: Valkey is killed, paused and emptied. */
export const valkeyAway: Fault = {
  id: "F7",
  title: "Valkey is killed, paused (SIGSTOP) and emptied",
  run: async (options) => {
    const valkey = await startFaultyValkey();
    if (!valkey) return [{ fault: "F7", leftOut: "neither Valkey nor Redis is installed" }];
    const env = { VALKEY_URL: valkey.url };
    const share = (options.seconds * 1000) / 3;
    try {
      return await withPostgres("F7", ({ database }) =>
        runTrial({ ...options, fault: "F7", database, replicas: 2, env }, async (trial) => {
          const during = async (name: string, entranceShut: boolean): Promise<Measured> => {
            trial.injected++;
            const measured = await measureAnswers(trial.workload, async () => {
              const [statuses] = await Promise.all([knock(trial), rest(share)]);
              for (const [door, status] of Object.entries(statuses))
                trial.expect(
                  (status === 503) === entranceShut,
                  `${door} answers ${status || "nothing"} while Valkey is ${name}`,
                );
            });
            trial.expect(measured.accepted > 0, `nobody plays while Valkey is ${name}`);
            trial.expect(
              measured.slowestSeconds < PLAYED_WITHIN_SECONDS,
              `an answer takes ${measured.slowestSeconds.toFixed(1)} s while Valkey is ${name}`,
            );
            return measured;
          };
          await rest(GOOD_MS);
          await valkey.kill();
          const killed = await during("killed", true);
          await valkey.start();
          await rest(GOOD_MS * 4);
          valkey.pause();
          const paused = await during("paused", true);
          valkey.resume();
          await rest(GOOD_MS * 4);
          await valkey.flush();
          const flushed = await during("emptied", false);
          putFigures(trial.figures, [killed, paused, flushed]);
        }),
      );
    } finally {
      valkey.resume();
      await valkey.kill();
    }
  },
};

/** Reads the statuses that a stranger gets at the endpoints whose limits must hold: 0 for no answer in 5 s. */
async function knock({ workload }: Trial): Promise<Record<string, number>> {
  const stranger = httpCaller(
    workload.nextUrl,
    { "x-forwarded-for": "192.0.2.7" },
    { timeoutMs: ENTRANCE_TIMEOUT_MS },
  );
  const email = `${randomUUID()}@example.org`;
  const password = "a stranger's password 7";
  const statusOf = (answer: Promise<{ status: number }>) =>
    answer.then(
      ({ status }) => status,
      () => 0,
    );
  return {
    registration: await statusOf(
      stranger.call(registerPlayer, {
        body: {
          user: {
            email,
            password,
            currency: "EUR",
            country: "DE",
            date_of_birth: "1990-01-01",
            terms_acceptance: true,
          },
        },
      }),
    ),
    "sign-in": await statusOf(stranger.call(signIn, { body: { user: { email, password } } })),
  };
}
