import type { Fault } from "./fault.ts";
import { bank } from "./runs/bank.ts";
import { badReports, duplicateReports, reorderedReports } from "./runs/callbacks.ts";
import { backendsTerminated, databaseCrash } from "./runs/database.ts";
import { deploys } from "./runs/deploys.ts";
import { diskFull } from "./runs/disk-full.ts";
import { afterCommit, beforeCommit } from "./runs/failpoints.ts";
import { kills } from "./runs/kills.ts";
import { race } from "./runs/race.ts";
import { alteredRepeats, doubleClicks } from "./runs/repeats.ts";
import { restoredDump } from "./runs/restored-dump.ts";
import { slowDatabase } from "./runs/slow-database.ts";
import { steppedRounds } from "./runs/stepped-rounds.ts";
import { valkeyAway } from "./runs/valkey.ts";

/** Every fault that `npm run faults` brings about, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  bank,
  kills,
  afterCommit,
  beforeCommit,
  databaseCrash,
  backendsTerminated,
  slowDatabase,
  valkeyAway,
  duplicateReports,
  reorderedReports,
  alteredRepeats,
  doubleClicks,
  race,
  badReports,
  diskFull,
  deploys,
  restoredDump,
  steppedRounds,
];
