import { isNotFound, isRedirect } from "@tanstack/react-router";

/** Name under which an error of a guard is reported. */
const NAVIGATION_ERROR = "NAVIGATION_ERROR";
const PAGE_ERROR = "PAGE_ERROR";

/** A guard broke, which says nothing about the page behind it. */
class GuardError extends Error {
  constructor(guard: string, cause: unknown) {
    super(`${guard}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = NAVIGATION_ERROR;
  }
}

/** An answer of a guard, or a navigation that another one has replaced: no error (ERROR-04). */
const isAnswer = (error: unknown): boolean =>
  isRedirect(error) ||
  isNotFound(error) ||
  (error instanceof Error && (error.name === "AbortError" || error.name === NAVIGATION_ERROR));

/** Returns a guard whose own errors tell its name; where it leads on stays as it is. */
export function guarded<Args extends readonly unknown[], Result>(
  name: string,
  guard: (...args: Args) => Result,
): (...args: Args) => Result {
  const rethrow = (error: unknown): never => {
    throw isAnswer(error) ? error : new GuardError(name, error);
  };
  return (...args) => {
    try {
      const result = guard(...args);
      return result instanceof Promise ? (result.catch(rethrow) as Result) : result;
    } catch (error) {
      return rethrow(error);
    }
  };
}

/** Returns the name under which an error that has taken the place of a page is reported. */
export const pageErrorName = (error: unknown): string =>
  error instanceof Error && error.name === NAVIGATION_ERROR ? NAVIGATION_ERROR : PAGE_ERROR;
