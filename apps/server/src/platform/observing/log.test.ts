import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

describe("log", () => {
  it("strikes out personal data and secrets, and keeps the rest", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(line) });
    log.info(
      {
        email: "ann@example.org",
        user: { password: "secret-1", ip: "10.1.2.3" },
        token: "abc",
        round: "r1",
      },
      "played",
    );
    const text = lines.join("");
    for (const hidden of ["ann@example.org", "secret-1", "10.1.2.3", "abc"])
      expect(text).not.toContain(hidden);
    expect(text).toContain('"round":"r1"');
  });
});
