import { createElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useRegistration } from "../features/accounts/registration/use-registration.ts";
import { PLAY_POLICY, renderPart } from "./rendered-part.testing.ts";

const house = vi.hoisted(() => ({ exists: true as boolean | null, asked: [] as unknown[] }));

/** A house that says whether an e-mail is known; null: one that cannot say. */
vi.mock("../api/call.ts", () => ({
  call: async ({ path }: { readonly path: string }, { body }: { readonly body?: unknown }) => {
    house.asked.push([path, body]);
    if (house.exists === null) throw new Error("HTTP 500: Internal Server Error");
    return { exists: house.exists };
  },
}));
beforeEach(() => void house.asked.splice(0));

const NAME = { first_name: "required", last_name: "required" } as const;
const policy = (any: object) => ({
  name: "Toyland",
  ages: { casino: { any: 18, by_country: {} }, sports: { any: 18, by_country: {} } },
  methods: [],
  sign_up_fields: { any, by_country: {} },
  play: PLAY_POLICY,
  session_timer: false,
  approval_card: false,
  pages: [],
});

/** Fills in the first step of a registration in steps and goes on; returns what stands at the e-mail. */
async function goOnWith(email: string): Promise<string | undefined> {
  let made: ReturnType<typeof useRegistration> | undefined;
  const Part = () => {
    made = useRegistration({ email, withPassword: true, send: async () => undefined });
    return null;
  };
  const any = { ...NAME, city: "required", address: "required" };
  await renderPart(() => createElement(Part), { context: { policy: policy(any) } });
  if (!made) throw new Error("the part was not drawn");
  made.form.setValue("password", "paper-boats-on-the-sea-9");
  made.form.setValue("country", "DE");
  made.form.setValue("currency", "EUR");
  await made.lead.goOn();
  return made.form.getFieldState("email").error?.message;
}

it("AUTH-08: a registration in steps is told at its first one that the e-mail is known", async () => {
  house.exists = true;
  expect(await goOnWith("ada@example.org")).toBe(
    "An account with this e-mail exists. Log in instead.",
  );
  expect(house.asked).toEqual([["/check-email", { email: "ada@example.org" }]]);
});

it.each([
  ["nobody has", false],
  ["the house cannot tell of", null],
])("AUTH-08: goes on with an e-mail that %s", async (_, exists) => {
  house.exists = exists;
  expect(await goOnWith("new@example.org")).toBeUndefined();
  expect(house.asked).toHaveLength(1);
});

it("AUTH-08: asks nothing of an e-mail that is none", async () => {
  expect(await goOnWith("ada")).toBe("VALIDATION.EMAIL.INVALID");
  expect(house.asked.filter((one) => String(one).startsWith("/check-email"))).toEqual([]);
});
