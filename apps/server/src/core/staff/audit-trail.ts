import { canonicalJson } from "@houselight/game-maths/json";
import type { Tx } from "#platform/database";
import type { Operator } from "#platform/http";
import { sha256 } from "#platform/ids";
import {
  hasEntrySince,
  type TrailEntry,
  insertTrailEntries,
  lockHead,
} from "./trail/trail-store.ts";

/** Names an operator; of one who makes a request session, address and the request's id are known. */
type By = Pick<Operator, "id" | "email"> &
  Partial<Pick<Operator, "sessionId" | "ip" | "requestId">>;

/** Something done that must stay known. `operator` is null for what the house does by itself. */
export interface TrailNote {
  readonly at: Date;
  readonly operator: By | null;
  readonly action: string;
  readonly subject: string;
  /** JSON; amounts as digits. */
  readonly detail: object;
}

/** SHA-256 over the hash before and the entry in canonical JSON. */
export const chainHash = (before: string, entry: Omit<TrailEntry, "hash">): string =>
  sha256(`${before}${canonicalJson({ ...entry, at: entry.at.toISOString() })}`);

/** Appends to the audit trail, in the transaction of what was done. */
export async function appendTrailEntries(tx: Tx, notes: readonly TrailNote[]): Promise<void> {
  if (notes.length === 0) return;
  let { id, hash } = await lockHead(tx);
  const entries = notes.map(({ operator, ...note }): TrailEntry => {
    id += 1n;
    const entry = {
      ...note,
      // As it is read again: what JSON cannot hold must not be in the hash.
      detail: JSON.parse(canonicalJson({ ...note.detail, ...originOf(operator) })) as object,
      id,
      operatorId: operator?.id ?? null,
      operator: operator?.email ?? null,
    };
    hash = chainHash(hash, entry);
    return { ...entry, hash };
  });
  await insertTrailEntries(tx, entries);
}

/** Returns what the detail of an entry says of where its operator was, and of the request that did it. */
const originOf = (by: By | null): object =>
  by?.sessionId === undefined || by.ip === undefined
    ? {}
    : { origin: { session: `${by.sessionId}`, ip: by.ip, request: by.requestId ?? null } };

/**
 * Notes something of an operator unless the same stands on the trail since a moment: of many at once,
 * one is written. Returns whether it was.
 */
export async function noteOnceSince(
  tx: Tx,
  note: TrailNote & { readonly operator: NonNullable<TrailNote["operator"]> },
  since: Date,
): Promise<boolean> {
  const known = { operatorId: note.operator.id, action: note.action, subject: note.subject, since };
  if (await hasEntrySince(tx, known)) return false;
  // Whoever holds the end of the chain sees what the others wrote.
  await lockHead(tx);
  if (await hasEntrySince(tx, known)) return false;
  await appendTrailEntries(tx, [note]);
  return true;
}
