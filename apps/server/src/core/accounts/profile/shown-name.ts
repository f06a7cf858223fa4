const CHARACTERS_SHOWN = 6;

/** Returns a nickname as other players see it: its first six characters and `***` (JACKPOT-05). */
export const shownName = (nickname: string | null | undefined): string =>
  `${[...(nickname ?? "")].slice(0, CHARACTERS_SHOWN).join("")}***`;
