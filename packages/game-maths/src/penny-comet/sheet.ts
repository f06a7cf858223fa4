import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

/** The comets of a reel stand together, so that they can fill it. */
const REELS = [
  strip(`
    top comet comet comet key bell top bell bolt bolt drum bolt top bolt drum bolt drum key
    top key key bolt key drum key drum bolt bolt bolt top drum rocket top top rocket key
    bolt bell bell top bell key bolt bolt bell key bolt top bell drum drum bell drum top
    bolt key top bolt bell top top bolt drum top bolt key top bolt bell bell key key bolt
    rocket bolt top bolt drum key bolt key rocket drum bolt bolt drum bolt bell bell bolt`),
  strip(`
    drum top top bolt key bolt drum top key drum bolt bolt bell key top bell bolt comet
    comet comet key bolt bolt bell key key bell top drum key bell key bell top bell drum top
    bolt bolt bolt top drum key drum drum bolt bolt top drum top key drum bolt drum key drum
    drum bell bolt top key key key rocket bell drum top bolt bolt bolt bolt bolt bolt rocket
    top bolt top key bell key bolt key bolt top drum bolt bolt bolt rocket bolt`),
  strip(`
    bell bolt bolt comet comet comet top drum bell key drum drum bolt drum bell key top bolt
    top top key key bolt drum bolt bolt bolt bolt drum bell bolt drum key key top bolt key
    drum bell bell bolt drum bolt bolt bolt bell top top bolt drum bolt drum bolt drum bell
    bell key top bolt key key bolt top bolt bolt top bolt key top drum bell top bolt bell
    bolt rocket key key bolt bell bell key key top key key rocket drum rocket top`),
];

/** Row per reel, 0 at the top. Every spin plays all of them. */
const LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** Penny Comet: a cabinet of wound-up tin, across which a comet rolls. */
export const PENNY_COMET: ParSheet = {
  name: "Penny Comet",
  version: "1.0.0",
  rows: 3,
  reels: REELS,
  lines: LINES,
  pays: {
    comet: { 3: 450 },
    rocket: { 3: 60 },
    bell: { 3: 30 },
    drum: { 3: 20 },
    top: { 3: 12 },
    key: { 3: 8 },
    bolt: { 3: 6 },
  },
  wild: { symbol: "comet", multiplier: 2 },
  fullBoard: { multiplier: 2 },
  cap: 1000,
};
