import { describe, expect, it } from "vitest";
import {
  closePopup,
  openPopup,
  isPopupName,
  type PopupQueue,
  shownPopup,
  withPopup,
} from "./popup-queue.ts";

const after = (...names: PopupQueue[number][]): PopupQueue =>
  names.reduce<PopupQueue>(withPopup, []);

describe("the queue of popups (MODAL-11, OPEN-49)", () => {
  it.each([
    [["vip-level-info"], ["vip-level-info"]],
    [["vip-level-info", "vip-level-info"], ["vip-level-info"]],
    [
      ["vip-level-info", "install-guide", "install-guide", "vip-level-info"],
      ["vip-level-info", "install-guide"],
    ],
    // A persistent one lets the others go first, and is not taken away once it is open.
    [
      ["vip-level-info", "ios-exit", "install-guide"],
      ["vip-level-info", "install-guide", "ios-exit"],
    ],
    [
      ["ios-exit", "vip-level-info", "install-guide"],
      ["ios-exit", "vip-level-info", "install-guide"],
    ],
    // What the law asks is next, but takes nothing away that is being read or filled in.
    [
      ["personal-info", "new-provider", "vip-onboarding", "reality-check"],
      ["personal-info", "reality-check", "vip-onboarding", "new-provider"],
    ],
    [
      ["terms-missing", "personal-info", "reality-check", "personal-info"],
      ["terms-missing", "reality-check", "personal-info"],
    ],
  ] as const)("after %j is %j", (asked, queue) => expect(after(...asked)).toEqual(queue));

  it("is open to addresses by the names of its own popups, not by those that a watch draws", () => {
    expect(["vip-level-info", "reality-check", "personal-info"].map(isPopupName)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("opens the next when one is closed, and again one that was closed", () => {
    openPopup("vip-level-info");
    openPopup("ios-exit");
    openPopup("vip-level-info");
    expect(shownPopup()).toBe("vip-level-info");
    closePopup("vip-level-info");
    expect(shownPopup()).toBe("ios-exit");
    closePopup("ios-exit");
    expect(shownPopup()).toBeNull();
    openPopup("ios-exit");
    expect(shownPopup()).toBe("ios-exit");
    closePopup("ios-exit");
  });
});
