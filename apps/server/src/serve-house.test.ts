import { expect, it } from "vitest";
import { portOf } from "./serve-house.ts";

it.each([
  ["http://127.0.0.1:80", 80],
  ["http://[::1]:3000", 3000],
])("tells the port of %s", (url, port) => expect(portOf(url)).toBe(port));
