export { LINKED_MS, needsVerification } from "./due-diligence.ts";
export { type Policy, policyOf } from "./policy.ts";
export { isBlocked, type Restriction, selectRestrictions } from "./restriction-store.ts";
