import { Refused } from "#platform/http";

/** One kind of proposal: how a request finds the one of its id, and writes a new one. */
interface Proposing<Row> {
  /** Hash of what is asked for (`bodyHash`). */
  readonly hash: string;
  /** Reads what stands under the id of the request. */
  readonly find: () => Promise<(Row & { readonly bodyHash: string }) | undefined>;
  /** Checks and writes a new one, with its entry on the trail; undefined where another row is in its place. */
  readonly write: () => Promise<Row | undefined>;
  /** Refusal where that row has another id: it holds the name, or what the proposal is about. */
  readonly taken?: string;
}

/**
 * Writes an operator's proposal once: the same request again finds the same one. Throws Refused:
 * idempotency_mismatch where another request has its id, `taken`, and what `write` refuses.
 */
export async function proposeOnce<Row>({
  hash,
  find,
  write,
  taken,
}: Proposing<Row>): Promise<{ readonly proposal: Row; readonly repeated: boolean }> {
  const same = async () => {
    const proposal = await find();
    if (proposal && proposal.bodyHash !== hash) throw new Refused("idempotency_mismatch");
    return proposal && { proposal, repeated: true };
  };
  const earlier = await same();
  if (earlier) return earlier;
  const proposal = await write();
  if (proposal) return { proposal, repeated: false };
  // Another request was quicker: it is committed by now.
  const quicker = await same();
  if (quicker) return quicker;
  throw taken ? new Refused(taken) : new Error("a proposal is neither new nor there");
}
