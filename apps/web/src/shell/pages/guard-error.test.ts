import { notFound, redirect } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { guarded, pageErrorName } from "./guard-error.ts";
import { requirePlayer } from "../guards.ts";

const thrownBy = (guard: () => unknown): unknown => {
  try {
    guard();
    return null;
  } catch (error) {
    return error;
  }
};
const failing = (error: unknown) =>
  guarded("requireSomething", () => {
    throw error;
  });

it("ERROR-04: an error of a guard is named, with the guard and its reason", () => {
  const queryClient = {
    getQueryData: () => {
      throw new Error("no such cache");
    },
  };
  const location = { pathname: "/profile", searchStr: "", search: {} };
  const input = { context: { queryClient }, location } as never;
  const error = thrownBy(() => requirePlayer(input));
  expect(error).toMatchObject({ message: "requirePlayer: no such cache" });
  expect(pageErrorName(error)).toBe("NAVIGATION_ERROR");
  expect(pageErrorName(new Error("of a page"))).toBe("PAGE_ERROR");
});

it("ERROR-04: so is one of a guard that waits, and of a guard within another, once", async () => {
  const inner = guarded("inner", async () => {
    throw new TypeError("away");
  });
  const outer = guarded("outer", () => inner());
  const error = await outer().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: "inner: away" });
});

it.each([
  ["a redirect", redirect({ to: "/" })],
  ["a page that is missing", notFound()],
  ["an abort", new DOMException("superseded", "AbortError")],
])("ERROR-04: %s is no error", (_what, answer) => expect(thrownBy(failing(answer))).toBe(answer));
