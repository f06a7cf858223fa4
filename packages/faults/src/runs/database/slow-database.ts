import { type Fault, rest } from "../../fault.ts";
import { runTrial } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";
import { untilReady } from "../../child-house.ts";
import { startTcpProxy } from "../../world/tcp-proxy.ts";
import { measureAnswers, putFigures } from "../measure-answers.ts";

/** In each direction, so that every statement takes 2 s longer. */
const DELAY_MS = 1000;
const GOOD_MS = 1000;

/** F6: the line to the database becomes slow, and then is cut without anybody being told. */
export const slowDatabase: Fault = {
  id: "F6",
  title: "the line to PostgreSQL takes 2 s longer, then swallows everything",
  run: (options) =>
    withPostgres("F6", async ({ server, database }) => {
      const proxy = await startTcpProxy(server.port);
      const houseUrl = `postgres://postgres@127.0.0.1:${proxy.port}/house`;
      const urlsOf = (trial: { houses: readonly { url: string }[] }) =>
        trial.houses.map((house) => house.url);
      try {
        return await runTrial(
          { ...options, fault: "F6", database: { ...database, houseUrl }, replicas: 2 },
          async (trial) => {
            await rest(GOOD_MS);
            proxy.delayMs = DELAY_MS;
            trial.injected++;
            const slow = await measureAnswers(trial.workload, () => rest(options.seconds * 1000));
            proxy.delayMs = 0;
            trial.recoveries.push(await untilReady(urlsOf(trial)));
            await rest(GOOD_MS);
            proxy.cut = true;
            trial.injected++;
            const cut = await measureAnswers(trial.workload, () => rest(options.seconds * 1000));
            proxy.cut = false;
            trial.recoveries.push(await untilReady(urlsOf(trial)));
            putFigures(trial.figures, [slow, cut]);
            trial.expect(slow.hanging === 0, `${slow.hanging} get no answer on a slow line`);
            trial.expect(cut.hanging === 0, `${cut.hanging} get no answer on a line that is cut`);
            trial.expect(slow.failed + cut.failed === 0, "a slow database is answered 500");
          },
        );
      } finally {
        await proxy.close();
      }
    }),
};
