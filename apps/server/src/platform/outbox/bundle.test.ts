import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packEvents, unpackEvents } from "./bundle.ts";

const values = fc.oneof(
  fc.bigInt(),
  fc.integer(),
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.constant("same"),
  fc.array(fc.string(), { maxLength: 2 }),
);
const names = fc.constantFrom("wagerId", "cash", "constructor", "0", "ø");
const payloads = fc.oneof(
  fc.array(fc.record({ cash: values, kind: values }), { minLength: 1, maxLength: 9 }),
  fc.array(fc.dictionary(names, values), { minLength: 1, maxLength: 9 }),
);
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === "bigint" ? one.toString() : one)));

describe("bundle of events", () => {
  it("holds every event as it was, with amounts as digits", () => {
    fc.assert(
      fc.property(payloads, (list) => {
        const events = list.map((payload, place) => ({
          name: "trial",
          playerId: BigInt(place),
          payload,
        }));
        const read = unpackEvents(packEvents(events));
        expect(read).toEqual(
          events.map(({ playerId, payload }) => ({ playerId, payload: plain(payload) })),
        );
      }),
    );
  });

  it("writes once what all events say, and each field's name once", () => {
    const events = [1n, 2n, 3n].map((cash) => ({
      name: "trial",
      playerId: cash,
      payload: { owner: "house-games", cash },
    }));
    expect(JSON.parse(packEvents(events))).toEqual({
      players: ["1", "2", "3"],
      fields: { owner: ["house-games"], cash: ["1", "2", "3"] },
    });
  });

  it("reads the rows of earlier versions", () => {
    expect(unpackEvents('[["7",{"cash":"1"}]]')).toEqual([
      { playerId: 7n, payload: { cash: "1" } },
    ]);
  });
});
