export { anchorStands, type TrailAnchor } from "./trail/anchor.ts";
export { type TrailNote, appendTrailEntries, noteOnceSince } from "./audit-trail.ts";
export { createOperator, identifyOperator } from "./operator-sessions.ts";
export { assertAnother, assertMayAgree, type By, type Doing } from "./proposals/four-eyes.ts";
export { assertProposer, stillPermitted } from "./proposals/still-permitted.ts";
export { proposeOnce } from "./proposals/propose-once.ts";
export { selectOperatorByEmail } from "./operator-store.ts";
export { hasManager } from "./people/member-store.ts";
export { DEMONSTRATION_OPERATOR_PASSWORD, DEMONSTRATION_OPERATORS } from "./seed.ts";
