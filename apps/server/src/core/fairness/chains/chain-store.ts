import type { Queryable, Tx } from "#platform/database";

/** A chain as it is stored: the root is sealed under the first hash. */
export interface StoredChain {
  readonly id: string;
  readonly length: number;
  readonly sealedRoot: string;
  readonly firstHash: string;
}

export async function insertChain(tx: Tx, chain: StoredChain, at: Date): Promise<void> {
  await tx.query(
    `insert into fairness.chains (id, length, sealed_root, first_hash, created_at)
     values ($1, $2, $3, $4, $5)`,
    [chain.id, chain.length, chain.sealedRoot, chain.firstHash, at],
  );
}

export async function selectChain(queryable: Queryable, id: string): Promise<StoredChain> {
  const [row] = await queryable.query<{
    id: string;
    length: number;
    sealed_root: string;
    first_hash: string;
  }>("select id, length, sealed_root, first_hash from fairness.chains where id = $1", [id]);
  if (!row) throw new Error(`there is no chain ${id}`);
  const { id: found, length, sealed_root: sealedRoot, first_hash: firstHash } = row;
  return { id: found, length, sealedRoot, firstHash };
}
