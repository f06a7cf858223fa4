import { pageJson } from "../../api/page/page-json.tsx";
import type { CompiledMessages } from "../compile-messages.ts";

/** Id of the element in which a page carries its messages. */
export const PAGE_MESSAGES_ID = "page-messages";

type Part = Record<string, unknown>;

const isBranch = (value: unknown): value is CompiledMessages =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Messages read of a catalogue, by the catalogue as it was handed out. */
const recorded = new WeakMap<object, Part>();
/** The catalogue behind each that was handed out. */
const sources = new WeakMap<object, CompiledMessages>();

/**
 * Returns a catalogue that remembers which of its messages are read, for `pageMessagesOf`. The page
 * carries the branches `whole` besides: nothing foretells which error a visitor meets before the file
 * of messages is there. What else is said late is read while the page is drawn, or waits for the file
 * (`useWholeMessages`).
 */
export function recordReading(
  messages: CompiledMessages,
  whole: readonly string[] = ["errors"],
): CompiledMessages {
  const read: Part = {};
  const watched = watch(messages, read);
  recorded.set(watched, read);
  sources.set(watched, messages);
  for (const name of whole) if (name in messages) read[name] = messages[name];
  return watched;
}

/**
 * Has the page carry a branch whole: for what the browser draws at once and the server does not, such as
 * the stage of a game.
 */
export function carryWhole(messages: unknown, name: string): void {
  const read = isBranch(messages) ? recorded.get(messages) : undefined;
  if (read && isBranch(messages)) read[name] = sources.get(messages)?.[name];
}

function watch(branch: CompiledMessages, read: Part): CompiledMessages {
  const below = new Map<string, CompiledMessages>();
  return new Proxy(branch, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key !== "string" || !Object.hasOwn(target, key)) return value;
      if (!isBranch(value)) {
        read[key] = value;
        return value;
      }
      const known = below.get(key);
      if (known) return known;
      // A branch that was read whole beforehand (`whole`) is the catalogue's own: it stays as it is.
      const part = read[key] === value ? {} : ((read[key] ??= {}) as Part);
      const watched = watch(value, part);
      below.set(key, watched);
      return watched;
    },
  });
}

/** Returns the JSON of the messages that were read of a recorded catalogue, safe inside a script element. */
export function pageMessagesOf(messages: unknown): string {
  const read = isBranch(messages) ? recorded.get(messages) : undefined;
  return pageJson(read ?? null);
}

/** The messages that came with the page, until the whole file takes their place. */
const carried = new WeakSet<object>();
let isWaiting = false;

/** Returns the messages that this page carries, in a browser; null where it carries none. */
export function readPageMessages(text: string | null): CompiledMessages | null {
  if (!text) return null;
  const messages = JSON.parse(text) as CompiledMessages | null;
  if (!messages) return null;
  carried.add(messages);
  isWaiting = true;
  return messages;
}

/** Tells whether these messages are a page's, and so only a part of the file. */
export const isPartOfFile = (messages: unknown): boolean =>
  isBranch(messages) && carried.has(messages);

/** Tells whether a message that is missing now may come with the file. */
export const isFileAwaited = (): boolean => isWaiting;

/** Notes that the file has come, or that it will not: from now on what is missing shows its key. */
export function endWaiting(): void {
  isWaiting = false;
}
