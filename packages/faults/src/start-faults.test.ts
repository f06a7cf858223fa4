import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "@houselight/test-kit/private-postgres";

const MAIN = createRequire(import.meta.url).resolve("@houselight/server");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "houselight-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the house as a person does and gives what it says when it cannot. */
function start(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | string; said: string }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [MAIN],
      {
        env: {
          PATH: process.env["PATH"],
          NODE_COMPILE_CACHE: ".cache/compile",
          DEMO: "no",
          ...env,
        },
        timeout: 90_000,
      },
      (error, _stdout, stderr) => done({ code: error?.code ?? 0, said: stderr.trim() }),
    );
    child.stdin?.end();
  });
}

/** A start that sets a house up, and finds no site. To set it up takes longer than all else. */
let withoutSite: ReturnType<typeof start> | undefined;
const startWithoutSite = (): ReturnType<typeof start> =>
  (withoutSite ??= freePort().then((port) =>
    start({
      PORT: String(port),
      DATA_DIR: join(folder, "house"),
      SITE_DIR: join(folder, "nowhere"),
    }),
  ));

describe.concurrent("a start that cannot be", { timeout: 120_000 }, () => {
  it("says that the site cannot be loaded", async () => {
    const { code, said } = await startWithoutSite();
    expect(code).toBe(1);
    expect(said).toContain("Run npm run build.");
  });

  it("says in one sentence that the port is taken, and lets go of the data folder", async () => {
    await startWithoutSite();
    const holder = createServer();
    const port = await new Promise<number>((done) => {
      holder.listen(0, "127.0.0.1", () => done((holder.address() as { port: number }).port));
    });
    const data = join(folder, "house");
    const { code, said } = await start({ PORT: String(port), DATA_DIR: data });
    holder.close();
    // The log comes first: without simulators it tells which methods of payment are off.
    expect({ code, said: said.split("\n").at(-1) }).toEqual({
      code: 1,
      said: `Port ${port} is taken. Set PORT to another.`,
    });
    expect(await readdir(data)).not.toContain("lock");
  });

  it("says that another process holds the data folder, and leaves its lock alone", async () => {
    const data = join(folder, "held");
    await mkdir(data);
    const stat = await import("node:fs")
      .then((fs) => fs.readFileSync(`/proc/${process.pid}/stat`, "utf8"))
      .catch(() => "");
    const begun = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    await writeFile(join(data, "lock"), `${process.pid} ${begun}`);
    const { code, said } = await start({ PORT: String(await freePort()), DATA_DIR: data });
    expect(code).toBe(1);
    expect(said).toBe(
      `The data folder ${data} is in use by process ${process.pid}. Stop it, or set DATA_DIR to another folder.`,
    );
    expect(await readdir(data)).toContain("lock");
  });

  it("says that no database answers, without the password", async () => {
    const port = await freePort();
    const { code, said } = await start({
      DATABASE_URL: `postgres://someone:secret-word@127.0.0.1:${port}/house`,
      SECRET: "s".repeat(40),
    });
    expect(code).toBe(1);
    expect(said).toContain(
      `No database answers at postgres://127.0.0.1:${port}/house (DATABASE_URL)`,
    );
    expect(said).not.toContain("secret-word");
    expect(said.split("\n")).toHaveLength(1);
  });

  it("names the variables it does not understand", async () => {
    const { code, said } = await start({ PORT: "http", ROLE: "king" });
    expect({ code, said }).toEqual({
      code: 1,
      said: "These variables are not understood: PORT, ROLE. See docs/operating/configuration.md.",
    });
  });
});
