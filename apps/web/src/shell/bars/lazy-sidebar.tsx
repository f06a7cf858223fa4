import { lazy, Suspense, useState } from "react";

const Sidebar = lazy(() => import("./sidebar.tsx"));

/** The sidebar's script comes with its first opening. */
export function LazySidebar(props: { readonly open: boolean; readonly onClose: () => void }) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Sidebar {...props} />
    </Suspense>
  );
}
