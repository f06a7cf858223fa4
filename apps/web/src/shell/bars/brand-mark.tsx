import { useClientContext } from "../../data/configuration.ts";
import { logoQuery } from "../../data/visitor/menu.ts";
import { themePicture } from "../../styles/theme-picture.ts";
import { useData } from "../../api/page/use-data.ts";

/** The sign before the name: the picture that operators chose, else the theme's own (SHELL-24). */
export function BrandMark({ className }: { readonly className?: string }) {
  const { brand } = useClientContext();
  const logos = useData(logoQuery) ?? {};
  const chosen = Object.hasOwn(logos, brand.id) ? logos[brand.id] : undefined;
  return (
    <img src={chosen?.image ?? themePicture(brand.theme, "mark")} alt="" className={className} />
  );
}
