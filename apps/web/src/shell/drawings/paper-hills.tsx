/** Two hills of cut paper along the foot of a sheet. */
export const PaperHills = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 400 80"
    preserveAspectRatio="none"
    className="absolute inset-x-0 bottom-0 -z-10 h-3/5 max-h-36 w-full"
  >
    <path d="M0 44C46 18 92 14 142 34s104 22 152-2 78-22 106-8v56H0z" fill="var(--surface-2)" />
    <path d="M0 66c52-20 92-18 146-4s92 14 148-6 80-14 106-4v28H0z" fill="var(--line)" />
  </svg>
);
