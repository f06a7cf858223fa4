import { openServer } from "@houselight/server/testing";
import { type Fault, rest, seconds } from "../../fault.ts";
import { runTrial } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";
import { untilReady } from "../../child-house.ts";
import { type Measured, measureAnswers, putFigures } from "../measure-answers.ts";

const UP_MS = { min: 300, max: 1200 };
const DOWN_MS = { min: 800, max: 2500 };
const REFUSED_WITHIN_SECONDS = 2;
const TERMINATE_EVERY_MS = { min: 20, max: 150 };

/** F4: PostgreSQL is killed and comes back. */
export const databaseCrash: Fault = {
  id: "F4",
  title: "PostgreSQL is killed (SIGKILL to all its processes) and started again",
  run: (options) =>
    withPostgres("F4", ({ server, database }) =>
      runTrial({ ...options, fault: "F4", database, replicas: 2 }, async (trial) => {
        const urls = trial.houses.map((house) => house.url);
        const measured: Measured[] = [];
        const end = seconds() + options.seconds;
        while (seconds() < end) {
          await rest(UP_MS.min + trial.draw(UP_MS.max - UP_MS.min));
          await server.crash();
          trial.injected++;
          measured.push(
            await measureAnswers(trial.workload, () =>
              rest(DOWN_MS.min + trial.draw(DOWN_MS.max - DOWN_MS.min)),
            ),
          );
          await server.start();
          trial.recoveries.push(await untilReady(urls));
        }
        putFigures(trial.figures, measured);
        const slowest = trial.figures["slowest_answer_s"] ?? 0;
        trial.expect(
          slowest < REFUSED_WITHIN_SECONDS,
          `without a database an answer takes ${slowest} s`,
        );
        trial.expect(
          trial.figures["answered_500"] === 0,
          "a database that is away is answered 500",
        );
        trial.expect((trial.figures["answered_503"] ?? 0) > 0, "nobody was answered 503");
      }),
    ),
};

/** F5: single connections of the house die. */
export const backendsTerminated: Fault = {
  id: "F5",
  title: "connections of the house are terminated at random (pg_terminate_backend)",
  run: (options) =>
    withPostgres("F5", ({ database }) =>
      runTrial({ ...options, fault: "F5", database, replicas: 2 }, async (trial) => {
        const own = await openServer(database.url as string, { pool: 2 });
        const measured = await measureAnswers(trial.workload, async () => {
          const end = seconds() + options.seconds;
          while (seconds() < end) {
            await rest(
              TERMINATE_EVERY_MS.min + trial.draw(TERMINATE_EVERY_MS.max - TERMINATE_EVERY_MS.min),
            );
            const [ended] = await own.query<{ ended: boolean }>(TERMINATE_ONE, [
              trial.draw(1_000_000),
            ]);
            if (ended?.ended) trial.injected++;
          }
        });
        await own.close();
        trial.recoveries.push(await untilReady(trial.houses.map((house) => house.url)));
        putFigures(trial.figures, [measured]);
        trial.expect(measured.failed === 0, `${measured.failed} operations are answered 500`);
        trial.expect(measured.hanging === 0, `${measured.hanging} operations get no answer`);
      }),
    ),
};

/** One of the others of this database, chosen by the number passed in. */
const TERMINATE_ONE = `
  with others as (
    select pid, row_number() over (order by pid) - 1 as position, count(*) over () as total
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid())
  select pg_terminate_backend(pid) as ended from others where position = $1::bigint % total`;
