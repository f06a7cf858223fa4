/** A club: its name, and its attack and defence in hundredths of the league's mean (a low defence concedes little). */
interface Club {
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
}

/** A league of invented clubs. */
export interface League {
  readonly id: string;
  readonly name: string;
  readonly clubs: readonly Club[];
}

const clubsOf = (
  ...clubs: readonly (readonly [name: string, attack: number, defence: number])[]
): readonly Club[] => clubs.map(([name, attack, defence]) => ({ name, attack, defence }));

/** The leagues of the simulated world, twelve clubs each. None of them exists. */
export const LEAGUES: readonly League[] = [
  {
    id: "lantern-league",
    name: "Lantern League",
    clubs: clubsOf(
      ["Inkwell Rovers", 124, 82],
      ["Lampwick Athletic", 118, 88],
      ["Vellum United", 115, 96],
      ["Candlemark Town", 96, 84],
      ["Emberfold City", 108, 100],
      ["Nightglass Wanderers", 101, 93],
      ["Tallow Bridge", 92, 98],
      ["Glimmerford", 97, 107],
      ["Sconce Albion", 104, 112],
      ["Beaconhurst", 84, 101],
      ["Firefly Park", 90, 118],
      ["Wicksend Harriers", 78, 121],
    ),
  },
  {
    id: "foldline-division",
    name: "Foldline Division",
    clubs: clubsOf(
      ["Papermill Vale", 116, 90],
      ["Crane & Crease", 121, 102],
      ["Deckle Edge", 94, 80],
      ["Origami Old Boys", 110, 97],
      ["Boneknife Folders", 103, 95],
      ["Cardstock County", 99, 92],
      ["Watermark Town", 106, 108],
      ["Ream Street", 95, 103],
      ["Kraft Orient", 88, 94],
      ["Pulpwood Rangers", 100, 117],
      ["Parchment Hill", 86, 106],
      ["Blotter Green", 82, 116],
    ),
  },
  {
    id: "kitewind-series",
    name: "Kitewind Series",
    clubs: clubsOf(
      ["Tailwind Harbour", 119, 94],
      ["Spoolford", 105, 83],
      ["Stringers Row", 112, 99],
      ["Ribbonfield", 98, 90],
      ["Gale & Garland", 117, 113],
      ["Paperwing Swifts", 109, 104],
      ["Cloudmoor", 91, 87],
      ["Balsa Athletic", 102, 105],
      ["Streamer Quay", 96, 98],
      ["Windsock United", 93, 109],
      ["High Tether", 81, 97],
      ["Driftway Comets", 85, 121],
    ),
  },
];

/** Clubs in each league. */
export const CLUBS = 12;
/** Rounds of a season: everybody meets everybody at home and away. */
export const SEASON_ROUNDS = 2 * (CLUBS - 1);

/** A pair of clubs by their places in the league. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/**
 * Returns who meets whom in a round of a season, by the circle method: one club stands still, the others go
 * round it. In the second half of the season home and away change.
 * @param round from 0 to SEASON_ROUNDS - 1
 */
export function pairingsOf(round: number): readonly Pairing[] {
  const turn = round % (CLUBS - 1);
  const circle = [
    0,
    ...Array.from({ length: CLUBS - 1 }, (_, at) => 1 + ((at + turn) % (CLUBS - 1))),
  ];
  return Array.from({ length: CLUBS / 2 }, (_, at) => {
    const pair = [circle[at] as number, circle[CLUBS - 1 - at] as number] as const;
    // The club that stands still is at home in every second round, the others by their place.
    const isTurned = (at === 0 ? turn % 2 === 1 : at % 2 === 1) !== round >= CLUBS - 1;
    return isTurned ? { home: pair[1], away: pair[0] } : { home: pair[0], away: pair[1] };
  });
}
