/** Looks of the back office: as the system has it, or one of the two always. */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "office-theme";

/** Returns the look that was chosen here; light unless one was. */
export function currentTheme(): Theme {
  const kept = localStorage.getItem(KEPT);
  return THEMES.find((theme) => theme === kept) ?? "light";
}

/** Shows the look that was chosen, and follows the system where that is it. */
export function applyTheme(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const theme = currentTheme();
    const isDark = theme === "dark" || (theme === "system" && system.matches);
    document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
  };
  show();
  system.addEventListener("change", show);
}

/** Keeps a look and shows it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEPT, theme);
  applyTheme();
}
