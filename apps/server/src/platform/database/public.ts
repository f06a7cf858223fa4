export { type Database, isUniqueViolation, type Queryable, type Tx } from "./database.ts";
export { openDatabase } from "./open-database.ts";
export { type EmbeddedOptions, openEmbedded } from "./embedded/embedded.ts";
export { openServer } from "./server.ts";
export { type Migration, migrate, readMigrations, refuseOtherSchema } from "./migrations.ts";
export { type Cell, columns } from "./columns.ts";
