export { defineEvent, type EventDefinition, type OutboxEvent, type Wire } from "./event.ts";
export { appendEvents } from "./outbox-store.ts";
export { hasHeardAll } from "./heard-all.ts";
export { dropParked, type ParkedEvent, selectParked, wantRetry } from "./parked-store.ts";
export { type HeardEvent, type Reaction, reaction } from "./reaction.ts";
export { type RunningReactions, startReactions } from "./reactions.ts";
