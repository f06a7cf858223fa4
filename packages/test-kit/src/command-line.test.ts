import { describe, expect, it } from "vitest";
import { helpOf, parseCommand } from "./command-line.ts";

const storm = {
  run: "npm run storm",
  about: "Sends a storm.",
  options: {
    seed: { type: "string", about: "repeats a run" },
    times: { type: "string", about: "requests in all", default: "20" },
    loud: { type: "boolean", about: "tells of each" },
  },
} as const;
const town = { ...storm, rest: { name: "town", about: "where it goes" } };

describe("the arguments of a program", () => {
  it.each([
    [[], { times: "20", loud: false }],
    [["--seed", "7", "--loud"], { seed: "7", times: "20", loud: true }],
    [["--times=3"], { times: "3", loud: false }],
  ])("%j are read with their defaults", (args, values) => {
    const given = parseCommand(storm, args);
    expect(given.values).toEqual(values);
    expect(given.wantsHelp).toBe(false);
  });

  it("ask for help in two ways, beside anything else", () => {
    expect(parseCommand(storm, ["--help"]).wantsHelp).toBe(true);
    expect(parseCommand(storm, ["-h", "--loud"]).wantsHelp).toBe(true);
  });

  it.each([[["--wind", "9"]], [["everywhere"]]])(
    "%j are refused where nothing takes them",
    (args) => expect(() => parseCommand(storm, args)).toThrow(),
  );

  it("may stand alone where the program names what they are", () => {
    expect(parseCommand(town, ["north", "--loud"]).rest).toEqual(["north"]);
  });

  it("are told with their defaults", () => {
    expect(helpOf(town)).toBe(
      [
        "Sends a storm.",
        "",
        "npm run storm -- [options] [town]",
        "  town           where it goes",
        "  --seed VALUE   repeats a run",
        "  --times VALUE  requests in all (20)",
        "  --loud         tells of each",
        "  --help         prints this and ends",
        "",
      ].join("\n"),
    );
  });
});
