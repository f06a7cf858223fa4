import { isClosable, promotionPages } from "@houselight/contracts";
import type { House } from "#platform/module";
import { settingOf } from "./settings.ts";

/**
 * Returns the slugs of pages that are disabled: testers alone see them (AUTH-30). What was chosen before
 * some could not be disabled any more disables none of them.
 */
export async function closedPages(house: House): Promise<readonly string[]> {
  const pages = await settingOf(house, promotionPages);
  return Object.keys(pages).filter((slug) => pages[slug]?.enabled === false && isClosable(slug));
}
