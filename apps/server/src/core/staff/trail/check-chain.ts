import type { Queryable } from "#platform/database";
import { chainHash } from "../audit-trail.ts";
import { selectChain, selectHead } from "./trail-store.ts";

/** Hash before the first entry. */
export const START = "0".repeat(64);

interface ChainCheck {
  /** The first id at which the chain does not hold; null while it does. */
  readonly brokenId: bigint | null;
  readonly checked: number;
  readonly toId: bigint | null;
  readonly nextFromId: bigint | null;
}

/**
 * Recomputes the chain from an entry on, at most so many. It does not hold at an entry whose hash its
 * content does not give, at one that is missing, and at the end where the head names another entry.
 */
export async function checkChain(
  queryable: Queryable,
  fromId: bigint,
  limit: number,
): Promise<ChainCheck> {
  // The head is read before and after: what is appended meanwhile lies between the two.
  const head = await selectHead(queryable);
  const [first, ...rest] = await selectChain(queryable, fromId > 1n ? fromId - 1n : 1n, limit + 1);
  const before = fromId > 1n ? first : undefined;
  const range = (fromId > 1n ? rest : first ? [first, ...rest] : []).slice(0, limit);
  const headAfter = await selectHead(queryable);
  let hash = fromId > 1n ? before?.hash : START;
  let nextId = fromId;
  let brokenId: bigint | null = null;
  for (const { hash: stored, ...entry } of range) {
    const isNext = entry.id === nextId && entry.id <= headAfter.id && hash !== undefined;
    const isWhole = isNext && chainHash(hash ?? "", entry) === stored;
    if (!isWhole || (entry.id === head.id && stored !== head.hash)) {
      brokenId = nextId;
      break;
    }
    hash = stored;
    nextId = entry.id + 1n;
  }
  const last = range.at(-1)?.id ?? null;
  // The head names an entry that is not there.
  if (brokenId === null && range.length < limit && nextId <= head.id) brokenId = nextId;
  const nextFromId = last !== null && last < head.id ? last + 1n : null;
  return { brokenId, checked: range.length, toId: last, nextFromId };
}
