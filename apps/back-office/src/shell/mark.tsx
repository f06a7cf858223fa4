/** The sign of the house: a lit door. */
export function Mark() {
  return <img src="/icon.svg" alt="" width="24" height="24" className="size-6" />;
}
