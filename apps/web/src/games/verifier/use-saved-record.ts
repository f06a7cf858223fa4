import type { RoundView } from "@houselight/contracts/house-games";
import { useLocale, useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import type { GameRecord } from "./record.ts";
import { recordPage } from "./record-page.ts";

/** A round that was checked, and what the page says of its draws. */
export interface CheckedRound {
  readonly round: RoundView;
  readonly draws: GameRecord["draws"];
}

/** Returns what saves a checked round as a file that checks it again without network. */
export function useSavedRecord(): (checked: CheckedRound) => Promise<void> {
  const recordOf = useRecord();
  return async (checked) => {
    const { default: script } = await import("./open-record.ts?bundled");
    const { round } = checked;
    const page = new Blob([recordPage(recordOf(checked), script)], { type: "text/html" });
    const address = URL.createObjectURL(page);
    const link = document.createElement("a");
    link.href = address;
    link.download = `round-${round.id}.html`;
    link.click();
    URL.revokeObjectURL(address);
  };
}

const timeText = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "long" }).format(
    new Date(moment),
  );

function useRecord(): (checked: CheckedRound) => GameRecord {
  const t = useTranslations("games.panels");
  const locale = useLocale();
  const money = useMoney();
  return ({ round, draws }) => {
    const { fairness, stake_cents: stake, payout_cents: payout, currency } = round;
    return {
      // What was on the account then is nobody's business who checks the round.
      round: { ...round, balance: null },
      locale,
      title: `${t("verifyTitle")}: ${round.game} ${round.game_version}`,
      facts: [
        [t("roundId"), round.id],
        [t("playedAt"), timeText(round.created_at, locale)],
        [t("stake"), money(stake, currency)],
        [t("payout"), money(payout, currency)],
        [t("serverSeedHash"), fairness.server_seed_hash],
        [t("serverSeed"), fairness.server_seed ?? ""],
        [t("clientSeed"), fairness.client_seed],
        [t("nonce"), String(fairness.nonce)],
        [t("betSent"), JSON.stringify(round.bet)],
        ...round.steps.map((step, index): [string, string] => [
          t("stepSent", { number: index + 1 }),
          JSON.stringify(step),
        ]),
      ],
      draws,
      texts: {
        matches: t("matches"),
        differs: t("differs"),
        matchesText: t("matchesText"),
        differsText: t("differsText"),
        hashMatches: t("hashMatches"),
        hashDiffers: t("hashDiffers"),
        failed: t("failed"),
        note: t("savedNote"),
      },
    };
  };
}
