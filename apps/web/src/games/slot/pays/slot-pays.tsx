import { useFormatter, useLocale, useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { gameFigures } from "../../game-figures.ts";
import type { PaysProps } from "../../game-module.ts";
import { slotRulesOf } from "../slot-rules.ts";
import { useBetMode } from "../stage/use-bet-mode.ts";
import { FeatureOdds } from "./feature-odds.tsx";
import { LineDrawing } from "./line-drawing.tsx";
import { useModeWords } from "./mode-words.ts";
import { PayTiles } from "./pay-tiles.tsx";
import { useRuleTexts } from "./rule-texts.ts";

/** Shows the pays of each symbol and every rule of a slot, made from its sheet. */
export function SlotPays(props: PaysProps) {
  const t = useTranslations("games");
  const money = useMoney();
  const { game, stakeCents, currency } = props;
  const slot = slotRulesOf(game);
  const { board, awards, freeSpins, cap } = useRuleTexts(game.slug, slot);
  return (
    <>
      <section className="flex flex-col gap-3">
        <h3 className="text-lg">{t("paytable.pays")}</h3>
        <p className="text-dim">{t("paytable.forStake", { stake: money(stakeCents, currency) })}</p>
        <PayTiles {...props} />
        <Texts list={board} />
        <FeatureOdds slug={game.slug} rules={slot} />
        {cap === null ? null : <p>{cap}</p>}
      </section>
      <Modes game={game} />
      {awards.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="text-lg">{t("paytable.freeSpins")}</h3>
          <ul className="list-disc pl-5">
            <Items list={awards} />
          </ul>
          <Texts list={freeSpins} />
        </section>
      ) : null}
      {slot.pays_by === "lines" ? <Lines {...props} /> : null}
    </>
  );
}

const Texts = ({ list }: { readonly list: readonly string[] }) =>
  list.map((text) => <p key={text}>{text}</p>);

const Items = ({ list }: { readonly list: readonly string[] }) =>
  list.map((text) => <li key={text}>{text}</li>);

/** Tells each way to bet that the licence offers: its price and what it changes. */
function Modes({ game }: Pick<PaysProps, "game">) {
  const t = useTranslations("games.slotRules");
  const format = useFormatter();
  const words = useModeWords(game.slug);
  const { modes } = useBetMode(game);
  const { rtpOf, featureOneIn } = gameFigures(game, useLocale());
  if (modes.length < 2) return null;
  const texts = modes.map((mode) => {
    const price = t("modePrice", { multiple: format.number(mode.price) });
    // What is bought starts at once.
    const starts = mode.kind === "buy" ? null : featureOneIn(mode.mode);
    const often = starts === null ? "" : t("modeStarts", { oneIn: starts });
    return { mode: mode.mode, often, ...words(mode, price) };
  });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg">{t("mode")}</h3>
      <dl className="flex flex-col gap-2">
        {texts.map(({ mode, name, text, often }) => (
          <div key={mode}>
            <dt className="font-semibold">{name}</dt>
            <dd>
              {text} {often} {t("modeReturns", { rtp: rtpOf(mode) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines({ game }: PaysProps) {
  const t = useTranslations("games");
  const { lines, rows: height } = slotRulesOf(game);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{t("slotRules.lines", { count: lines.length })}</h3>
      <p>{t("paytable.linesText")}</p>
      <ol className="grid grid-cols-4 gap-3 sm:grid-cols-7">
        {lines.map((rows, line) => (
          <li key={rows.join("")} className="flex flex-col items-center gap-1">
            <LineDrawing
              rows={rows}
              height={height}
              label={t("paytable.lineNumber", { line: line + 1 })}
            />
            <span aria-hidden="true" className="money text-dim text-xs">
              {line + 1}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
