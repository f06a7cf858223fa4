import { PgBoss } from "pg-boss";
import type { Database } from "#platform/database";
import type { Log } from "#platform/log";

/** Timed work with one runner at a time over all replicas. */
export interface Job {
  readonly name: string;
  /** Five-field cron in UTC. */
  readonly cron: string;
  /** Runs this long after the start too: for what a crash has left half done. */
  readonly secondsAfterStart?: number;
  run(): Promise<void>;
}

/**
 * A run that takes hours is let be: taken for dead, it would be begun anew beside itself. One whose process died
 * misses its heartbeats.
 */
const LIMITS = { retryLimit: 2, expireInSeconds: 12 * 3600, heartbeatSeconds: 300 };

/** Runs a job once. Throws what it throws, so that the queue tries it again; the queue itself tells nobody. */
async function run(job: Job, log: Log): Promise<void> {
  log.info({ job: job.name }, "job runs");
  try {
    await job.run();
  } catch (error) {
    log.error({ job: job.name, err: error }, "a job failed");
    throw error;
  }
}

/** Starts the queue and its clock. Returns how to stop it; a running job may end first. */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  log: Log,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ ...database.jobQueue, schema: "jobs" });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "singleton" });
    await boss.updateQueue(job.name, LIMITS);
    await boss.schedule(job.name, job.cron, null, { tz: "UTC" });
    if (job.secondsAfterStart !== undefined)
      await boss.send(job.name, null, { startAfter: job.secondsAfterStart });
    await boss.work(job.name, { batchSize: 1, pollingIntervalSeconds: 10 }, () => run(job, log));
  }
  return () => boss.stop({ graceful: true, timeout: 5000 });
}
