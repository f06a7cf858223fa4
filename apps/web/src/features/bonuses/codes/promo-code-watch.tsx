import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import {
  allowBonuses,
  chooseBonusCode,
  currentGifts,
  dropBonusCode,
  giftOfCode,
} from "../../../data/bonuses/deposit-gifts.ts";
import { RefusedError } from "../../../api/errors.ts";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { modalOfPath } from "../../../paths.ts";
import {
  forgetCodes,
  isDepositCodeShown,
  isGiftCodeShown,
  keepCodes,
  keptDepositCode,
  keptGiftCode,
  markDepositCodeShown,
  markGiftCodeShown,
} from "../../../shell/links/kept-codes.ts";
import { useGo } from "../../../shell/modal-link.tsx";
import type { RootSearch } from "../../../shell/root-search.ts";
import { applyDepositCode, codesOfSearch, shallApply } from "./deposit-code.ts";

/** Follows the codes that campaigns' links bring, from the address to deposit and gifts (CASHBOX-12 to -15, BONUS-10). */
export default function PromoCodeWatch() {
  useCodesOfAddress();
  useDepositCode();
  useGiftCode();
  useLeaving();
  return null;
}

/** Takes codes out of the address and keeps them. */
function useCodesOfAddress(): void {
  const router = useRouter();
  const searchStr = useLocation({ select: (location) => location.searchStr });
  useEffect(() => {
    const codes = codesOfSearch(searchStr);
    if (!codes) return;
    keepCodes(tabStore, codes);
    void router.navigate({
      to: ".",
      search: ({ depositPromocode: _deposit, giftPromocode: _gift, ...rest }: RootSearch) => rest,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [searchStr, router]);
}

const readPlace = (location: { readonly pathname: string; readonly search: object }) => {
  const modal = (location.search as RootSearch).modal ?? modalOfPath(location.pathname);
  return location.pathname === "/" ? (modal ? "popup" : "main") : "elsewhere";
};

/** Applies the kept deposit code on main, then opens the deposit, whatever came of it. */
function useDepositCode(): void {
  const queryClient = useQueryClient();
  const { openModal } = useGo();
  const signedIn = usePlayer() !== null;
  const place = useLocation({ select: readPlace });
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const busy = useRef(false);
  useEffect(() => {
    // A code still in the address is kept first, and then comes here with the new address.
    if (busy.current || codesOfSearch(searchStr)) return;
    const code = keptDepositCode(tabStore);
    const arrival = {
      signedIn,
      onMain: place !== "elsewhere",
      popupOpen: place === "popup",
      code,
      shown: isDepositCodeShown(tabStore),
    };
    if (code === null || !shallApply(arrival)) return;
    busy.current = true;
    applyDepositCode(code, {
      allowBonuses: () => allowBonuses(queryClient),
      chooseCode: (text) => chooseBonusCode(queryClient, text),
      bringsGift: async (text) => giftOfCode(await currentGifts(queryClient), text) !== undefined,
      dropCode: () => dropBonusCode(queryClient),
      isRefused: (error) => error instanceof RefusedError && error.status === 422,
      openDeposit: async () => {
        markDepositCodeShown(tabStore);
        await openModal("deposit");
      },
    })
      // Not shown, so it is tried again with the next arrival on main.
      .catch(() => undefined)
      .finally(() => {
        busy.current = false;
      });
  }, [signedIn, place, searchStr, queryClient, openModal]);
}

/** Leads from main to the gifts, where a kept code waits to be redeemed; a deposit code goes first. */
function useGiftCode(): void {
  const router = useRouter();
  const signedIn = usePlayer() !== null;
  const place = useLocation({ select: readPlace });
  const searchStr = useLocation({ select: (location) => location.searchStr });
  useEffect(() => {
    const isDepositNext = keptDepositCode(tabStore) !== null && !isDepositCodeShown(tabStore);
    if (codesOfSearch(searchStr) || isDepositNext) return;
    const arrival = {
      signedIn,
      onMain: place !== "elsewhere",
      popupOpen: place === "popup",
      code: keptGiftCode(tabStore),
      shown: isGiftCodeShown(tabStore),
    };
    if (!shallApply(arrival)) return;
    markGiftCodeShown(tabStore);
    void router.navigate({ to: "/profile/gifts" });
  }, [signedIn, place, searchStr, router]);
}

/** A player who signs out and arrives on main leaves no code to the next one. */
function useLeaving(): void {
  const signedIn = usePlayer() !== null;
  const place = useLocation({ select: readPlace });
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (signedIn) wasSignedIn.current = true;
    else if (wasSignedIn.current && place !== "elsewhere") {
      wasSignedIn.current = false;
      forgetCodes(tabStore);
    }
  }, [signedIn, place]);
}
