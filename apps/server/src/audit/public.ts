export { anchorStands, type TrailAnchor } from "#core/staff";
export { auditHouse, auditVariables } from "./audit-house.ts";
export type { InvariantResult } from "./audit-store.ts";
export { openBooks } from "./open-books.ts";
export { type RoundRecord, selectRoundRecords } from "./round-record-store.ts";
