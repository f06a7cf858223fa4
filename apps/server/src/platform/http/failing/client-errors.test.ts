import { connect, type AddressInfo } from "node:net";
import { defineEndpoint } from "@houselight/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { systemClock } from "#platform/clock";
import { createLog } from "#platform/log";
import { createMetrics } from "#platform/metrics";
import { createRequestSource, trustedProxies } from "#platform/network";
import { createHttp } from "../create-http.ts";
import { SECURITY_HEADERS } from "../headers/security-headers.ts";
import { route } from "../route.ts";

const REQUEST_TIMEOUT_MS = 400;
const echo = defineEndpoint({
  name: "echo",
  method: "POST",
  path: "/api/echo",
  summary: "",
  access: "all",
  body: z.object({ text: z.string() }),
  output: z.object({ text: z.string() }),
});
const { app } = await createHttp({
  routes: [route(echo, async ({ body }) => body)],
  log: createLog("silent"),
  clock: systemClock,
  metrics: createMetrics(),
  valkey: null,
  sourceOf: createRequestSource({ trusts: trustedProxies("no") }),
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  checkOutput: true,
  identify: async () => null,
  identifyOperator: async () => null,
  ready: async () => {},
});
beforeAll(() => app.listen({ host: "127.0.0.1", port: 0 }));
afterAll(() => app.close());

/** Sends a text part by part, with a pause after each; resolves with what came back until the end. */
function trickle(text: string, pauseMs: number, partLength = 1): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let sent = 0;
    const timer = setInterval(() => {
      if (sent >= text.length || !socket.writable) return;
      socket.write(text.slice(sent, sent + partLength));
      sent += partLength;
    }, pauseMs);
    socket.on("data", (part) => {
      answer += String(part);
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

const BODY = JSON.stringify({ text: "paper boats" });
const HEAD = `POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Requested-With: XMLHttpRequest\r\nContent-Length: ${BODY.length}\r\n`;

function read(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [status = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line) => line.split(/: (.*)/).slice(0, 2));
  return {
    status: Number(status.split(" ")[1]),
    headers: Object.fromEntries(pairs) as Record<string, string>,
    body: body === "" ? null : (JSON.parse(body) as unknown),
  };
}

const base = (code: string) => ({ errors: { base: { [code]: expect.any(String) } } });

describe("a request that comes bit by bit", () => {
  it("is taken when it is whole in time", async () => {
    const answer = await trickle(`${HEAD}Connection: close\r\n\r\n${BODY}`, 0, 40);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*paper boats/s);
  });

  it("is refused and cut off when its body takes too long", async () => {
    const begun = performance.now();
    // The head at once, the body never.
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(`${HEAD}\r\n{`));
      const timer = setInterval(() => socket.writable && socket.write(" "), 50);
      let text = "";
      socket.on("data", (part) => {
        text += String(part);
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        clearInterval(timer);
        resolve(text);
      });
    });
    expect(performance.now() - begun).toBeLessThan(REQUEST_TIMEOUT_MS * 5);
    const { status, headers, body } = read(answer);
    expect(status).toBe(408);
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(body).toEqual(base("request_timeout"));
  });

  it("is refused when its head takes too long, or never begins", async () => {
    expect(read(await trickle(HEAD, 20)).status).toBe(408);
    expect(read(await trickle("", 1_000)).status).toBe(408);
  });
});

describe("what is not HTTP", () => {
  it.each([
    ["nonsense\r\n\r\n", 400, "malformed_request"],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 413, "request_too_large"],
  ])("%#: is refused in the form of the house", async (text, status, code) => {
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let got = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.on("data", (part) => {
        got += String(part);
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(got));
    });
    expect(read(answer)).toMatchObject({ status, body: base(code), headers: SECURITY_HEADERS });
  });
});

describe("a body that is not as long as it says", () => {
  it("is refused as malformed", async () => {
    const { statusCode, body } = await app.inject({
      method: "POST",
      url: "/api/echo",
      headers: {
        "content-type": "application/json",
        "content-length": String(BODY.length + 7),
        "x-requested-with": "XMLHttpRequest",
      },
      payload: BODY,
    });
    expect(statusCode).toBe(400);
    expect(body).toContain("malformed_request");
  });
});
