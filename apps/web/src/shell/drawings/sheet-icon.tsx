import type { SVGProps } from "react";

/** Attributes of every icon, as its library sets them; what it is drawn with is inherited from here. */
const DRAWN = {
  width: 24,
  height: 24,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const NAMES = ["aria-label", "aria-labelledby", "title", "role"] as const;

/**
 * Makes the component of an icon that lies at an address of the icon sheet (`build-plugins/icon-sheet.ts`).
 * It takes what an icon of the library takes, and is hidden from screen readers unless it has a name.
 */
export function sheetIcon(address: string) {
  return (attributes: SVGProps<SVGSVGElement>) => {
    const hidden = !NAMES.some((name) => name in attributes);
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: its user names it, or it is hidden
      <svg {...DRAWN} aria-hidden={hidden || undefined} {...attributes}>
        <use href={address} />
      </svg>
    );
  };
}
