import { askPhoneCode, confirmPhone, getPlayer, updatePlayer } from "@houselight/contracts";
import { openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitingMails } from "#core/mail";
import { waitingTexts } from "#core/sms";
import { newPlayer, NEXT, PASSWORD, said } from "../../entry/entry.testing.ts";

const MINUTE_MS = 60_000;
const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, env: { TRUST_PROXY: "1" }, serve: {} });
});
afterAll(() => kit.close());

type Player = Awaited<ReturnType<typeof newPlayer>>;
let count = 0;
/** Returns a number of Germany that no test has used. */
const freshNumber = () => `+49151${String(10_000_000 + ++count)}`;
const ask = async ({ browser }: Player, mobile_phone: string, current_password = PASSWORD) =>
  said(await browser.call(askPhoneCode, { body: { user: { mobile_phone, current_password } } }));
const confirm = async ({ browser }: Player, code: string) =>
  said(await browser.call(confirmPhone, { body: { code } }));
const codeTo = async (phone: string): Promise<string> =>
  (await waitingTexts(kit.house, phone)).at(-1)?.body.slice(0, 6) ?? "";
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const profileOf = async ({ browser }: Player) => (await browser.call(getPlayer, {})).body;

describe("a phone number", () => {
  it("counts once the code that was sent to it comes back; a mail tells of it", async () => {
    const player = await newPlayer(kit);
    const phone = freshNumber();
    expect(await ask(player, phone.replace("+49", "0"))).toBe("200");
    expect(await profileOf(player)).toMatchObject({ mobile_phone: null });
    const code = await codeTo(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(await confirm(player, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe("200");
    expect(await profileOf(player)).toMatchObject({
      mobile_phone: phone,
      mobile_phone_confirmed: true,
    });
    const kinds = (await waitingMails(kit.house, player.email)).map(({ kind }) => kind);
    expect(kinds).toContain("phone_changed");
    expect(await confirm(player, code)).toBe("phone_code_over");
    // From then on the form of the profile cannot change it unseen.
    const patch = await player.browser.call(updatePlayer, {
      body: { user: { mobile_phone: freshNumber() } },
    });
    expect(said(patch)).toBe("phone_confirmed");
    const same = await player.browser.call(updatePlayer, {
      body: { user: { mobile_phone: phone } },
    });
    expect(same.status).toBe(200);
  });

  it("has five tries, of thirty at once too", async () => {
    const player = await newPlayer(kit);
    const phone = freshNumber();
    await ask(player, phone);
    const code = await codeTo(phone);
    const answers = await Promise.all(
      Array.from({ length: 29 }, () => confirm(player, another(code))),
    );
    expect(answers.filter((answer) => answer === "phone_code_wrong")).toHaveLength(5);
    expect(await confirm(player, code)).toBe("phone_code_over");
  });

  it("is over after ten minutes, and of two codes the second counts", async () => {
    const player = await newPlayer(kit);
    const phone = freshNumber();
    await ask(player, phone);
    const first = await codeTo(phone);
    clock.advance(2 * MINUTE_MS);
    await ask(player, phone);
    const second = await codeTo(phone);
    if (first !== second) expect(await confirm(player, first)).toBe("phone_code_wrong");
    clock.advance(10 * MINUTE_MS);
    expect(await confirm(player, second)).toBe("phone_code_over");
  });

  it("asks for the password, a number that exists, and time between codes", async () => {
    const player = await newPlayer(kit);
    expect(await ask(player, freshNumber(), NEXT)).toBe("password_wrong");
    expect(await ask(player, "+49 11 11 11 11")).toBe("phone_invalid");
    expect(await ask(player, freshNumber())).toBe("200");
    expect(await ask(player, freshNumber())).toBe("phone_code_just_sent");
    for (let times = 2; times <= 5; times++) {
      clock.advance(2 * MINUTE_MS);
      expect(await ask(player, freshNumber())).toBe("200");
    }
    clock.advance(2 * MINUTE_MS);
    expect(await ask(player, freshNumber())).toBe("phone_code_just_sent");
  });

  it("takes the code of no other player", async () => {
    const [player, other] = [await newPlayer(kit), await newPlayer(kit)];
    const phone = freshNumber();
    await ask(player, phone);
    expect(await confirm(other, await codeTo(phone))).toBe("phone_code_over");
    await ask(other, freshNumber());
    expect(await confirm(other, await codeTo(phone))).toBe("phone_code_wrong");
  });
});
