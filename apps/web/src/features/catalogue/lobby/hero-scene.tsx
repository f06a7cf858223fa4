import { useClientContext } from "../../../data/configuration.ts";
import { themePicture } from "../../../styles/theme-picture.ts";

/**
 * The theme's own scene. It fills the hero, whatever its size: beside the words on wide screens,
 * below them on small ones.
 */
export function HeroScene() {
  const { brand } = useClientContext();
  return (
    <img
      src={themePicture(brand.theme, "hero")}
      alt=""
      fetchPriority="high"
      className="absolute inset-0 -z-10 size-full"
    />
  );
}
