import type { CSSProperties } from "react";

/** Classes of a scenery, whose lower edge stays in sight; a phone held upright shows the upright one. */
export const sceneryClass =
  "bg-(image:--scenery) bg-bottom bg-cover max-sm:portrait:bg-(image:--scenery-upright)";

/** Names the pictures for the classes of a scenery. */
export const sceneryStyle = (scenery: string, upright: string): CSSProperties =>
  ({ "--scenery": `url(${scenery})`, "--scenery-upright": `url(${upright})` }) as CSSProperties;
