/** Drawings that every theme has, by the names of their files. */
type ThemePicture = "hero" | "icon" | "mark";

/** Returns the address of a theme's own drawing. */
export const themePicture = (theme: string, picture: ThemePicture): string =>
  `/themes/${theme}/${picture}.svg`;
