import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createRequestSource } from "./request-source.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const PEER = "10.0.0.1";

/** The source of a request from a peer, by the setting of trusted proxies. */
const source = (trusted: string, headers: Record<string, string | string[]>, publicUrl?: string) =>
  createRequestSource({ trusts: trustedProxies(trusted), publicUrl })({
    headers: { host: "site.example", ...headers },
    socket: { remoteAddress: PEER },
  } as unknown as IncomingMessage);

describe("the address of a visitor", () => {
  const forwarded = { "x-forwarded-for": "8.8.8.8, 203.0.113.7, 10.0.0.2" };
  it.each([
    ["no", PEER],
    ["192.168.0.0/16", PEER],
    ["1", "10.0.0.2"],
    ["2", "203.0.113.7"],
    ["10.0.0.0/8", "203.0.113.7"],
    ["10.0.0.1", "10.0.0.2"],
  ])("with %s is %s, whatever stands before it", (trusted, address) =>
    expect(source(trusted, forwarded).address).toBe(address),
  );

  it.each([
    ["203.0.113.7:4242", "203.0.113.7"],
    ["[2001:db8::7]:4242", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
    ["unknown", PEER],
    ["<script>", PEER],
    ["", PEER],
  ])("that the proxy writes as %j is %s", (named, address) =>
    expect(source("1", { "x-forwarded-for": named }).address).toBe(address),
  );
});

describe("the host asked for", () => {
  it.each([
    ["Site.Example:3000", "site.example:3000"],
    ["[::1]:3000", "[::1]:3000"],
    ["localhost:99999", ""],
    ["127.0.0.1:4199/evil", ""],
    ["a@b", ""],
    ["a b", ""],
    ["", ""],
  ])("%j is %j", (host, read) => expect(source("no", { host }).host).toBe(read));

  it("is the one of the nearest proxy, if that is trusted", () => {
    const headers = { "x-forwarded-host": "evil.example, other.example" };
    expect(source("1", headers).host).toBe("other.example");
    expect(source("no", headers).host).toBe("site.example");
  });
});

describe("the country that a proxy says", () => {
  const told = (trusted: string, headers: Record<string, string>, countryHeader?: string) =>
    createRequestSource({ trusts: trustedProxies(trusted), countryHeader })({
      headers,
      socket: { remoteAddress: PEER },
    } as unknown as IncomingMessage).toldCountry;
  it.each([
    ["1", { "cf-ipcountry": "EE" }, "cf-ipcountry", "EE"],
    ["1", { "cf-ipcountry": "EE, DE" }, "cf-ipcountry", "DE"],
    ["1", { "cf-ipcountry": "XX" }, "cf-ipcountry", null],
    ["1", { "cf-ipcountry": "T1" }, "cf-ipcountry", null],
    ["1", { "cf-ipcountry": "EE" }, "x-country", null],
    ["1", { "cf-ipcountry": "EE" }, undefined, null],
    ["no", { "cf-ipcountry": "EE" }, "cf-ipcountry", null],
  ])("with %s, %o read as %s is %s", (trusted, headers, header, country) =>
    expect(told(trusted, headers as Record<string, string>, header)).toBe(country),
  );
});

describe("the origins of the house's own pages", () => {
  it.each([
    ["no", {}, undefined, ["http://site.example"]],
    ["no", { "x-forwarded-proto": "https" }, undefined, ["http://site.example"]],
    ["1", { "x-forwarded-proto": "https" }, undefined, ["https://site.example"]],
    ["1", { "x-forwarded-proto": "http, https" }, undefined, ["https://site.example"]],
    ["no", { host: "site.example:80" }, undefined, ["http://site.example"]],
    ["no", { host: "a b" }, undefined, []],
    ["no", {}, "https://site.example", ["https://site.example"]],
    [
      "no",
      { host: "inner:3000" },
      "https://site.example",
      ["https://site.example", "http://inner:3000"],
    ],
  ])("with %s, %o and %s: %o", (trusted, headers, publicUrl, origins) => {
    const { owns } = source(trusted, headers as Record<string, string>, publicUrl);
    const asked = [
      "http://site.example",
      "https://site.example",
      "http://inner:3000",
      "https://evil.example",
      "null",
      "",
    ];
    expect(asked.filter(owns)).toEqual(origins);
  });
});
