export { defineEvent, type EventDefinition, type OutboxEvent, type Wire } from "./event.ts";
export { appendEvents } from "./outbox-store.ts";
export {
  type HeardEvent,
  type Reaction,
  reaction,
  type RunningReactions,
  startReactions,
} from "./reactions.ts";
