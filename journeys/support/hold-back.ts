import type { Page } from "playwright-core";

/** Holds back files of the site until they are released. */
export async function holdBack(page: Page, files: RegExp) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(files, async (route) => {
    asked++;
    await promise;
    await route.continue();
  });
  return { release, count: () => asked };
}
