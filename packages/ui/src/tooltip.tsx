/** Paper that says something beside a part of the page: 246 px wide on small screens, 200 px on others. */
export const tooltipClass =
  "w-[246px] animate-fade rounded-control bg-cream px-3 py-2 text-ink text-sm shadow-lifted md:w-[200px]";
