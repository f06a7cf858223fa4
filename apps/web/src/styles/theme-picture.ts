/** Drawings that every theme has, by the names of their files. */
type ThemePicture = "hero" | "icon" | "mark";

/** Returns the address of a theme's own drawing. */
export const themePicture = (theme: string, picture: ThemePicture): string =>
  `/themes/${theme}/${picture}.svg`;

/** Icons of an installed site, by their width in pixels; `maskable` has room for any shape (SHELL-15). */
type ThemeIcon = "180" | "192" | "512" | "maskable";

/** Returns the address of a theme's icon as a bitmap: home screens take no drawing. */
export const themeIcon = (theme: string, icon: ThemeIcon): string =>
  `/themes/${theme}/icon-${icon}.png`;

/**
 * Returns the address of the picture that other sites show beside a link: `site`, `games`, or that of one
 * of our own games by its slug. `scripts/brand-pictures.ts` draws them.
 */
export const sharePicture = (theme: string, kind: string): string =>
  `/themes/${theme}/share/${kind}.png`;
