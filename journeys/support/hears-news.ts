import type { Page } from "playwright-core";

/** Resolves when a page that is about to open hears the live messages of its player: call it before the page opens. */
export async function hearsNews(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("user#"));
}
