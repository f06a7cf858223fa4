import { useClientContext } from "../../data/configuration.ts";
import { themePicture } from "../../styles/theme-picture.ts";

/** The sign before the name, drawn by the theme. */
export function BrandMark({ className }: { readonly className?: string }) {
  const { brand } = useClientContext();
  return <img src={themePicture(brand.theme, "mark")} alt="" className={className} />;
}
