/** JSON has no bigint: amounts travel as their digits. */
export type Wire<T> = T extends bigint
  ? string
  : T extends object
    ? { readonly [K in keyof T]: Wire<T[K]> }
    : T;

/** Something that happened, in the past tense, with ids and amounts and never a whole record. */
export interface OutboxEvent<Payload extends object = object> {
  readonly name: string;
  readonly playerId: bigint;
  readonly payload: Payload;
}

export interface EventDefinition<Payload extends object> {
  readonly name: string;
  (playerId: bigint, payload: Payload): OutboxEvent<Payload>;
}

/** Declares an event: `wagerSettled(playerId, { … })` makes one, `wagerSettled.name` names it. */
export function defineEvent<Payload extends object>(name: string): EventDefinition<Payload> {
  const make = (playerId: bigint, payload: Payload): OutboxEvent<Payload> => ({
    name,
    playerId,
    payload,
  });
  return Object.defineProperty(make, "name", { value: name }) as EventDefinition<Payload>;
}
