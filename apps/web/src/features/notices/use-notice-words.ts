import type { LimitPeriod, LimitType } from "@houselight/contracts/compliance";
import { NOTICE_EVENTS, type NoticeEvent, type NoticeView } from "@houselight/contracts/notices";
import { useTranslations } from "use-intl/react";
import { useLimitName } from "../../i18n/use-limit-name.ts";
import { useUnitMoney } from "../../i18n/use-money.ts";

interface NoticeWords {
  readonly title: string;
  readonly text: string;
  /** Null where the notice has no button. */
  readonly button: string | null;
}

const isKnown = (event: string): event is NoticeEvent =>
  (NOTICE_EVENTS as readonly string[]).includes(event);

/** Says a notice in the language of the page: by its event and values, or in the words that it brings. */
export function useNoticeWords(): (notice: NoticeView) => NoticeWords {
  const t = useTranslations("notices");
  const money = useUnitMoney();
  const limitName = useLimitName();
  return ({ event, title, text, values, content }) => {
    if (!isKnown(event)) {
      // An operator's words; or news of a newer house, which this page has no words for.
      const said = title ?? t("title");
      return { title: said, text: text ?? "", button: content.button?.title ?? null };
    }
    const { amount, currency, type, period, title: of } = values;
    const filled = {
      amount: amount && currency ? money(BigInt(amount), currency) : "",
      title: of ?? "",
      limit:
        type && period ? limitName({ type: type as LimitType, period: period as LimitPeriod }) : "",
    };
    return {
      title: t(`events.${event}.title`),
      text: t(`events.${event}.text`, filled),
      button: content.button ? t(`events.${event}.button`) : null,
    };
  };
}
