import type { SlotLook } from "../slot-look.ts";
import type { BoardGeometry } from "./board-geometry.ts";

/**
 * Returns the style of the frame and the dark sheet behind the reels, an element around what shows
 * them: the browser paints it once, and the canvas needs no mask.
 */
export function frameStyle(
  { frame: { edge, face, well } }: SlotLook,
  { left, top, innerWidth, innerHeight, frame, radius }: BoardGeometry,
) {
  const inner = Math.round(frame * 0.65);
  const shadow = (grow: number) => `3px 9px 0 ${frame + grow}px rgb(5 8 28 / 0.16)`;
  return {
    position: "absolute",
    overflow: "hidden",
    left: `${left}px`,
    top: `${top}px`,
    width: `${innerWidth}px`,
    height: `${innerHeight}px`,
    borderRadius: `${radius}px`,
    background: well,
    boxShadow: [
      `0 0 0 ${inner}px ${face}`,
      `0 0 0 ${frame}px ${edge}`,
      shadow(6),
      shadow(3),
      shadow(0),
    ].join(),
  } as const;
}
