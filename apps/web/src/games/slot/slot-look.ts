import type { Moment } from "./moments/moment.ts";

/** Colours and pictures of one slot; everything else of a stage is shared by all. */
export interface SlotLook {
  readonly slug: string;
  /** Lies under the stage while its pictures arrive. */
  readonly ground: string;
  /** The frame around the reels, from outside to inside, and the sheet behind them. */
  readonly frame: { readonly edge: string; readonly face: string; readonly well: string };
  /** Tints of the pay lines, so that neighbours differ. */
  readonly lines: readonly number[];
  /** Tint of the strings that the symbols of a reel hang on: what wins leaves upward, its string cut. */
  readonly strings?: number;
  /** Sheets that move over the board at the moment that one remembers of the game. */
  readonly moment?: Moment;
}

/** Returns the address of a picture of a slot. */
export const pictureOf = ({ slug }: Pick<SlotLook, "slug">, name: string): string =>
  `/games/${slug}/${name}.svg`;

/** Returns the address of a symbol's picture. */
export const symbolPicture = (look: Pick<SlotLook, "slug">, symbol: string): string =>
  pictureOf(look, `symbols/${symbol}`);
