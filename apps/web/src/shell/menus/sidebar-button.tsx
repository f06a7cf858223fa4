import MenuIcon from "lucide-react/icons/menu";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";

const Sidebar = lazy(() => import("../bars/sidebar.tsx"));

/** Opens the sidebar, whose script comes with its first opening. */
export function SidebarButton({
  className,
  children,
}: {
  readonly className: string;
  /** Words under the icon; without them its label says them. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations("site");
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={children ? undefined : t("menu")}
        onClick={show}
        className={`cursor-pointer ${className}`}
      >
        <MenuIcon aria-hidden="true" className="size-5.5" />
        {children}
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <Sidebar open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
