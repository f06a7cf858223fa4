import { useCallback, useEffect, useRef, useState } from "react";
import type { SoundName } from "./paper-sounds.ts";
import { createSoundPlayer, type SoundPlayer } from "./sound-player.ts";
import { loadSounds } from "./studio-sounds.ts";

const KEY = "houselight.sound";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

export interface Sound {
  readonly on: boolean;
  toggle(): void;
  play(name: SoundName): void;
}

/** Browsers let nothing be heard of a page before it was pressed, and warn of whoever tries. */
const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Sound of a game, as its studio makes it: off until it is turned on, remembered for the next visit. */
export function useSound(studio: string): Sound {
  const [on, setOn] = useState(remembered);
  const player = useRef<SoundPlayer | null>(null);
  const pieces = useRef<ReturnType<typeof loadSounds> | null>(null);
  const isOn = useRef(on);
  isOn.current = on;

  useEffect(
    () => () => {
      player.current?.close();
      player.current = null;
    },
    [],
  );

  const play = useCallback(
    (name: SoundName) => {
      if (!isOn.current || !mayPlay()) return;
      try {
        // Opened by the press itself; the pieces may come a moment later.
        player.current ??= createSoundPlayer();
        pieces.current ??= loadSounds(studio);
        pieces.current.then(
          (known) => player.current?.play(known[name]),
          // A line that was lost is asked again with the next sound.
          () => void (pieces.current = null),
        );
      } catch {
        // A device without sound plays without it.
      }
    },
    [studio],
  );

  const toggle = useCallback(() => {
    const next = !isOn.current;
    isOn.current = next;
    setOn(next);
    try {
      localStorage.setItem(KEY, next ? "on" : "off");
    } catch {
      // Not remembered, but turned all the same.
    }
    play("stop");
  }, [play]);

  return { on, toggle, play };
}
