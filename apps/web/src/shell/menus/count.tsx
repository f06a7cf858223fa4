/** The number at the corner of an icon; its words stand beside it for those who do not see it. */
export const Count = ({ text }: { readonly text: string }) => (
  <span
    aria-hidden="true"
    data-count=""
    className="money absolute top-0.5 right-0 min-w-5 rounded-full bg-cream px-1 text-center font-bold text-ink text-xs"
  >
    {text}
  </span>
);
