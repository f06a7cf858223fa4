import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { freePort } from "@houselight/test-kit/private-postgres";
import { rest } from "../fault.ts";

const BINARY = ["/usr/bin/valkey-server", "/usr/bin/redis-server"].find((path) => existsSync(path));

export interface FaultyValkey {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** SIGSTOP: connections stay, no answer comes. */
  pause(): void;
  resume(): void;
  /** Forgets everything it holds. */
  flush(): Promise<void>;
}

/** A Valkey or Redis of our own, in memory; null when neither is installed. */
export async function startFaultyValkey(): Promise<FaultyValkey | null> {
  if (!BINARY) return null;
  const program = BINARY;
  const port = await freePort();
  let child: ChildProcess;
  const ask = (command: string): Promise<boolean> =>
    new Promise((done) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(`${command}\r\n`));
      socket.once("data", () => {
        socket.destroy();
        done(true);
      });
      socket.once("error", () => done(false));
    });
  const start = async (): Promise<void> => {
    const options = [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--dir",
      tmpdir(),
    ];
    child = spawn(program, options, { stdio: "ignore" });
    while (!(await ask("PING"))) await rest(25);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    flush: async () => void (await ask("FLUSHALL")),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGKILL");
      await ended;
    },
  };
}
