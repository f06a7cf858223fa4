import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Ladder } from "../games/above-below.ts";
import type { ToldCall } from "./house-wallet.ts";

/** A call that the house has not answered, and when it is sent next, milliseconds. */
type DueCall = ToldCall & { readonly at: number };

/** A round that waits for its player. */
export interface OpenLadder extends Ladder {
  readonly round: string;
  /** The last in which its player went on. */
  readonly session: string;
  readonly currency: string;
  /** The stake of its first bet. */
  readonly stake: number;
  readonly touchedAt: number;
}

interface Kept {
  readonly due: Record<string, DueCall>;
  /** By whose they are. */
  readonly ladders: Record<string, OpenLadder>;
}

/** Keeps what must outlive the process: what the house must still be told, and rounds that are open. */
export interface KeptRounds {
  due(): readonly (readonly [string, DueCall])[];
  setDue(id: string, call: DueCall | null): void;
  ladders(): readonly (readonly [string, OpenLadder])[];
  ladderOf(owner: string): OpenLadder | null;
  setLadder(owner: string, ladder: OpenLadder | null): void;
}

/** Opens a file of a folder, which is made; without one nothing outlives the process. */
export function openKeptRounds(folder: string | undefined, file = "studio.json"): KeptRounds {
  const kept: Kept = folder === undefined ? { due: {}, ladders: {} } : readKept(folder, file);
  const write = () => {
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    const path = join(folder, file);
    // Another name first, so that a torn write leaves the old file.
    writeFileSync(`${path}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  const set = <T>(all: Record<string, T>, id: string, one: T | null) => {
    if (one === null) delete all[id];
    else all[id] = one;
    write();
  };
  return {
    due: () => Object.entries(kept.due),
    setDue: (id, call) => set(kept.due, id, call),
    ladders: () => Object.entries(kept.ladders),
    ladderOf: (owner) => kept.ladders[owner] ?? null,
    setLadder: (owner, ladder) => set(kept.ladders, owner, ladder),
  };
}

function readKept(folder: string, file: string): Kept {
  try {
    return JSON.parse(readFileSync(join(folder, file), "utf8")) as Kept;
  } catch {
    return { due: {}, ladders: {} };
  }
}
