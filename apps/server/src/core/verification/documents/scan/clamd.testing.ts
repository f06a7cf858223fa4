import { createServer, type Socket } from "node:net";

/** The harmless text that every scanner calls a virus, put together here so that none finds this file. */
export const EICAR = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$",
  "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

export interface FakeClamd {
  readonly url: string;
  /** Sizes of the files that arrived whole. */
  readonly seen: readonly number[];
  /** Answers so from now on in the place of the truth; undefined is the truth, null is silence. */
  answer: string | null | undefined;
  close(): Promise<void>;
}

/** Listens as clamd does, and finds EICAR in what it is sent. */
export async function openClamd(): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const seen: number[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let got = Buffer.alloc(0);
    socket.on("error", () => socket.destroy());
    socket.on("data", (part) => {
      got = Buffer.concat([got, part as Buffer]);
      const file = readStream(got);
      if (!file) return;
      seen.push(file.length);
      if (fake.answer === null) return;
      const truth = file.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0";
      socket.end(fake.answer ?? truth);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const fake: FakeClamd = {
    url: `tcp://127.0.0.1:${port}`,
    seen,
    answer: undefined,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

/** Returns the file of a request that is whole; throws for one that clamd does not understand. */
function readStream(bytes: Buffer): Buffer | null {
  const head = Buffer.from("zINSTREAM\0");
  if (bytes.length < head.length) return null;
  if (!bytes.subarray(0, head.length).equals(head)) throw new Error("no INSTREAM");
  const chunks: Buffer[] = [];
  for (let at = head.length; at + 4 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}
