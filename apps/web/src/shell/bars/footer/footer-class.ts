export const footerHeadingClass = "pb-2 font-semibold font-text text-sm";
export const footerLinkClass =
  "inline-flex min-h-9 items-center text-dim text-sm hover:text-cream hover:underline";
