import { ABOVE_BELOW } from "../games/above-below.ts";
import { CURRENCIES } from "../games/game.ts";
import { silverFoil } from "../games/silver-foil.ts";
import { threeWells } from "../games/three-wells.ts";
import { houselightSpeech, isFromHouse } from "./houselight-speech.ts";
import type { Maker } from "./maker.ts";

export interface ButtonTwineOptions {
  /** Shared with the house: signs what each asks of the other. */
  readonly key: string;
  /** Address of the house's wallet for this studio. */
  readonly walletUrl: string;
}

const GAMES = [threeWells, silverFoil, ABOVE_BELOW];

/** The list that the house is told. */
const LISTED = {
  games: GAMES.map((game) => ({
    id: game.slug,
    name: game.name,
    kind: game.kind,
    categories: [game.category],
    currencies: CURRENCIES,
    demo: true,
  })),
};

/** Makes the studio that speaks the house's own protocol for studios. */
export const buttonTwine = ({ key, walletUrl: url }: ButtonTwineOptions): Maker => ({
  name: "Button & Twine",
  colour: "#0a6b50",
  games: GAMES,
  file: "studio.json",
  speech: houselightSpeech({ key, url }),
  mount(app) {
    app.get("/games", async (request, reply) => {
      const header = (name: string) => request.headers[name]?.toString();
      return isFromHouse(key, { header, call: "games" }) ? LISTED : reply.code(401).send({});
    });
  },
  async open(wallet, session) {
    const told = await wallet.insist({ name: "session", session });
    if (told.kind !== "ok") return null;
    const rules = (told.said["rules"] ?? {}) as Record<string, unknown>;
    const [player, currency] = [String(told.said["player"]), String(told.said["currency"])];
    return { player, currency, rules };
  },
});
