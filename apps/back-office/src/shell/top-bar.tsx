import { Dialog } from "@houselight/ui";
import MenuIcon from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { useWords } from "../i18n/use-words.ts";
import { openPalette, useSearchLabel } from "./command-palette.tsx";
import { Menu } from "./menu.tsx";
import { OperatorMenu } from "./operator-menu.tsx";

/** The bar above every screen: the menu on small screens, the search, the operator. */
export function TopBar() {
  const t = useWords("shell");
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex h-13 items-center gap-3 border-line border-b bg-surface-1 px-4 sm:px-6">
      <button
        type="button"
        aria-label={t("openMenu")}
        onClick={() => setOpen(true)}
        className="button button-bare button-icon -ml-2 lg:hidden"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        onClick={openPalette}
        className="flex min-h-9 min-w-0 max-w-md grow cursor-pointer items-center gap-2 rounded-control border border-line bg-ink px-3 text-dim text-sm hover:border-line-strong"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">{useSearchLabel()}</span>
        <kbd className="ml-auto hidden font-mono text-xs sm:block">Ctrl K</kbd>
      </button>
      <div className="ml-auto shrink-0">
        <OperatorMenu />
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("menuLabel")}
        closeLabel={t("close")}
        shape="sheet"
      >
        <Menu onChoice={() => setOpen(false)} />
      </Dialog>
    </header>
  );
}
