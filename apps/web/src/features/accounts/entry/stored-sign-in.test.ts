import { describe, expect, it, vi } from "vitest";
import { RefusedError } from "../../../api/errors.ts";
import { signInStored } from "./stored-sign-in.ts";

const stored = { id: "ada@example.org", password: "long-enough-7" };
const refused = (code: string, status = 422) =>
  new RefusedError(status, [{ field: "base", code, message: "" }]);

function parts(error?: Error) {
  const send = vi.fn(async () => {
    if (error) throw error;
  });
  return { stored: async () => stored, captcha: async () => "solved", send };
}

describe("a sign-in by a stored password", () => {
  it("AUTH-19: sends e-mail, password and a captcha's answer", async () => {
    const asked = parts();
    expect(await signInStored(asked)).toBe("signed_in");
    expect(asked.send).toHaveBeenCalledWith({
      email: stored.id,
      password: stored.password,
      captcha: "solved",
      custom_login_reg: true,
    });
  });

  it("AUTH-13, OPEN-14: says which browser it is, as the form of the login does", async () => {
    const id = "5".repeat(32);
    vi.stubGlobal("window", { localStorage: { getItem: () => id } });
    const asked = parts();
    await signInStored(asked).finally(() => vi.unstubAllGlobals());
    expect(asked.send).toHaveBeenCalledWith(expect.objectContaining({ dfpc: id }));
  });

  it("AUTH-20: stops where the account is closed to the country", async () =>
    expect(await signInStored(parts(refused("EE_LICENSE_BLOCKED", 403)))).toBe("blocked"));

  it.each(["wrong_credentials", "otp_required", "account_restricted"])(
    "AUTH-20: falls back to the login after %s",
    async (code) => expect(await signInStored(parts(refused(code)))).toBe("login"),
  );

  it("AUTH-20: falls back to the login when no captcha can be had", async () => {
    const asked = { ...parts(), captcha: () => Promise.reject(new Error("no worker")) };
    expect(await signInStored(asked)).toBe("login");
    expect(asked.send).not.toHaveBeenCalled();
  });

  it("asks nothing of the house when nothing is stored", async () => {
    const asked = { ...parts(), stored: async () => null };
    expect(await signInStored(asked)).toBe("none");
    expect(asked.send).not.toHaveBeenCalled();
  });
});
