import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { limitConnections } from "./connection-limit.ts";

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

async function start(options: Parameters<typeof limitConnections>[1]): Promise<void> {
  server = createServer((_request, response) => response.end("in"));
  server.on("upgrade", (_request, socket) => {
    socket.on("end", () => socket.end()).resume();
    socket.write("HTTP/1.1 101 Up\r\n\r\nup");
  });
  limitConnections(server, options);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

/** Opens a connection that stays; resolves with the first words of the answer. */
function ask(headers = ""): Promise<{ socket: Socket; said: string }> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1", () =>
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`),
  );
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.once("data", (data) => resolve({ socket, said: String(data).slice(9, 12) }));
    socket.once("error", reject);
  });
}

const nobody = () => false;

describe("the bound on connections of one address", () => {
  it("counts live sockets too, and lets in again when one leaves", async () => {
    await start({ perAddress: 2, isProxy: nobody });
    const first = await ask("Connection: Upgrade\r\nUpgrade: websocket\r\n");
    expect(first.said).toBe("101");
    expect((await ask()).said).toBe("200");
    expect((await ask()).said).toBe("429");
    expect((await ask()).said).toBe("429");
    first.socket.destroy();
    await expect.poll(async () => (await ask()).said).toBe("200");
    expect((await ask()).said).toBe("429");
  });

  it("does not hold for a trusted proxy, whose address all visitors share", async () => {
    await start({ perAddress: 1, isProxy: (address) => address.endsWith("127.0.0.1") });
    expect((await ask()).said).toBe("200");
    expect((await ask()).said).toBe("200");
  });
});
