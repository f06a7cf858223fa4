import { appendTrailEntries } from "#core/staff";
import { type House, perHouse } from "#platform/module";
import { differingPaths, readSoftware, type Software } from "./read-software.ts";
import { insertRelease, lockLatest, updateChecked, updateTampered } from "./release-store.ts";

/** Time between two looks of a process at its own files. */
const CHECK_MS = 24 * 3_600_000;
/** A check that fails is made again after so long. */
export const LOOK_MS = 60_000;
/** Paths that an entry of the audit trail names at most. */
const NAMED_MAX = 50;

/** Software that a process runs: its files as it read them first, under the id of their release. */
interface Running {
  readonly software: Software;
  readonly releaseId: bigint;
  nextCheckAt: number;
}

const running = perHouse<{ now: Running | null }>(() => ({ now: null }));

/**
 * Notes which software this process runs at its first look, and looks every 24 hours whether its files are
 * still the same: what has changed beneath it is on the audit trail and in the log.
 */
export async function noteSoftware(house: House, read = readSoftware): Promise<void> {
  const process = running(house);
  const at = house.clock.now();
  if (process.now && at.getTime() < process.now.nextCheckAt) return;
  const software = await read();
  if (process.now) await check(house, process.now, software);
  else process.now = { software, releaseId: await noteRelease(house, software), nextCheckAt: 0 };
  process.now.nextCheckAt = at.getTime() + CHECK_MS;
}

/** Writes a release, unless it is the latest already. Returns its id. */
const noteRelease = (house: House, { digest, files }: Software): Promise<bigint> =>
  house.database.tx(async (tx) => {
    const at = house.clock.now();
    const latest = await lockLatest(tx);
    if (latest?.digest === digest) {
      await updateChecked(tx, latest.id, at);
      return latest.id;
    }
    const changed = latest ? differingPaths(new Map(Object.entries(latest.files)), files) : null;
    const id = await insertRelease(tx, {
      digest,
      files: Object.fromEntries(files),
      changed,
      firstRunAt: at,
    });
    await appendTrailEntries(tx, [
      {
        at,
        operator: null,
        action: "software.run",
        subject: `release ${id}`,
        detail: {
          digest,
          former: latest?.digest ?? null,
          files: files.size,
          ...told(changed ?? []),
        },
      },
    ]);
    return id;
  });

async function check(
  house: House,
  { releaseId, software }: Running,
  found: Software,
): Promise<void> {
  const at = house.clock.now();
  if (found.digest === software.digest) {
    await updateChecked(house.database, releaseId, at);
    return;
  }
  const paths = differingPaths(software.files, found.files);
  house.log.error(
    { release: Number(releaseId), ...told(paths) },
    "files of the house have changed while it runs",
  );
  const { digest } = found;
  await house.database.tx(async (tx) => {
    if (!(await updateTampered(tx, releaseId, { at, digest, paths }))) return;
    const detail = { digest: software.digest, found: digest, ...told(paths) };
    const action = "software.files-changed";
    await appendTrailEntries(tx, [
      { at, operator: null, action, subject: `release ${releaseId}`, detail },
    ]);
  });
}

const told = (paths: readonly string[]) => ({
  changed_files: paths.length,
  changed: paths.slice(0, NAMED_MAX),
});
