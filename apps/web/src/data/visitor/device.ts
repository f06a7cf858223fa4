import { userAgent } from "../../api/transport.ts";

/** Tells a device by its user agent (SHELL-20): a hint for lists and guides, never a right. */
interface DeviceInfo {
  readonly isMobile: boolean;
  readonly userAgent: string;
  readonly hints: { readonly type: "phone" | "tablet" | "desktop"; readonly os: string };
}

/** Systems by the words of a user agent; the first that is found counts. */
const SYSTEMS: readonly (readonly [os: string, words: RegExp, isMobile: boolean])[] = [
  ["Windows Phone", /Windows Phone/i, true],
  ["Windows Mobile", /Windows (?:Mobile|CE)|IEMobile/i, true],
  ["BlackBerry", /BlackBerry|\bBB10\b|PlayBook/i, true],
  ["Tizen", /Tizen/i, true],
  ["WebOS", /web0s|webos|hpwOS/i, true],
  ["Android", /Android|Silk\//i, true],
  ["iOS", /iPhone|iPad|iPod/i, true],
  ["Windows", /Windows/i, false],
  ["macOS", /Mac OS X|Macintosh/i, false],
  ["Linux", /Linux|X11|CrOS/i, false],
];

const TABLET = /iPad|Tablet|PlayBook|Silk\/|Kindle|Android(?!.*\bMobile\b)/i;
/** A device of a system that nobody knows is mobile by this word. */
const MOBILE = /Mobi/i;

/** Returns what a user agent says of its device; tablets count as mobile. */
export function deviceOf(userAgent: string): DeviceInfo {
  const [os = "", , isMobileSystem = false] =
    SYSTEMS.find(([, words]) => words.test(userAgent)) ?? [];
  const isMobile = isMobileSystem || MOBILE.test(userAgent) || TABLET.test(userAgent);
  const type = !isMobile ? "desktop" : TABLET.test(userAgent) ? "tablet" : "phone";
  return { isMobile, userAgent, hints: { type, os: os || (isMobile ? "Mobile" : "") } };
}

/** Returns facts of the device that the page is shown on. */
export const device = (): DeviceInfo => deviceOf(userAgent());
