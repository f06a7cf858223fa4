import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { StartError } from "#platform/config";
import { listening, probePort } from "./open-port.ts";

it.each([
  // 192.0.2.0/24 is for documents: no machine has an address in it.
  ["an address of another machine", "192.0.2.1"],
  ["a name that nobody has", "no-such-host.invalid"],
  ["an address in a form that is none", "127.0.0.1.9"],
])("says in one sentence that HOST is %s", async (_, host) => {
  const failing = listening("PORT", 3000, () => probePort(host, 3000));
  await expect(failing).rejects.toThrow(StartError);
  await expect(failing).rejects.toThrow(
    /^HOST is no address of this machine .*127\.0\.0\.1.*0\.0\.0\.0/,
  );
});

it("says in one sentence that a port is taken, and opens one that is free", async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  const { port } = holder.address() as AddressInfo;
  await expect(listening("PORT", port, () => probePort("127.0.0.1", port))).rejects.toThrow(
    new StartError(`Port ${port} is taken. Set PORT to another.`),
  );
  await new Promise((resolve) => holder.close(resolve));
  expect(await probePort("127.0.0.1", port)).toBe(port);
});
