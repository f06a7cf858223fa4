import { platform, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { doHashWork, type HashWork } from "./argon2.ts";

/** Below play, above the idle: a hash may take a little longer, a bet may not. */
const NICE = 3;

// On Linux this is the calling thread's priority; elsewhere it would be the whole process's.
if (platform() === "linux") setPriority(0, NICE);

parentPort?.on("message", ({ id, work }: { id: number; work: HashWork }) => {
  try {
    parentPort?.postMessage({ id, result: doHashWork(work) });
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).message });
  }
});
