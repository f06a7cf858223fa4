import { parseArgs } from "node:util";

interface OptionShape {
  readonly type: "string" | "boolean";
  /** Says what it changes, for `--help`. */
  readonly about: string;
  readonly default?: string;
  /** May come several times; its value is a list. */
  readonly multiple?: true;
}

export interface Command<Options extends Readonly<Record<string, OptionShape>>> {
  /** Starts it: `npm run fuzz`. */
  readonly run: string;
  readonly about: string;
  readonly options: Options;
  /** Names and explains what may stand beside the options; nothing may without it. */
  readonly rest?: { readonly name: string; readonly about: string };
  /** Exit code for an option that there is not; 1 unless said. */
  readonly misused?: number;
}

type Value<Option extends OptionShape> = Option["type"] extends "boolean"
  ? boolean
  : Option extends { readonly multiple: true }
    ? readonly string[] | undefined
    : Option extends { readonly default: string }
      ? string
      : string | undefined;

interface Given<Options extends Readonly<Record<string, OptionShape>>> {
  readonly values: { readonly [Name in keyof Options]: Value<Options[Name]> };
  readonly rest: readonly string[];
  readonly wantsHelp: boolean;
}

/** Reads what a program was given. Throws on an option that it does not have. */
export function parseCommand<const Options extends Readonly<Record<string, OptionShape>>>(
  { options, rest }: Command<Options>,
  args: readonly string[],
): Given<Options> {
  const shapes = Object.entries(options).map(([name, { type, default: preset, multiple }]) => [
    name,
    { type, ...(preset === undefined ? {} : { default: preset }), ...(multiple && { multiple }) },
  ]);
  const { values: found, positionals } = parseArgs({
    args: [...args],
    allowPositionals: rest !== undefined,
    options: { ...Object.fromEntries(shapes), help: { type: "boolean", short: "h" } },
  });
  const values: Readonly<Record<string, unknown>> = found;
  const switches = Object.entries(options)
    .filter(([, { type }]) => type === "boolean")
    .map(([name]) => [name, values[name] === true]);
  const read = { ...values, ...Object.fromEntries(switches) };
  return { values: read as never, rest: positionals, wantsHelp: values["help"] === true };
}

/** Returns the text of `--help`. */
export function helpOf<Options extends Readonly<Record<string, OptionShape>>>({
  run,
  about,
  options,
  rest,
}: Command<Options>): string {
  const lines = Object.entries(options).map(([name, { type, about: says, default: preset }]) => [
    `--${name}${type === "string" ? " VALUE" : ""}`,
    preset === undefined ? says : `${says} (${preset})`,
  ]);
  const rows = [
    ...(rest ? [[rest.name, rest.about]] : []),
    ...lines,
    ["--help", "prints this and ends"],
  ];
  const width = Math.max(...rows.map(([head = ""]) => head.length)) + 2;
  const usage = `${run} -- [options]${rest ? ` [${rest.name}]` : ""}`;
  const table = rows.map(([head = "", text = ""]) => `  ${head.padEnd(width)}${text}`);
  return [about, "", usage, ...table, ""].join("\n");
}

/**
 * Reads the arguments of this process. Ends it after printing the options when they are asked for, and
 * with the exit code of a misuse on an option that there is not.
 */
export function readCommand<const Options extends Readonly<Record<string, OptionShape>>>(
  command: Command<Options>,
): Omit<Given<Options>, "wantsHelp"> {
  const given = parseOrEnd(command);
  if (!given.wantsHelp) return given;
  process.stdout.write(helpOf(command));
  process.exit(0);
}

/** Ends the program in a sentence: it does not understand what it was given. */
export function refuse(message: string): never {
  process.stderr.write(`${message} (--help prints the options)\n`);
  process.exit(1);
}

/** Reads a whole number above 0. Ends the program when it is none. */
export function readCount(name: string, text: string): number {
  return /^[1-9]\d{0,9}$/.test(text)
    ? Number(text)
    : refuse(`--${name} is a whole number above 0, not ${text}`);
}

function parseOrEnd<const Options extends Readonly<Record<string, OptionShape>>>(
  command: Command<Options>,
): Given<Options> {
  try {
    return parseCommand(command, process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message} (--help prints the options)\n`);
    process.exit(command.misused ?? 1);
  }
}
