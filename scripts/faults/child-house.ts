import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

const MAIN = resolve(import.meta.dirname, "../../apps/server/src/main.ts");
const READY_TIMEOUT_MS = 30_000;

export interface ChildHouse {
  readonly url: string;
  /** Ends the process without warning (SIGKILL) and waits until it is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same data. Resolves, when it answers, with the seconds that took. */
  restart(): Promise<number>;
}

/** A house in a process of its own, on a data folder or database of its own. */
export async function startChildHouse(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ChildHouse> {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = "";

  const start = async (): Promise<number> => {
    const begun = process.hrtime.bigint();
    said = "";
    child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env["PATH"] ?? "",
        NODE_COMPILE_CACHE: ".cache/compile",
        PORT: String(port),
        LOG_LEVEL: "fatal",
        DEMO: "no",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stderr?.on("data", (chunk) => {
      said += String(chunk);
    });
    for (;;) {
      const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
      if (child.exitCode !== null)
        throw new Error(`the house ends with ${child.exitCode}: ${said}`);
      if (seconds * 1000 > READY_TIMEOUT_MS) throw new Error(`the house does not answer: ${said}`);
      if (
        await fetch(`${url}/readyz`).then(
          (response) => response.ok,
          () => false,
        )
      )
        return seconds;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };

  await start();
  return {
    url,
    restart: start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once("exit", resolve));
      child?.kill("SIGKILL");
      await gone;
    },
  };
}
