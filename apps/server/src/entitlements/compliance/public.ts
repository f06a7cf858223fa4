export { LINKED_MS, needsVerification } from "./due-diligence.ts";
export { isBlocked, type Restriction, selectRestrictions } from "./restriction-store.ts";
