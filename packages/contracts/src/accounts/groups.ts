/** Ids of the groups that have an effect (AUTH-25, BANNER-07, OPEN-07). */
export const GROUPS = {
  tester: "21",
  multiAccount: "100",
  liveChat: "545",
  withoutSofort: "631",
  notices: "916",
  lithuanianIban: "1101",
  vipOnboardingSeen: "1201",
  vipOnboardingSkip: "1202",
  adventures: "1203",
  questOnly: "1204",
  registrationEven: "1205",
  registrationOdd: "1206",
  welcomeUsed: "1207",
  nativeApp: "1401",
  /** Two categories show a banner to it and hide one from it. */
  bannerSplit: "131811",
} as const;

/** Levels of the VIP club from the lowest on, by the groups that stand for them (OPEN-06). */
export const VIP_LEVELS = [
  { group: "1117", name: "Iron", vip: false },
  { group: "257", name: "Bronze", vip: true },
  { group: "258", name: "Silver", vip: true },
  { group: "259", name: "Gold", vip: true },
  { group: "255", name: "Platinum", vip: true },
  { group: "759", name: "Diamond", vip: true },
] as const;

const NAMES: Readonly<Record<string, string>> = {
  [GROUPS.tester]: "Tester",
  [GROUPS.multiAccount]: "Multi-account",
  [GROUPS.liveChat]: "Live chat",
  [GROUPS.withoutSofort]: "Without Sofort",
  [GROUPS.notices]: "Notices",
  [GROUPS.lithuanianIban]: "Lithuanian IBAN",
  [GROUPS.vipOnboardingSeen]: "VIP onboarding seen",
  [GROUPS.vipOnboardingSkip]: "VIP onboarding skipped",
  [GROUPS.adventures]: "Adventures",
  [GROUPS.questOnly]: "Quests of the group",
  [GROUPS.registrationEven]: "Registration test, even",
  [GROUPS.registrationOdd]: "Registration test, odd",
  [GROUPS.welcomeUsed]: "Welcome pack used",
  [GROUPS.nativeApp]: "Native app",
  [GROUPS.bannerSplit]: "Banner split",
  ...Object.fromEntries(VIP_LEVELS.map(({ group, name }) => [group, name])),
};

/** Returns the name of a group; a group without one is called by its id. */
export const groupName = (id: string): string => NAMES[id] ?? id;

/** Tells groups that have an effect from other ids. */
export const isKnownGroup = (id: string): boolean => Object.hasOwn(NAMES, id);

/** Groups that are open to all players (AUTH-24). All others are given by the house. */
export const OPEN_GROUPS: ReadonlySet<string> = new Set([
  GROUPS.lithuanianIban,
  GROUPS.nativeApp,
  GROUPS.registrationEven,
  GROUPS.registrationOdd,
  GROUPS.vipOnboardingSeen,
]);

/** Every group that has an effect, with its name, in the order of their ids. */
export const knownGroups = (): readonly { readonly id: string; readonly name: string }[] =>
  Object.entries(NAMES).map(([id, name]) => ({ id, name }));
