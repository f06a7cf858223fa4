/** One line of a menu, for links and buttons alike. */
export const menuItemClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left text-sm text-cream no-underline hover:bg-surface-2 aria-[current]:font-semibold";
