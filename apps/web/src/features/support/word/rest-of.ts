/** Returns what is left of a typed text once some of it was sent: more may have been typed meanwhile. */
export function restOf(typed: string, sent: string): string {
  const [text, said] = [typed.trimStart(), sent.trim()];
  return text.startsWith(said) ? text.slice(said.length).trimStart() : typed;
}
