import type { Fault } from "./fault.ts";
import { bank } from "./runs/database/bank.ts";
import { badReports, duplicateReports, reorderedReports } from "./runs/requests/callbacks.ts";
import { backendsTerminated, databaseCrash } from "./runs/database/database.ts";
import { calendar } from "./runs/calendar/calendar.ts";
import { deploys } from "./runs/processes/deploys.ts";
import { diskFull } from "./runs/database/disk-full.ts";
import { afterCommit, beforeCommit } from "./runs/processes/failpoints.ts";
import { feedOutage } from "./runs/feed-outage.ts";
import { kills } from "./runs/processes/kills.ts";
import { race } from "./runs/requests/race.ts";
import { alteredRepeats, doubleClicks } from "./runs/requests/repeats.ts";
import { restoredDump } from "./runs/database/restored-dump.ts";
import { lostSockets } from "./runs/lost-sockets/lost-sockets.ts";
import { skewedClock } from "./runs/skewed-clock/skewed-clock.ts";
import { slowDatabase } from "./runs/database/slow-database.ts";
import { steppedRounds } from "./runs/processes/stepped-rounds.ts";
import { settlement } from "./runs/settlement.ts";
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
  skewedClock,
  lostSockets,
  feedOutage,
  settlement,
  badReports,
  diskFull,
  deploys,
  restoredDump,
  calendar,
  steppedRounds,
];
