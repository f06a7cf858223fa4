import { CHAT_COUNTED } from "@houselight/contracts/support";
import { buttonClass } from "@houselight/ui/button";
import { useQuery } from "@tanstack/react-query";
import MessageCircle from "lucide-react/icons/message-circle";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";
import { chatQuery } from "../../data/visitor/chat/support.ts";
import { ChatLink } from "../../shell/links/chat-link.tsx";
import { countText } from "../../shell/menus/count-text.ts";
import { ContactForm } from "./contact-form.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Pages that answer most questions, by their message in the footer. */
const HELP = [
  ["responsible-gaming", "responsible"],
  ["general-rules", "rules"],
  ["terms-and-conditions", "terms"],
  ["provably-fair", "fairness"],
  ["privacy-policy", "privacy"],
] as const;

const linkClass = "inline-flex min-h-11 items-center text-link";
const cardClass = "rounded-tile bg-surface-1 p-6 shadow-paper";

/** Says how to reach people of the house, and which pages answer most questions. */
export function SupportWays() {
  const t = useTranslations();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <section className={`${cardClass} flex flex-col gap-4`}>
        <h2 className="text-lg">{t("sections.support.write")}</h2>
        <p className="text-dim">{t("sections.support.writeText")}</p>
        <ContactForm />
      </section>
      <div className="grid gap-4">
        <ChatCard />
        <nav aria-label={t("sections.support.read")} className={cardClass}>
          <h2 className="text-lg">{t("sections.support.read")}</h2>
          <ul className="mt-2">
            <li>
              <Link to="/payments" className={linkClass}>
                {t("footer.payments")}
              </Link>
            </li>
            {HELP.map(([page, word]) => (
              <li key={page}>
                <Link to="/$page" params={{ page }} className={linkClass}>
                  {t(`footer.${word}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** Opens the chat, with the number of answers that wait there; the address for who prefers a mail. */
function ChatCard() {
  const t = useTranslations();
  const { brand } = useClientContext();
  const { data: chat } = useQuery(chatQuery);
  const unread = chat?.unread ?? 0;
  return (
    <section className={`${cardClass} flex flex-col items-start gap-3`}>
      <h2 className="text-lg">{t("support.talk")}</h2>
      <p className="text-dim">{t("support.talkText")}</p>
      <ChatLink className={buttonClass()}>
        <MessageCircle aria-hidden="true" className="size-5" />
        {t("support.open")}
        {unread > 0 ? (
          <>
            <span
              aria-hidden="true"
              data-count=""
              className="money rounded-full bg-cream px-2 text-ink text-xs"
            >
              {countText(unread, CHAT_COUNTED)}
            </span>
            <span className="sr-only">{t("support.unread", { count: unread })}</span>
          </>
        ) : null}
      </ChatLink>
      <a href={`mailto:${brand.support_email}`} className={`${linkClass} break-all`}>
        {brand.support_email}
      </a>
    </section>
  );
}
