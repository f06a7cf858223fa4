import { createElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useSignedIn } from "../features/accounts/entry/use-signed-in.ts";
import { renderPart } from "./rendered-part.testing.ts";

const sent = vi.hoisted(() => [] as { readonly name: string; readonly body: unknown }[]);

/** A house that answers every call with nothing: what was sent to it counts. */
vi.mock("../api/call.ts", () => ({
  call: async ({ name }: { readonly name: string }, { body }: { readonly body?: unknown }) => {
    sent.push({ name, body });
    return {};
  },
}));
beforeEach(() => void sent.splice(0));

/** Returns what follows a sign-in, as a part of the site has it. */
async function signedIn(): Promise<ReturnType<typeof useSignedIn>> {
  let goOn: ReturnType<typeof useSignedIn> | undefined;
  const Part = () => {
    goOn = useSignedIn();
    return null;
  };
  await renderPart(() => createElement(Part));
  if (!goOn) throw new Error("the part was not drawn");
  return goOn;
}

it.each([
  ["a login, whichever way in it was", {}, "login"],
  ["a login to withdraw", { withdrawalsOnly: true }, "login"],
  ["a registration", { isNew: true }, "registration"],
] as const)("AUTH-13: %s is told once", async (_, arrival, event) => {
  const goOn = await signedIn();
  await goOn("/vip", arrival);
  expect(sent.filter(({ name }) => name === "reportEntry")).toEqual([
    { name: "reportEntry", body: { transaction: expect.objectContaining({ event }) } },
  ]);
});
