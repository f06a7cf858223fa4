import type { LotteryDetailView } from "@houselight/contracts/lotteries";
import { Button } from "@houselight/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { readTickets } from "../../../data/engagement/lotteries/lotteries.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { ProofCode } from "../../../shell/drawings/proof-code.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

type Check = "waiting" | "agrees" | "wrong" | "failed";

/** Shows what the draw is bound to and, once it was made, its numbers with a check in the browser. */
export function LotteryProof({ lottery }: { readonly lottery: LotteryDetailView }) {
  const t = useTranslations("lotteries.proof");
  const panels = useTranslations("games.panels");
  const { terms, draw } = lottery;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("title")}</h2>
      <p className="max-w-3xl text-pretty">
        {t("text")}{" "}
        <Link to="/$page" params={{ page: "provably-fair" }} className="text-link">
          {panels("howItWorks")}
        </Link>
      </p>
      <dl className="grid gap-3 rounded-tile bg-surface-1 p-4 md:grid-cols-2">
        <ProofCode name={t("hash")} text={terms.seed_hash} />
        <ProofCode name={t(draw ? "salt" : "saltSoFar")} text={terms.salt} />
        {draw ? <ProofCode name={t("seed")} text={draw.seed} /> : null}
      </dl>
      {draw ? <Numbers lottery={lottery} draw={draw} /> : <p className="text-dim">{t("later")}</p>}
    </section>
  );
}

function Numbers({
  lottery,
  draw,
}: {
  readonly lottery: LotteryDetailView;
  readonly draw: NonNullable<LotteryDetailView["draw"]>;
}) {
  const t = useTranslations("lotteries.proof");
  const [check, setCheck] = useState<Check | null>(null);
  const run = async () => {
    setCheck("waiting");
    try {
      const { agreesWithSeed, agreesWithTickets } = await import("./recompute-draw.ts");
      const agrees =
        agreesWithSeed(lottery) && (await agreesWithTickets(lottery, readTickets(lottery.id)));
      setCheck(agrees ? "agrees" : "wrong");
    } catch {
      setCheck("failed");
    }
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-lg">
        {t("drawn")} <LocalTime iso={draw.drawn_at} />
      </h3>
      {draw.numbers.length === 0 ? <p className="text-dim">{t("nobody")}</p> : null}
      <ol className="flex flex-wrap gap-2">
        {draw.numbers.map(({ number, passed_over }, at) => (
          <li
            // A number may be drawn twice: its place in the order names it.
            key={`${at} ${number}`}
            className={`money rounded-control bg-surface-1 px-3 py-1.5 font-semibold ${passed_over ? "text-dim line-through" : ""}`}
          >
            {number}
            {passed_over ? <span className="sr-only"> {t("passedOver")}</span> : null}
          </li>
        ))}
      </ol>
      <Button onClick={() => void run()} busy={check === "waiting"}>
        {t("check")}
      </Button>
      <p role="status" className="font-medium empty:hidden">
        {check && check !== "waiting" ? t(check) : null}
      </p>
    </div>
  );
}
