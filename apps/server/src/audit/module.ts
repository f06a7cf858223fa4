import { appendTrailEntries } from "#core/staff";
import type { House, Module } from "#platform/module";
import { auditHouse } from "./audit-house.ts";
import type { InvariantResult } from "./audit-store.ts";
import { openBooks } from "./open-books.ts";

/** The books are checked every night, by the house itself. */
export const audit: Module = {
  name: "audit",
  directory: import.meta.dirname,
  jobs: (house) => [
    { name: "audit.check-books", cron: "30 3 * * *", run: () => checkBooks(house) },
  ],
};

/** Records broken invariants in the audit trail and in the log; the house keeps running. */
export async function checkBooks(house: House): Promise<void> {
  const results = await auditAll(house);
  const broken = results.filter(({ violations }) => violations > 0);
  for (const { id, violations, findings } of broken)
    house.log.error({ invariant: id, violations, findings }, "an invariant of the books is broken");
  const detail = {
    checked: results.length,
    broken: broken.map(({ id, violations, findings }) => ({ id, violations, findings })),
  };
  await house.database.tx((tx) =>
    appendTrailEntries(tx, [
      {
        at: house.clock.now(),
        operator: null,
        action: broken.length > 0 ? "books.broken" : "books.hold",
        subject: "books",
        detail,
      },
    ]),
  );
}

/**
 * Looks at the books over connections of its own: statements that read every row take longer than the house
 * waits for one that a page needs. The embedded database has no such limit, and one session.
 */
async function auditAll({ database, config }: House): Promise<InvariantResult[]> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory } = config;
  if (!databaseUrl) return auditHouse(database, config);
  const books = await openBooks({ databaseUrl, dataDirectory });
  try {
    return await auditHouse(books, config);
  } finally {
    await books.close();
  }
}
