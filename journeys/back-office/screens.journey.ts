import { SCREENS } from "@houselight/back-office/routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { casesInTurn, shareOf } from "../support/matrix.ts";
import { expectAccessible } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({}, { sports: true });
});
afterAll(() => live?.close());

/** Languages of the back office: regional ones of the site are none of its own. */
const OFFICE_CASES = casesInTurn(1).filter(({ language }) =>
  ["en", "de", "fr-CA", "it", "no"].includes(language),
);
/** Screens with an address of their own: a third of them in `npm test`. */
const PATHS = shareOf(
  SCREENS.map(({ path }) => path).filter((path) => !path.includes("$") && path !== "/invitation"),
  0,
  3,
);

it.each(OFFICE_CASES)(
  "has every screen in $language on a $screen screen: named, within its width, accessible, without a complaint (OPEN-46)",
  async ({ language, screen }) => {
    const desk = await visitDesk(live, { language, screen });
    for (const path of PATHS) {
      await desk.open(path);
      await expectAccessible(desk.page, path);
      const overflow = await desk.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect.soft([path, overflow <= 0]).toEqual([path, true]);
      expect.soft([path, await desk.page.getByRole("alert").count()]).toEqual([path, 0]);
    }
    await desk.leave();
  },
);
