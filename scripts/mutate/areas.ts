/** A part of the house whose tests are to notice every broken line. */
export interface Area {
  readonly name: string;
  /** Folders of its source. */
  readonly sources: readonly string[];
  /** Folders or files of further tests that hold it, asked when its own tests notice nothing. */
  readonly further: readonly string[];
}

const SERVER = "apps/server/src";

export const AREAS: readonly Area[] = [
  {
    name: "ledger",
    sources: [`${SERVER}/core/wallet`],
    further: [`${SERVER}/money/wagers`, `${SERVER}/money/cashbox/withdrawals`, `${SERVER}/audit`],
  },
  {
    name: "wagers",
    sources: [`${SERVER}/money/wagers`],
    further: [`${SERVER}/play/house-games`, `${SERVER}/audit`],
  },
  { name: "cashbox", sources: [`${SERVER}/money/cashbox`], further: [`${SERVER}/audit`] },
  {
    name: "compliance",
    sources: [`${SERVER}/entitlements/compliance`],
    further: [`${SERVER}/money/wagers`, `${SERVER}/money/cashbox/deposits`],
  },
  {
    name: "HTTP",
    sources: [`${SERVER}/platform/http`],
    further: [
      `${SERVER}/whole-house/contract.db.test.ts`,
      `${SERVER}/whole-house/doors.db.test.ts`,
      `${SERVER}/core/accounts`,
      `${SERVER}/core/sign-in`,
    ],
  },
  { name: "outbox", sources: [`${SERVER}/platform/outbox`], further: [`${SERVER}/core/staff`] },
  {
    name: "fairness",
    sources: [`${SERVER}/core/fairness`, "packages/game-maths/src/fairness"],
    further: [`${SERVER}/play/house-games`, "packages/game-maths"],
  },
];

const SOURCE = /\.ts$/;
/** Nothing of these decides: tests, their kits, and lists of exports. */
const NO_SOURCE = /(\.test|\.testing)\.ts$|\/(public|index)\.ts$/;

/** Returns the paths of an area that are to be broken. */
export const sourcesOf = (area: Area, paths: readonly string[]): string[] =>
  paths.filter(
    (path) =>
      SOURCE.test(path) &&
      !NO_SOURCE.test(path) &&
      area.sources.some((folder) => path.startsWith(`${folder}/`)),
  );

/** Folders and files of tests for one source, nearest first; each stage is asked if the one before notices nothing. */
export function stagesOf(area: Area, path: string): readonly (readonly string[])[] {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const home = area.sources.find((source) => path.startsWith(`${source}/`)) ?? folder;
  const stages = [[folder], folder === home ? [] : [home], area.further];
  return stages.filter((stage) => stage.length > 0);
}
