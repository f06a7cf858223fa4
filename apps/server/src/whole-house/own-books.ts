import { houseMigrations } from "../app.ts";
import { openBooks } from "../audit/open-books.ts";
import { type Database, refuseOtherSchema } from "#platform/database";

/**
 * Opens the books as `openBooks` does, if they have the schema of this build: what reads others would find
 * columns missing, or take rows for something else. Throws StartError, which says whose books they are.
 */
export async function openOwnBooks(where: Parameters<typeof openBooks>[0]): Promise<Database> {
  const database = await openBooks(where);
  try {
    await refuseOtherSchema(database, await houseMigrations());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
