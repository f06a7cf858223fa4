import { useCallback, useEffect, useRef, useState } from "react";
import { createPaperSounds, type PaperSounds, type SoundName } from "./paper-sounds.ts";

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

/** Sound of a game: off until it is turned on, remembered for the next visit. */
export function useSound(): Sound {
  const [on, setOn] = useState(remembered);
  const sounds = useRef<PaperSounds | null>(null);
  const isOn = useRef(on);
  isOn.current = on;

  useEffect(
    () => () => {
      sounds.current?.close();
      sounds.current = null;
    },
    [],
  );

  const play = useCallback((name: SoundName) => {
    if (!isOn.current) return;
    try {
      sounds.current ??= createPaperSounds();
      sounds.current.play(name);
    } catch {
      // A device without sound plays without it.
    }
  }, []);

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
