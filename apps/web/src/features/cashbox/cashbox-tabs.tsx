import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import type { ModalName } from "../../paths.ts";
import { ModalLink } from "../../shell/modal-link.tsx";

const TABS = [
  { modal: "cashbox", text: "overview" },
  { modal: "deposit", text: "deposit" },
  { modal: "withdraw", text: "withdraw" },
  { modal: "statement", text: "statement" },
] as const;

/** Views without a tab of their own stand under the one they belong to. */
const BELONGS_TO: Partial<Record<ModalName, ModalName>> = {
  "deposit-fast": "deposit",
  "deposit-bonus": "deposit",
};

/** The ways through the cashbox: links, for each view has an address. */
export function CashboxTabs({ view }: { readonly view: ModalName }) {
  const t = useTranslations("cashbox.tabs");
  const current = BELONGS_TO[view] ?? view;
  return (
    <nav
      aria-label={t("label")}
      className="-mx-5 overflow-x-auto border-line border-b px-5 sm:-mx-8 sm:px-8"
    >
      <ul className="flex sm:-ml-4">
        {TABS.map(({ modal, text }) => (
          <li key={modal} className="grow sm:grow-0">
            <ModalLink
              modal={modal}
              replace
              aria-current={modal === current ? "page" : undefined}
              className={clsx(
                "flex min-h-11 items-center justify-center whitespace-nowrap border-b-2 px-2 text-sm sm:px-4",
                modal === current
                  ? "border-cream font-semibold text-cream"
                  : "border-transparent text-dim hover:text-cream",
              )}
            >
              {t(text)}
            </ModalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
