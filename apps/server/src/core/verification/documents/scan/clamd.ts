import { connect } from "node:net";
import { ScannerUnavailable, type VirusScanner } from "./scanner.ts";

/** Port on which clamd listens unless its address says another. */
const PORT = 3310;
const CHUNK_BYTES = 65_536;
/** clamd answers a line; what is longer is none. */
const ANSWER_MAX = 1024;
const TIMEOUT_MS = 10_000;

/**
 * Speaks clamd's INSTREAM over TCP: chunks behind their length in four bytes, an empty one at the end,
 * and one answer that ends with a zero byte. `address` is `tcp://host:3310`.
 */
export function clamd(address: string, timeoutMs = TIMEOUT_MS): VirusScanner {
  const { hostname, port } = new URL(address);
  const to = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || PORT) };
  return { scan: async (bytes) => verdict(await ask(to, bytes, timeoutMs)) };
}

/** Sends a file and returns the answer. Throws ScannerUnavailable when there is no whole one in time. */
const ask = (
  to: { readonly host: string; readonly port: number },
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(to);
    let answer = "";
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const fail = (why: string): void => end(() => reject(new ScannerUnavailable(why)));
    // Over everything: a scanner that says a byte a second is none.
    const timer = setTimeout(() => fail(`no answer in ${timeoutMs} ms`), timeoutMs);
    socket.setEncoding("latin1");
    socket.on("error", (error) => fail(error.message));
    socket.on("close", () => fail("closed before its answer was whole"));
    socket.on("data", (part: string) => {
      answer += part;
      const whole = answer.indexOf("\0");
      if (whole >= 0) end(() => resolve(answer.slice(0, whole)));
      else if (answer.length > ANSWER_MAX) fail("an answer without end");
    });
    for (const part of request(bytes)) socket.write(part);
  });

function* request(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(count: number): Uint8Array {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(count);
  return four;
}

/** Reads an answer. Throws ScannerUnavailable for one that says neither clean nor infected. */
function verdict(answer: string): string | null {
  if (answer === "stream: OK") return null;
  const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new ScannerUnavailable(`it says ${JSON.stringify(answer)}`);
  return found;
}
