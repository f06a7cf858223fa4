import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useData } from "../../api/page/use-data.ts";
import { usePlayer } from "../../data/accounts.ts";
import { bonusesQuery } from "../../data/bonuses/bonuses.ts";
import { useEnabled } from "../../data/bonuses/enabled.ts";
import { freespinsQuery } from "../../data/bonuses/freespins.ts";
import { additionalFor, additionalGiftsQuery } from "../../data/bonuses/gift-settings.ts";
import { giftsQuery } from "../../data/bonuses/gifts.ts";
import { Link } from "../../shell/links/anchor/link.tsx";
import { useKeptFocus } from "../../shell/pages/focus/use-kept-focus.ts";
import { EmptyPaper } from "../../shell/pages/empty-paper.tsx";
import { AdditionalGift } from "./card/additional-gift.tsx";
import { BonusCard } from "./card/bonus-card.tsx";
import { CouponForm } from "./codes/coupon-form.tsx";
import { DepositGifts } from "./deposit-gifts.tsx";
import { FreespinsCard } from "./freespins/freespins-card.tsx";
import { type Gift, groupGifts } from "./group-gifts.ts";
import { GiftCard } from "./taken/gift-card.tsx";

/** Lists the gifts of a player: actual ones, what the next deposit can bring, and those that are over; `children` is how to hear of more. */
export function GiftsPage({
  boxes,
  cashback,
  children,
}: {
  /** The player's loot boxes, before all gifts. */
  readonly boxes?: ReactNode;
  /** The periods of cashback, after the gifts that go on. */
  readonly cashback?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslations("gifts");
  const player = usePlayer();
  const bonuses = useData(bonusesQuery) ?? [];
  const freespins = useData(freespinsQuery) ?? [];
  const taken = useData(giftsQuery) ?? [];
  const { actual, vip, ended } = groupGifts(useEnabled<Gift>([...bonuses, ...freespins, ...taken]));
  const additional = useEnabled(
    additionalFor(useData(additionalGiftsQuery) ?? [], player?.statuses ?? []),
  );
  // A gift that is over leaves its place with the button that was pressed.
  const focus = useKeptFocus<HTMLDivElement>("h1");
  const isEmpty = actual.length + vip.length + additional.length === 0;
  return (
    <div {...focus} className="page flex max-w-3xl flex-col gap-10 pt-8 md:pt-10">
      <div className="flex flex-col gap-6">
        <h1 tabIndex={-1} className="text-2xl outline-none">
          {t("title")}
        </h1>
        <CouponForm />
      </div>
      {boxes}
      <Section title={t("actual")}>
        {isEmpty ? (
          <EmptyPaper text={t("empty")} picture="/pictures/gift.svg">
            <p className="text-dim text-sm">{t("emptyText")}</p>
          </EmptyPaper>
        ) : null}
        <Cards gifts={actual}>
          {additional.map((gift) => (
            <li key={gift.group_key}>
              <AdditionalGift gift={gift} />
            </li>
          ))}
        </Cards>
      </Section>
      {vip.length > 0 ? (
        <Section title={t("vip")}>
          <Cards gifts={vip} />
        </Section>
      ) : null}
      {cashback}
      <DepositGifts />
      {ended.length > 0 ? (
        <Section title={t("ended")}>
          <Cards gifts={ended} />
        </Section>
      ) : null}
      <div className="flex flex-col items-start gap-4">
        <Link to="/profile/promocode" className="text-link">
          {t("toCode")}
        </Link>
        {children}
      </div>
    </div>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex flex-col gap-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

/** Each type of gift has a card of its own (BONUS-01). */
function CardOf({ gift }: { readonly gift: Gift }) {
  if (gift.type === "bonus") return <BonusCard bonus={gift} />;
  return gift.type === "freespins" ? <FreespinsCard spins={gift} /> : <GiftCard gift={gift} />;
}

const Cards = ({
  gifts,
  children,
}: {
  readonly gifts: readonly Gift[];
  /** Further items. */
  readonly children?: ReactNode;
}) => (
  <ul className="flex flex-col gap-4 empty:hidden">
    {gifts.map((gift) => (
      <li key={gift.id}>
        <CardOf gift={gift} />
      </li>
    ))}
    {children}
  </ul>
);
