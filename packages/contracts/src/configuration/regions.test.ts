import { describe, expect, it } from "vitest";
import { isEntranceClosed, type RegionFlags } from "./index.ts";

const OPEN: RegionFlags = { restricted: false, partially_restricted: false, estonia: false };

describe("the entrances of a region", () => {
  it.each([
    ["anywhere else", {}, [false, false]],
    ["LICENCE-04: a restricted one", { restricted: true }, [true, true]],
    ["LICENCE-08: a partially restricted one", { partially_restricted: true }, [true, true]],
    ["LICENCE-10: Estonia", { estonia: true }, [true, false]],
  ])("%s: registration and login closed %o", (_, flags, closed) => {
    const region = { ...OPEN, ...flags };
    expect([isEntranceClosed(region, "registration"), isEntranceClosed(region, "login")]).toEqual(
      closed,
    );
  });
});
