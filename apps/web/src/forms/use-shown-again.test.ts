import { expect, it, vi } from "vitest";
import { onShownAgain } from "./use-shown-again.ts";

const shown = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

it("hears of a page that is shown as it was left, and not of one that is loaded", () => {
  const page = new EventTarget();
  const again = vi.fn();
  const end = onShownAgain(page, again);
  page.dispatchEvent(shown(false));
  expect(again).not.toHaveBeenCalled();
  page.dispatchEvent(shown(true));
  page.dispatchEvent(shown(true));
  expect(again).toHaveBeenCalledTimes(2);
  end();
  page.dispatchEvent(shown(true));
  expect(again).toHaveBeenCalledTimes(2);
});
