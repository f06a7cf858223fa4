import type { GameView } from "@houselight/contracts/catalogue";
import { buttonClass } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { useAccounts } from "../../../data/wallet.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { playParams } from "../game-tile.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Introduces the house and offers the next step: for a guest, a new player, a player. */
export function Hero({ game }: { readonly game: GameView | null }) {
  const player = usePlayer();
  const accounts = useAccounts();
  const empty = accounts.length > 0 && accounts.every(({ amount_cents }) => amount_cents === 0);
  return (
    <section className="relative isolate flex overflow-hidden rounded-tile bg-surface-1 shadow-paper md:min-h-[21.5rem]">
      <HeroScene />
      <div className="relative flex w-full flex-col p-6 pt-8 max-md:pb-[17.5rem] md:max-w-[52%] md:justify-center md:p-10 md:pb-16 lg:p-11 lg:pb-16">
        {player ? (
          empty ? (
            <NewPlayer game={game} />
          ) : (
            <Player game={game} />
          )
        ) : (
          <Guest game={game} />
        )}
      </div>
    </section>
  );
}

const titleClass = "text-2xl tracking-tight lg:text-3xl";
const textClass = "mt-3 max-w-md text-cream text-md";
const actionsClass = "mt-6 flex flex-wrap items-center gap-x-5 gap-y-2";

function Guest({ game }: { readonly game: GameView | null }) {
  const t = useTranslations("lobby");
  return (
    <>
      <h1 className={titleClass}>{t("guestTitle")}</h1>
      <p className={textClass}>{t("guestText")}</p>
      <div className={actionsClass}>
        <ModalLink modal="registration" className={buttonClass({ kind: "action" })}>
          {t("createAccount")}
        </ModalLink>
        <TryFree game={game} />
      </div>
    </>
  );
}

function NewPlayer({ game }: { readonly game: GameView | null }) {
  const t = useTranslations("lobby");
  return (
    <>
      <h1 className={titleClass}>{t("firstDepositTitle")}</h1>
      <p className={textClass}>{t("firstDepositText")}</p>
      <div className={actionsClass}>
        <ModalLink modal="deposit" className={buttonClass({ kind: "action" })}>
          {t("firstDeposit")}
        </ModalLink>
        <TryFree game={game} />
      </div>
    </>
  );
}

function Player({ game }: { readonly game: GameView | null }) {
  const t = useTranslations("lobby");
  return (
    <>
      <h1 className={titleClass}>{t("playerTitle")}</h1>
      <p className={textClass}>{t("playerText")}</p>
      {game ? (
        <div className={actionsClass}>
          <Link
            to="/play/$producer/$name"
            params={playParams(game)}
            search={{ mode: "real" }}
            className={buttonClass({ kind: "action" })}
          >
            {t("play", { game: game.title })}
          </Link>
        </div>
      ) : null}
    </>
  );
}

function TryFree({ game }: { readonly game: GameView | null }) {
  const t = useTranslations("lobby");
  if (!game?.has_demo_mode) return null;
  return (
    <Link
      to="/play/$producer/$name"
      params={playParams(game)}
      search={{ mode: "demo" }}
      className="text-link inline-flex min-h-11 items-center"
    >
      {t("tryFree", { game: game.title })}
    </Link>
  );
}
