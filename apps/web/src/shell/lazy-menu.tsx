import type { MenuProps } from "@houselight/ui/menu";
import { useLocation } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";

let loaded: ComponentType<MenuProps> | null = null;
const load = () =>
  import("@houselight/ui/menu").then((module) => {
    loaded = module.Menu;
    return module.Menu;
  });

/** A menu whose script comes when it is about to be opened; until then its trigger stands alone. */
export function LazyMenu(props: Omit<MenuProps, "open" | "onOpenChange">) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(() => loaded);
  const [wanted, setWanted] = useState(false);
  const href = useLocation({ select: (location) => location.href });
  // Following a link in the menu closes it.
  useEffect(() => setWanted(false), [href]);

  const fetchMenu = () => void load().then((component) => setMenu(() => component));
  useEffect(() => {
    if (wanted && !Menu) fetchMenu();
  }, [wanted, Menu]);

  if (Menu) return <Menu {...props} open={wanted} onOpenChange={setWanted} />;
  return (
    <button
      type="button"
      aria-label={props.triggerLabel}
      aria-haspopup="dialog"
      aria-expanded={false}
      className={`cursor-pointer ${props.triggerClassName ?? ""}`}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </button>
  );
}
