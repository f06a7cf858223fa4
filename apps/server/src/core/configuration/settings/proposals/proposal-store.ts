import type { SettingProposalView } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";

/** A choice of a guarded setting as it was proposed, and what became of it. */
export interface Proposal {
  readonly id: string;
  /** Of the setting. */
  readonly name: string;
  readonly value: unknown;
  readonly basedOn: bigint;
  readonly bodyHash: string;
  readonly reason: string;
  readonly onlyStops: boolean;
  readonly state: SettingProposalView["state"];
  readonly proposedById: bigint;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly dropReason: string | null;
  readonly version: bigint | null;
}

const COLUMNS = `id, name, value, based_on as "basedOn", body_hash as "bodyHash", reason,
  only_stops as "onlyStops", state, proposed_by_id as "proposedById", proposed_by as "proposedBy",
  proposed_at as "proposedAt", expires_at as "expiresAt", decided_by as "decidedBy",
  decided_at as "decidedAt", drop_reason as "dropReason", version`;

type NewProposal = Omit<
  Proposal,
  "state" | "decidedBy" | "decidedAt" | "dropReason" | "version" | "value"
> & { readonly value: object };

/** Writes a proposal; undefined when its id is taken. */
export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<Proposal | undefined> {
  const [row] = await tx.query<Proposal>(
    `insert into configuration.setting_proposals (id, name, value, based_on, body_hash, reason,
       only_stops, state, proposed_by_id, proposed_by, proposed_at, expires_at)
     values ($1, $2, $3::text::json, $4, $5, $6, $7, 'proposed', $8, $9, $10, $11)
     on conflict (id) do nothing returning ${COLUMNS}`,
    [
      proposal.id,
      proposal.name,
      JSON.stringify(proposal.value),
      proposal.basedOn,
      proposal.bodyHash,
      proposal.reason,
      proposal.onlyStops,
      proposal.proposedById,
      proposal.proposedBy,
      proposal.proposedAt,
      proposal.expiresAt,
    ],
  );
  return row;
}

export async function selectProposal(
  queryable: Queryable,
  id: string,
): Promise<Proposal | undefined> {
  const [row] = await queryable.query<Proposal>(
    `select ${COLUMNS} from configuration.setting_proposals where id = $1`,
    [id],
  );
  return row;
}

/** Holds a proposal until the transaction ends. */
export async function lockProposal(tx: Tx, id: string): Promise<Proposal | undefined> {
  const [row] = await tx.query<Proposal>(
    `select ${COLUMNS} from configuration.setting_proposals where id = $1 for update`,
    [id],
  );
  return row;
}

interface Decision {
  readonly state: "made" | "dropped";
  readonly by: { readonly id: bigint; readonly email: string };
  readonly at: Date;
  readonly dropReason: string | null;
  readonly version: number | null;
}

/** Decides a proposal, and says who did. The caller holds it. */
export async function decideProposal(
  tx: Tx,
  id: string,
  { state, by, at, dropReason, version }: Decision,
): Promise<Proposal> {
  const [row] = await tx.query<Proposal>(
    `update configuration.setting_proposals
     set state = $2, decided_by_id = $3, decided_by = $4, decided_at = $5, drop_reason = $6, version = $7
     where id = $1 returning ${COLUMNS}`,
    [id, state, by.id, by.email, at, dropReason, version],
  );
  return row as Proposal;
}

const PAGE = 50;

/** Conditions of each list, the moment now being the first parameter. */
const LISTS = {
  open: "state = 'proposed' and expires_at > $1",
  decided: "(state <> 'proposed' or expires_at <= $1)",
} as const;

/** Reads proposals, the latest first; `after` goes on behind one of them. */
export const selectProposals = (
  queryable: Queryable,
  page: {
    readonly state: keyof typeof LISTS;
    readonly name: string | null;
    readonly after: string | null;
    readonly now: Date;
  },
): Promise<Proposal[]> =>
  queryable.query<Proposal>(
    `select ${COLUMNS} from configuration.setting_proposals
     where ${LISTS[page.state]} and ($2::text is null or name = $2)
       and ($3::uuid is null
         or seq < (select seq from configuration.setting_proposals where id = $3::uuid))
     order by seq desc limit ${PAGE}`,
    [page.now, page.name, page.after],
  );
