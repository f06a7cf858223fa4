import { getPlayerSettings, playerChannel, signOut } from "@houselight/contracts";
import type { House } from "@houselight/server/testing";
import { type Cast, player } from "./cast.ts";
import type { Draws } from "./draws.ts";

/** Everything that a socket was told, and how it ended. */
interface Heard {
  readonly text: string;
  readonly closed: boolean;
}

const PATIENCE_MS = 250;
const EVIL_FRAMES: readonly string[] = [
  "",
  "{",
  "null",
  "[]",
  '{"id":1}',
  '{"id":1e99,"connect":{}}',
  '{"id":1,"connect":{"token":7}}',
  '{"id":1,"connect":{"token":"\\u0000"}}',
  '{"id":-1,"subscribe":{"channel":"public"}}',
  '{"id":2,"publish":{"channel":"public","data":{"event":"wins","data":{}}}}',
  '{"id":2,"rpc":{"method":"x"}}',
  `{"id":1,"connect":{"token":"${"x".repeat(100_000)}"}}`,
  "\u0000".repeat(100),
  '{"id":1,"connect":{}}\n'.repeat(500),
];

/**
 * Opens sockets that must hear nothing of Ada's: with tokens that were changed, made up, or taken from
 * a session that has ended, and frames that no client sends. Returns what went wrong, one line each.
 */
export async function trySockets(
  house: House,
  url: string,
  cast: Cast,
  draws: Draws,
  rounds: number,
): Promise<{ readonly tried: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  let tried = 0;
  const tokenOf = async ({ browser }: Cast["bob"]) =>
    (await browser.call(getPlayerSettings, {})).body.cent;
  const { url: path, token: bobs } = await tokenOf(cast.bob);
  const address = `${url.replace("http", "ws")}${path}`;
  const channel = playerChannel(cast.adaId);
  const wrong = { ...(await stolenTokens(house, url, bobs, channel)), "no token": "" };
  for (const [name, token] of Object.entries(wrong)) {
    const connect = JSON.stringify({ id: 1, connect: { token } });
    const subscribe = JSON.stringify({ id: 2, subscribe: { channel } });
    const { text } = await hear(address, [connect, subscribe]);
    tried += 1;
    if (isTold(text, channel)) faults.push(`a socket with ${name} hears ${channel}: ${text}`);
  }
  for (let round = 0; round < rounds; round += 1) {
    const own = JSON.stringify({ id: 1, connect: { token: bobs } });
    const frames = [
      ...(draws.chance(0.5) ? [own] : []),
      draws.of(EVIL_FRAMES),
      JSON.stringify({ id: 9, subscribe: { channel, token: bobs, recover: true, offset: 0 } }),
    ];
    const { text } = await hear(address, frames);
    tried += 1;
    if (isTold(text, channel)) faults.push(`${JSON.stringify(frames)} hears ${channel}: ${text}`);
  }
  const { text } = await hear(address, [JSON.stringify({ id: 1, connect: { token: bobs } })]);
  if (!text.includes('"connect"')) faults.push(`an honest socket is not answered: ${text}`);
  return { tried: tried + 1, faults };
}

/** Returns tokens that hold for nothing, by what is wrong with them. */
async function stolenTokens(house: House, url: string, own: string, channel: string) {
  const [head = "", claims = "", signature = ""] = own.split(".");
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
  const raised = part({ ...said, sub: channel.split("#")[1], channels: [channel] });
  const left = (await player(house, url, "left")).actor;
  const { token: old } = (await left.browser.call(getPlayerSettings, {})).body.cent;
  await left.browser.call(signOut, {});
  return {
    "changed claims": `${head}.${raised}.${signature}`,
    "no algorithm": `${part({ alg: "none", typ: "JWT" })}.${raised}.`,
    "another algorithm": `${part({ alg: "HS512", typ: "JWT" })}.${raised}.${signature}`,
    "half a token": own.slice(0, own.length / 2),
    "the token of an ended session": old,
  };
}

/** A reply that subscribes, or a push on that channel. */
const isTold = (text: string, channel: string): boolean =>
  text
    .split("\n")
    .filter((line) => line.includes(channel))
    .some((line) => !line.includes('"error"')) || /"id":(2|9),"subscribe"/.test(text);

/** Sends frames and listens for a moment. */
function hear(address: string, frames: readonly string[]): Promise<Heard> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    let text = "";
    let closed = false;
    const end = () => {
      clearTimeout(timer);
      socket.close();
      resolve({ text, closed });
    };
    const timer = setTimeout(end, PATIENCE_MS);
    socket.addEventListener("open", () => {
      for (const frame of frames) socket.send(frame);
    });
    socket.addEventListener("message", ({ data }) => {
      text += `${String(data)}\n`;
    });
    socket.addEventListener("error", () => {});
    socket.addEventListener("close", () => {
      closed = true;
      end();
    });
  });
}
