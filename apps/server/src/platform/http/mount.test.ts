import { defineEndpoint } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { bodyHash } from "./input/body-hash.ts";
import { readCookies, sessionCookie } from "./headers/cookies.ts";
import { originFault } from "./headers/origin.ts";
import { route } from "./route.ts";
import { createRouteFinder } from "./in-process/find-route.ts";

const headers = (part: object = {}) => ({
  owns: (origin: string) => origin === "https://house.example",
  origin: undefined,
  fetchSite: undefined,
  requestedWith: "XMLHttpRequest",
  ...part,
});

describe("origin of a change", () => {
  it.each([
    [{}, null],
    [{ origin: "https://house.example" }, null],
    [{ fetchSite: "same-origin" }, null],
    [{ origin: "https://evil.example" }, "foreign_origin"],
    [{ origin: "http://house.example" }, "foreign_origin"],
    [{ origin: "https://house.example:8443" }, "foreign_origin"],
    [{ origin: "https://house.example.evil.example" }, "foreign_origin"],
    [{ origin: "null" }, "foreign_origin"],
    [{ fetchSite: "same-site" }, "foreign_origin"],
    [{ requestedWith: undefined }, "header_required"],
  ])("%o: %s", (part, fault) => expect(originFault(headers(part))).toBe(fault));
});

describe("session cookie", () => {
  it("is bound to the host over TLS and plain without", () => {
    expect(sessionCookie("session", "t", { secure: true, maxAgeSeconds: 60 })).toBe(
      "__Host-session=t; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
    );
    expect(sessionCookie("session", "t", { secure: false, maxAgeSeconds: 0 })).toBe(
      "session=t; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    );
    expect(sessionCookie("operator", "t", { secure: true, maxAgeSeconds: 60 })).toBe(
      "__Host-operator=t; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure",
    );
  });

  it("is read by its whole name", () => {
    expect(readCookies("a=1; session=x=y; b=2; session=later").get("session")).toBe("x=y");
    expect(readCookies("mysession=x; =y; z").get("session")).toBeUndefined();
    expect(readCookies(undefined).size).toBe(0);
  });
});

describe("finding a route", () => {
  const endpoint = (path: string) =>
    route(
      defineEndpoint({
        name: path,
        method: "GET",
        path,
        summary: "",
        access: "all",
        output: z.object({}),
      }),
      async () => ({}),
    );
  const find = createRouteFinder(["/rounds/{id}", "/rounds", "/rounds/latest"].map(endpoint));

  it("prefers a literal and reads parameters", () => {
    expect(find("GET", "/rounds/latest")?.route.endpoint.name).toBe("/rounds/latest");
    expect(find("GET", "/rounds/a%2Fb")).toMatchObject({ params: { id: "a/b" } });
    expect(find("GET", `/rounds/${"a".repeat(1000)}`)?.params["id"]).toHaveLength(1000);
    expect(find("GET", "/rounds")?.route.endpoint.name).toBe("/rounds");
  });

  it.each([
    ["POST", "/rounds"],
    ["GET", "/rounds/"],
    ["GET", `/rounds/${"a".repeat(1001)}`],
    ["TRACE", "/rounds"],
    ["get", "/rounds"],
    ["GET", "/rounds/1/2"],
    ["GET", "/rounds/%E0%A4%A"],
  ])("finds nothing for %s %s", (method, path) => expect(find(method, path)).toBeNull());
});

describe("body hash", () => {
  const named = { name: "playRound" };
  it("is the same for the same request whatever the order of its keys", () => {
    expect(bodyHash(named, { a: 1 }, { x: 1, y: [1, { p: 1, q: 2 }] })).toBe(
      bodyHash(named, { a: 1 }, { y: [1, { q: 2, p: 1 }], x: 1 }),
    );
  });
  it("is another for another endpoint, address or body", () => {
    const hashes = [
      bodyHash(named, { a: 1 }, { x: 1 }),
      bodyHash({ name: "other" }, { a: 1 }, { x: 1 }),
      bodyHash(named, { a: 2 }, { x: 1 }),
      bodyHash(named, { a: 1 }, { x: 2 }),
      bodyHash(named, { a: 1 }, { x: "1" }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
