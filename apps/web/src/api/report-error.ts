import { LOG_MESSAGE_MAX, LOG_PAGE_MAX, writeLog } from "@houselight/contracts/tracking";
import { call } from "./call.ts";
import { pageUrl } from "./transport.ts";

/**
 * Sends an error to the log of the house under a name (`LOAD_USER_PROFILE_ERROR`). Returns true
 * once it is written there; never throws.
 */
export async function reportError(name: string, error: unknown): Promise<boolean> {
  const message = (error instanceof Error ? error.message : String(error)).slice(
    0,
    LOG_MESSAGE_MAX,
  );
  const page = pageUrl().pathname.slice(0, LOG_PAGE_MAX);
  try {
    await call(writeLog, { body: { name, message, page } });
    return true;
  } catch (failure) {
    console.error(name, error, failure);
    return false;
  }
}
