import type { ClientContextView } from "@houselight/contracts/configuration";
import { themeIcon, themePicture } from "../../../styles/theme-picture.ts";

/** Returns the manifest of a host, by which its site is installed under its brand (SHELL-15). */
export const manifestText = ({ brand }: Pick<ClientContextView, "brand">): string =>
  JSON.stringify({
    id: "/",
    name: brand.name,
    short_name: brand.name,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: brand.theme_color,
    theme_color: brand.theme_color,
    icons: [
      { src: themePicture(brand.theme, "icon"), type: "image/svg+xml", sizes: "any" },
      { src: themeIcon(brand.theme, "192"), type: "image/png", sizes: "192x192" },
      { src: themeIcon(brand.theme, "512"), type: "image/png", sizes: "512x512" },
      {
        src: themeIcon(brand.theme, "maskable"),
        type: "image/png",
        sizes: "512x512",
        purpose: "maskable",
      },
    ],
  });
