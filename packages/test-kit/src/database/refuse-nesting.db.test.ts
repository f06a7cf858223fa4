import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("a statement beside the transaction it is asked for in is refused, later ones are not", async () => {
  const beside = () => database.query("select 1");
  await expect(database.tx(beside)).rejects.toThrow("beside the transaction");
  await expect(database.tx(() => database.tx(beside))).rejects.toThrow("beside the transaction");
  const later = await database.tx(async (tx) => {
    await tx.query("select 1");
    return { beside };
  });
  expect(await later.beside()).toHaveLength(1);
});
