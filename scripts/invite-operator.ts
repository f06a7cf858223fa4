/**
 * Invites an operator of the back office without a second one: the first manager of a house, or one who is
 * shut out for good. Prints the link and the code; both are needed, within two days.
 * Run: `npm run invite-operator -- --email ADA@EXAMPLE.ORG --name Ada [--role manager]`. A house with the
 * embedded database is stopped meanwhile. Exit codes: 0 invited, 1 not.
 */
import { openBooks } from "@houselight/server/audit";
import { inviteFromMachine, NotInvited } from "@houselight/server/invite-operator";
import { readCommand } from "@houselight/test-kit/command-line";
import { randomBytes } from "node:crypto";

/** Address of the back office of a house on this machine, as `npm start` prints it. */
const LOCAL = `http://office.localhost:${process.env["PORT"] || 3000}`;

const { values } = readCommand({
  run: "npm run invite-operator",
  about: "Invites an operator of the back office, or lets one in again who is shut out of it.",
  options: {
    email: { type: "string", about: "names the operator" },
    name: { type: "string", about: "what others see; wanted of one who is new" },
    role: { type: "string", about: "a role of the back office", default: "manager" },
    "data-dir": {
      type: "string",
      about: "folder of the house; DATABASE_URL names a server instead",
    },
  },
});

async function main(): Promise<void> {
  const email = values.email?.trim().toLowerCase() ?? "";
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new NotInvited("Say --email with an address.");
  const name = values.name?.trim() || undefined;
  const named = values["data-dir"];
  const database = await openBooks({
    databaseUrl: named === undefined ? process.env["DATABASE_URL"] : undefined,
    dataDirectory: named ?? process.env["DATA_DIR"] ?? ".data",
  });
  try {
    const random = {
      bytes: (count: number) => randomBytes(count),
      hex: (count: number) => randomBytes(count).toString("hex"),
    };
    const operator = { email, name, role: values.role };
    const { token, code } = await inviteFromMachine(database, operator, {
      random,
      now: new Date(),
    });
    const office = process.env["BACK_OFFICE_URL"]?.replace(/\/+$/, "") ?? LOCAL;
    process.stdout.write(
      `${email} chooses a password within two days\n  at    ${office}/invitation#${token}\n  with  ${code}\n`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
