import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Room that stays free beside the current entry of a menu that scrolls (SHELL-14). */
export const MENU_SCROLL_OFFSET_PX = 60;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Returns how far a menu scrolls so that an entry stands in it with room on both sides; 0 when it does. */
export function scrollToShow(menu: Span, entry: Span, offset = MENU_SCROLL_OFFSET_PX): number {
  if (entry.left < menu.left + offset) return entry.left - (menu.left + offset);
  return Math.max(0, entry.right - (menu.right - offset));
}

/** Brings the current entry of a menu into its view, when the page changes. */
export function useCurrentInView<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const menu = list.current;
    const entry = menu?.querySelector("[aria-current]");
    if (!menu || !entry) return;
    menu.scrollLeft += scrollToShow(menu.getBoundingClientRect(), entry.getBoundingClientRect());
  }, [path]);
  return list;
}
