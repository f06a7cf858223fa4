import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countTry, release, triesKey, triesOf } from "./tries.ts";
import { deleteExpired, insertUsedCaptcha } from "./tries-store.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse();
});
afterAll(() => kit.close());

const WINDOW_MS = 15 * 60_000;
const [ada, noah] = [triesKey("ada"), triesKey("noah")];

describe("tries", () => {
  it("at once each have a number of their own, under their own key", async () => {
    const numbers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => countTry(kit.house, n % 4 === 0 ? noah : ada)),
    );
    const of = (key: string) =>
      numbers.filter((_, n) => (n % 4 === 0 ? noah : ada) === key).sort((a, b) => a - b);
    expect(of(ada)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect(of(noah)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1));
  });

  it("are taken back one by one, never below none, and forgotten", async () => {
    await release(kit.house, [ada, triesKey("nobody")], [noah]);
    expect(await triesOf(kit.house, ada)).toBe(29);
    expect(await triesOf(kit.house, noah)).toBe(0);
    expect(await countTry(kit.house, noah)).toBe(1);
    for (let n = 0; n < 3; n++) await release(kit.house, [noah]);
    expect(await triesOf(kit.house, noah)).toBe(0);
    expect(await countTry(kit.house, noah)).toBe(1);
  });

  it("begin anew when their window has ended, and are swept out with captchas that expired", async () => {
    await insertUsedCaptcha(kit.house.database, {
      id: "old",
      expiresAt: new Date(kit.clock.now().getTime() + WINDOW_MS),
    });
    kit.clock.advance(WINDOW_MS);
    expect(await triesOf(kit.house, ada)).toBe(0);
    expect(await countTry(kit.house, ada)).toBe(1);
    await deleteExpired(kit.house.database, kit.clock.now());
    const keys = await kit.house.database.query("select key_hash from sign_in.tries");
    expect(keys).toEqual([{ key_hash: ada }]);
    expect(await kit.house.database.query("select id from sign_in.used_captchas")).toEqual([]);
  });
});
