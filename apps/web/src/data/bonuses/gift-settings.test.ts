import { expect, it } from "vitest";
import { enabledOf } from "./enabled.ts";
import { additionalFor, lookOf } from "./gift-settings.ts";

const gift = { title: "Tailwind", group_key: "reload_tailwind" };

it("BONUS-13: hides gifts of disabled groups", () => {
  const other = { title: "First Fold", group_key: "welcome_first_fold" };
  expect(enabledOf([gift, other], ["reload_tailwind"])).toEqual([other]);
  expect(enabledOf([gift], [])).toEqual([gift]);
});

it("BONUS-13: shows title and picture of the setting, each alone too, in the visitor's language", () => {
  const title = { en: "Backwind", de: "Rückenwind" };
  const own = { title: "Tailwind", image: null };
  const modified = (part: object) => ({ reload_tailwind: part });
  expect(lookOf(gift, undefined, "en")).toEqual(own);
  expect(lookOf(gift, { other: { title } }, "en")).toEqual(own);
  expect(lookOf(gift, modified({ title }), "de")).toEqual({ ...own, title: "Rückenwind" });
  expect(lookOf(gift, modified({ title }), "it")).toEqual({ ...own, title: "Backwind" });
  expect(lookOf(gift, modified({ image: "/cup.svg" }), "en")).toEqual({
    ...own,
    image: "/cup.svg",
  });
  expect(lookOf({ ...gift, group_key: "constructor" }, {}, "en")).toEqual(own);
});

it("BONUS-13: shows additional gifts to their groups, or to all", () => {
  const all = { group_key: "a", title: { en: "For all" } };
  const few = { group_key: "b", title: { en: "For few" }, groups: ["7", "9"] };
  expect(additionalFor([all, few], [{ id: "9" }])).toEqual([all, few]);
  expect(additionalFor([all, { ...few, groups: [] }], [])).toHaveLength(2);
  expect(additionalFor([all, few], [{ id: "8" }])).toEqual([all]);
});
