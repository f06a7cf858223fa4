import type { Permission } from "@houselight/contracts/endpoint";
import { AREAS, type Area, SCREENS, type Screen } from "../routes.ts";

/** Addresses that are open to whoever is not signed in. */
const PUBLIC = new Set(["/invitation"]);

export const isPublic = (pathname: string): boolean => PUBLIC.has(pathname);

/** Returns the screen at an address; undefined where there is none. */
export function screenAt(pathname: string): Screen | undefined {
  const asked = pathname.split("/").filter(Boolean);
  const fits = ({ path }: Screen): boolean => {
    const parts = path.split("/").filter(Boolean);
    return (
      parts.length === asked.length &&
      parts.every((part, at) => part.startsWith("$") || part === asked[at])
    );
  };
  return SCREENS.find((screen) => screen.path === pathname) ?? SCREENS.find(fits);
}

/** Tells whether who holds these permissions may open what is at an address with its query. */
export function mayOpen(address: string, may: (permission: Permission) => boolean): boolean {
  const [pathname = ""] = address.split(/[?#]/, 1);
  const permission = screenAt(pathname)?.permission ?? null;
  return permission === null || may(permission);
}

/** A screen that the menu shows. */
export interface MenuEntry {
  readonly path: string;
  readonly name: string;
}

/** Lists the menu of an operator: areas with the screens that they may open. */
export function menuOf(
  may: (permission: Permission) => boolean,
): readonly { readonly area: Area; readonly entries: readonly MenuEntry[] }[] {
  const open = SCREENS.filter(({ permission }) => permission === null || may(permission));
  return AREAS.map((area) => ({
    area,
    entries: open.flatMap(({ path, menu }) =>
      menu?.area === area ? [{ path, name: menu.name }] : [],
    ),
  })).filter(({ entries }) => entries.length > 0);
}
