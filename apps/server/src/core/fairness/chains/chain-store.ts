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

interface ChainRow {
  readonly id: string;
  readonly length: number;
  readonly sealed_root: string;
  readonly first_hash: string;
}

const COLUMNS = "id, length, sealed_root, first_hash";

const toChain = ({ sealed_root, first_hash, ...row }: ChainRow): StoredChain => ({
  ...row,
  sealedRoot: sealed_root,
  firstHash: first_hash,
});

export async function selectChain(queryable: Queryable, id: string): Promise<StoredChain> {
  const [row] = await queryable.query<ChainRow>(
    `select ${COLUMNS} from fairness.chains where id = $1`,
    [id],
  );
  if (!row) throw new Error(`there is no chain ${id}`);
  return toChain(row);
}

/** Returns one of the chains; undefined when there is none. */
export async function selectAnyChain(queryable: Queryable): Promise<StoredChain | undefined> {
  const [row] = await queryable.query<ChainRow>(`select ${COLUMNS} from fairness.chains limit 1`);
  return row && toChain(row);
}
