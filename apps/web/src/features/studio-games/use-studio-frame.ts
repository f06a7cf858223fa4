import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { renewRealityCheck } from "../../data/compliance.ts";
import { openStudioGame, renewMoney } from "../../data/visitor/studios/studio-games.ts";
import { readFrameMessage } from "./read-message.ts";

/** State of a game's frame: where it comes from, or why it does not. */
export type FrameState =
  | { readonly status: "opening" }
  | { readonly status: "open"; readonly url: string; readonly origin: string }
  | { readonly status: "failed"; readonly error: unknown };

interface Place {
  readonly producer: string;
  readonly name: string;
  /** Null for a demo. */
  readonly currency: string | null;
}

const OPENING: FrameState = { status: "opening" };

/** Opens a game once the page is alive, and anew when it is asked to. */
export function useStudioFrame({ producer, name, currency }: Place): {
  readonly frame: FrameState;
  reopen(): void;
} {
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<{ readonly of: string; readonly state: FrameState } | null>(
    null,
  );
  const wanted = `${producer}/${name}/${currency}/${attempt}`;
  useEffect(() => {
    let late = false;
    const tell = (state: FrameState) => late || setTold({ of: wanted, state });
    openStudioGame({ producer, name }, currency).then(
      ({ url, origin }) =>
        // A frame of our own origin could reach into the page.
        origin === window.location.origin
          ? tell({ status: "failed", error: null })
          : tell({ status: "open", url, origin }),
      (error: unknown) => tell({ status: "failed", error }),
    );
    return () => {
      late = true;
    };
  }, [producer, name, currency, wanted]);
  const reopen = useCallback(() => setAttempt((times) => times + 1), []);
  return { frame: told?.of === wanted ? told.state : OPENING, reopen };
}

/** Hears a studio's frame, and nobody else. Returns by which name it said last that a call was refused. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
): string | null {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [refused, setRefused] = useState<{ readonly code: string; readonly of: string } | null>(
    null,
  );
  useEffect(() => {
    if (origin === null) return undefined;
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (message?.type === "close") void router.navigate({ to: "/" });
      if (message?.type === "balance") {
        renewMoney(queryClient);
        setRefused(null);
      }
      if (message?.type !== "error") return;
      setRefused({ code: message.code, of: origin });
      if (message.code.startsWith("reality_check")) renewRealityCheck(queryClient);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [frame, origin, queryClient, router]);
  return refused?.of === origin ? refused.code : null;
}
