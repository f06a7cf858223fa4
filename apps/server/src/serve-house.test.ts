import { createServer } from "node:net";
import { expect, it } from "vitest";
import { StartError } from "#platform/config";
import { listening, portOf } from "./serve-house.ts";

/** Listens on a free port of an address. */
const on = (host: string) => () =>
  new Promise<never>((_, reject) => {
    createServer().once("error", reject).listen(0, host);
  });

it.each([
  // 192.0.2.0/24 is for documents: no machine has an address in it.
  ["an address of another machine", "192.0.2.1"],
  ["a name that nobody has", "no-such-host.invalid"],
  ["an address in a form that is none", "127.0.0.1.9"],
])("says in one sentence that HOST is %s", async (_, host) => {
  const failing = listening("PORT", 3000, on(host));
  await expect(failing).rejects.toThrow(StartError);
  await expect(failing).rejects.toThrow(
    /^HOST is no address of this machine .*127\.0\.0\.1.*0\.0\.0\.0/,
  );
});

it.each([
  ["http://127.0.0.1:80", 80],
  ["http://[::1]:3000", 3000],
])("tells the port of %s", (url, port) => expect(portOf(url)).toBe(port));
