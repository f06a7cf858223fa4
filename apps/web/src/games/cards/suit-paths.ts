import type { Suit } from "@houselight/game-maths/cards";

/** Outlines of the suits in a box of 100 units. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spades:
    "M50 4C60 24 92 38 92 64C92 80 80 88 69 88C63 88 58 85 55 81C56 88 59 93 65 97H35C41 93 44 88 45 81C42 85 37 88 31 88C20 88 8 80 8 64C8 38 40 24 50 4Z",
  hearts:
    "M50 95C38 77 6 60 6 33C6 17 17 7 30 7C39 7 46 12 50 20C54 12 61 7 70 7C83 7 94 17 94 33C94 60 62 77 50 95Z",
  diamonds: "M50 3C60 22 74 38 90 50C74 62 60 78 50 97C40 78 26 62 10 50C26 38 40 22 50 3Z",
  clubs:
    "M50 4C62 4 71 13 71 25C71 31 68 37 64 41C66 40 69 39 73 39C85 39 94 48 94 60C94 72 85 81 73 81C65 81 59 77 55 71C56 83 59 91 66 97H34C41 91 44 83 45 71C41 77 35 81 27 81C15 81 6 72 6 60C6 48 15 39 27 39C31 39 34 40 36 41C32 37 29 31 29 25C29 13 38 4 50 4Z",
};

/** One tint for each suit, all dark enough for small print on the card's paper. */
export const SUIT_TINTS: Readonly<Record<Suit, string>> = {
  spades: "#161c38",
  hearts: "#a5283a",
  diamonds: "#1f559c",
  clubs: "#17603f",
};
