import type { MenuProps } from "@houselight/ui/menu";
import { useLocation } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";

let loaded: ComponentType<MenuProps> | null = null;
const load = () =>
  import("@houselight/ui/menu").then((module) => {
    loaded = module.Menu;
    return module.Menu;
  });

/** A menu whose script comes when it is about to be opened; until then its trigger stands alone. */
export function LazyMenu(props: Omit<MenuProps, "open" | "onOpenChange">) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(() => loaded);
  const href = useLocation({ select: (location) => location.href });
  const [wantedAt, setWantedAt] = useState<string | null>(null);
  // It is open on the page where it was opened: following a link in it closes it.
  const wanted = wantedAt === href;

  // The trigger is exchanged only once it is pressed: a press that begins on one button and ends on
  // another is no press, and a button that goes takes the focus with it.
  const open = () => {
    setWantedAt(href);
    void load().then((component) => setMenu(() => component));
  };

  if (Menu) {
    return (
      <Menu {...props} open={wanted} onOpenChange={(open) => setWantedAt(open ? href : null)} />
    );
  }
  return (
    <button
      type="button"
      aria-label={props.triggerLabel}
      aria-haspopup="dialog"
      aria-expanded={false}
      className={`cursor-pointer ${props.triggerClassName ?? ""}`}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={open}
    >
      {props.trigger}
    </button>
  );
}
