import type { OutboxEvent } from "./event.ts";

/** One event of a bundle, with amounts as digits. */
export interface Packed {
  readonly playerId: bigint;
  readonly payload: object;
}

/** The fields of the events side by side: one list each, of one value where all events say the same. */
interface Columns {
  readonly players: readonly string[];
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
}

/** Event by event: the form of earlier versions, and of events whose payloads have different fields. */
type Rows = readonly (readonly [playerId: string, payload: object])[];

const digits = (value: unknown): unknown => (typeof value === "bigint" ? value.toString() : value);

/**
 * Returns the text that holds events of one name, in their order. Payloads are flat and mostly have
 * the same fields and much the same values: side by side they take a third of the space and the time
 * that one object each would.
 */
export function packEvents(events: readonly OutboxEvent[]): string {
  const names = Object.keys((events[0] as OutboxEvent).payload);
  const packed: Columns | Rows = events.every(({ payload }) => hasFields(payload, names))
    ? {
        players: events.map(({ playerId }) => playerId.toString()),
        fields: Object.fromEntries(names.map((name) => [name, columnOf(events, name)])),
      }
    : events.map(({ playerId, payload }) => [playerId.toString(), digitsOf(payload)]);
  return JSON.stringify(packed);
}

/** Returns the events of a bundle. */
export function unpackEvents(told: string): Packed[] {
  const packed = JSON.parse(told) as Columns | Rows;
  if (!("players" in packed))
    return packed.map(([playerId, payload]) => ({ playerId: BigInt(playerId), payload }));
  const columns = Object.entries(packed.fields);
  return packed.players.map((playerId, place) => {
    const payload: Record<string, unknown> = {};
    for (const [name, values] of columns)
      payload[name] = values.length === 1 ? values[0] : values[place];
    return { playerId: BigInt(playerId), payload };
  });
}

function hasFields(payload: object, names: readonly string[]): boolean {
  let count = 0;
  for (const name in payload) {
    if (names[count] !== name || (payload as Record<string, unknown>)[name] === undefined)
      return false;
    count += 1;
  }
  return count === names.length;
}

function columnOf(events: readonly OutboxEvent[], name: string): unknown[] {
  const values: unknown[] = [];
  let isSame = true;
  for (const { payload } of events) {
    const value = digits((payload as Record<string, unknown>)[name]);
    if (value !== values[0] && values.length > 0) isSame = false;
    values.push(value);
  }
  return isSame ? values.slice(0, 1) : values;
}

const digitsOf = (payload: object): object =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, digits(value)]));
