import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase } from "@houselight/test-kit";
import { expect, it } from "vitest";
import { StartError } from "#platform/config";
import { start } from "../main.ts";

const isServer = Boolean(process.env["TEST_DATABASE_URL"]);

/** Stands before a database, and breaks every line for good once it has answered so many bytes. */
async function openLine(to: URL, answers: number) {
  const sockets = new Set<Socket>();
  let told = 0;
  const server = createServer((visitor) => {
    const database = connect(Number(to.port || 5432), to.hostname);
    for (const socket of [visitor, database]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    visitor.pipe(database);
    database.on("data", (part) => {
      told += part.length;
      if (told <= answers) return void visitor.write(part);
      server.close();
      for (const socket of sockets) socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it.runIf(isServer)(
  "says in one sentence that the database was lost while the house started",
  async () => {
    const database = await openTestDatabase();
    const line = await openLine(new URL(database.url ?? ""), 3_000);
    const url = new URL(database.url ?? "");
    url.hostname = "127.0.0.1";
    url.port = String(line.port);
    try {
      const env = { DATABASE_URL: url.href, SECRET: "s".repeat(32), PORT: "0", DEMO: "no" };
      const starting = start({ env: { ...env, SIMULATORS: "no" } });
      await expect(starting).rejects.toThrow(StartError);
      await expect(starting).rejects.toThrow(
        /^The database \(DATABASE_URL\) was lost while the house started: .*Start the house again/,
      );
    } finally {
      line.close();
      await database.close();
    }
  },
);

it("says at once that its port is taken, before it opens or builds anything", async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  const { port } = holder.address() as AddressInfo;
  const folder = join(tmpdir(), `houselight-${randomUUID()}`);
  const starting = start({ env: { PORT: String(port), DATA_DIR: folder } });
  await expect(starting).rejects.toThrow(`Port ${port} is taken. Set PORT to another.`);
  expect(existsSync(folder)).toBe(false);
  holder.close();
});
