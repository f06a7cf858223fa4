import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A document that came in: what it shows is forgotten at once. */
export interface ReceivedDocument {
  readonly type: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

type ReviewStatus = "init" | "pending" | "completed";

/** Somebody whose identity is to be checked. `externalUserId` is the house's name for them. */
export interface Applicant {
  readonly id: string;
  readonly externalUserId: string;
  readonly levelName: string;
  readonly createdAt: string;
  readonly documents: readonly ReceivedDocument[];
  readonly reviewStatus: ReviewStatus;
  /** Said last, in words for the page; null before anything was decided. */
  readonly decision: string | null;
}

export interface Applicants {
  /** Returns null when there is one of this name already. */
  create(externalUserId: string, levelName: string): Applicant | null;
  find(id: string): Applicant | undefined;
  findByName(externalUserId: string): Applicant | undefined;
  /** Lists all, the latest first. */
  list(): readonly Applicant[];
  change(id: string, part: Partial<Applicant>): void;
}

const FILE = "paperid.json";

/** Keeps applicants in memory, and in a file where there is a folder, so that they outlive the process. */
export function keepApplicants(folder: string | undefined): Applicants {
  const kept = new Map<string, Applicant>(read(folder).map((one) => [one.id, one]));
  const write = (): void => {
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    const path = join(folder, FILE);
    writeFileSync(`${path}.new`, JSON.stringify([...kept.values()]));
    renameSync(`${path}.new`, path);
  };
  const findByName = (name: string): Applicant | undefined =>
    [...kept.values()].find(({ externalUserId }) => externalUserId === name);
  return {
    create(externalUserId, levelName) {
      if (findByName(externalUserId)) return null;
      const applicant: Applicant = {
        id: randomUUID().replaceAll("-", "").slice(0, 24),
        externalUserId,
        levelName,
        createdAt: new Date().toISOString(),
        documents: [],
        reviewStatus: "init",
        decision: null,
      };
      kept.set(applicant.id, applicant);
      write();
      return applicant;
    },
    find: (id) => kept.get(id),
    findByName,
    list: () => [...kept.values()].toReversed(),
    change(id, part) {
      const known = kept.get(id);
      if (!known) throw new Error(`no applicant ${id}`);
      kept.set(id, { ...known, ...part });
      write();
    },
  };
}

function read(folder: string | undefined): Applicant[] {
  if (folder === undefined) return [];
  try {
    return JSON.parse(readFileSync(join(folder, FILE), "utf8")) as Applicant[];
  } catch {
    return [];
  }
}
