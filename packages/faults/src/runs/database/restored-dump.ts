import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { playRound } from "@houselight/contracts";
import { freePort } from "@houselight/test-kit/private-postgres";
import { startChildHouse } from "../../child-house.ts";
import {
  type Fault,
  type FaultOptions,
  type FaultResult,
  type LeftOut,
  rest,
} from "../../fault.ts";
import { auditBooks, openServerBooks, runTrial, type Trial } from "../../run-trial.ts";
import { SLOT, slotBet } from "../../workload/player/purse.ts";
import { type FaultyPostgres, startFaultyPostgres } from "../../world/postgres.ts";

const run = promisify(execFile);
const NAME = "house";
/** So far the cluster of the dump is ahead of the one that it is restored into: numbers of transactions. */
const AHEAD = 100_000;
/** Rounds of every player on the restored house. */
const ROUNDS = 5;
const HEARD_MS = 3_000;

/**
 * Dumps a house in the middle of its load. In the end the dump is restored into a younger cluster, its books
 * are audited, and everybody plays on with the house that wakes up there.
 */
async function drill(
  options: FaultOptions,
  [old, young]: readonly [FaultyPostgres, FaultyPostgres],
  dump: string,
): Promise<FaultResult> {
  await old.create(NAME);
  await spendNumbers(old);
  const database = { name: old.version, url: old.url(NAME) };
  const share = (options.seconds * 1000) / 2;
  const atEnd = async (trial: Trial) => {
    await young.create(NAME);
    await run(join(young.binaries, "pg_restore"), ["--exit-on-error", "-d", young.url(NAME), dump]);
    await expectBooks(trial, young, "of the dump");
    await playOn(trial, young);
    return async () => [];
  };
  return runTrial({ ...options, fault: "F20", database, replicas: 2, atEnd }, async (trial) => {
    await rest(share);
    await run(join(old.binaries, "pg_dump"), ["-Fc", "-f", dump, old.url(NAME)]);
    trial.injected++;
    await rest(share);
  });
}

/** Demands that every invariant holds in the restored database. */
async function expectBooks({ expect }: Trial, young: FaultyPostgres, whose: string): Promise<void> {
  for (const broken of await auditBooks(await openServerBooks(young.url(NAME))))
    expect(false, `${whose}: ${broken}`);
}

/** Plays on where the dump was taken; the reports tell in the audit whether what is told is heard. */
async function playOn(trial: Trial, young: FaultyPostgres): Promise<void> {
  const { workload, environment } = trial;
  const paidTwice = workload.provider.violations.length;
  const there = { ...environment, DATABASE_URL: young.url(NAME) };
  const house = await startChildHouse(await freePort(), there);
  try {
    workload.moveTo([house.url]);
    let accepted = 0;
    for (let round = 0; round < ROUNDS; round++)
      for (const player of workload.players) {
        const answer = await player.caller.call(playRound, {
          params: { slug: SLOT },
          body: {
            id: randomUUID(),
            currency: player.purse.currency,
            bet: slotBet(player.purse.stakes[0] as number),
          } as never,
        });
        if (answer.status < 300) accepted++;
      }
    trial.expect(accepted > 0, "nobody can play on a restored house");
    trial.figures["played_on"] = accepted;
    // Reports hear of rounds a moment later.
    await rest(HEARD_MS);
  } finally {
    await house.end();
  }
  trial.expect(
    workload.provider.violations.length === paidTwice,
    "the provider is asked for what it has done",
  );
  await expectBooks(trial, young, "after the restored house was played on");
}

/** Uses numbers of transactions up, as months of play do. */
async function spendNumbers({ binaries, url }: FaultyPostgres): Promise<void> {
  const loop = `for n in 1..${AHEAD} loop perform pg_current_xact_id(); commit; end loop`;
  await run(join(binaries, "psql"), ["-d", url(), "-c", `do $$ begin ${loop}; end $$`]);
}

async function withTwoServers(options: FaultOptions): Promise<readonly (FaultResult | LeftOut)[]> {
  const old = await startFaultyPostgres();
  if (!old) return [{ fault: "F20", leftOut: "no PostgreSQL is installed" }];
  const folder = await mkdtemp(join(tmpdir(), "houselight-dump-"));
  let young: FaultyPostgres | null = null;
  try {
    const canDump = await access(join(old.binaries, "pg_dump")).then(
      () => true,
      () => false,
    );
    if (!canDump) return [{ fault: "F20", leftOut: "this PostgreSQL comes without pg_dump" }];
    young = await startFaultyPostgres();
    if (!young) return [{ fault: "F20", leftOut: "no second PostgreSQL starts" }];
    return [await drill(options, [old, young], join(folder, "house.dump"))];
  } finally {
    await old.stop();
    await young?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** F20: a backup is restored. */
export const restoredDump: Fault = {
  id: "F20",
  title: "a dump taken under load is restored into another cluster, and played on",
  run: withTwoServers,
};
