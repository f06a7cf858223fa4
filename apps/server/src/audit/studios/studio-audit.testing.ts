import { createHmac, randomUUID } from "node:crypto";
import { launchStudioGame, type WalletCall } from "@houselight/contracts";
import { fund, httpCaller, registered, type TestHouse } from "@houselight/test-kit";
import { listGames } from "#core/catalogue";

const KEY = "signs what the studio of this test says, forty";
const STUDIO = { id: "mill", name: "Mill", url: "http://studio.test", keys: [KEY] };
/** Variables of a house with an outside studio. */
export const STUDIO_ENV = { STUDIOS: JSON.stringify([STUDIO]) };

/** Opens a game of the studio for a new player. Returns how the studio calls the house about it. */
export async function openGame({ house, served, clock }: TestHouse) {
  const url = served?.url as string;
  await listGames(house.database, [
    {
      slug: "mill-reels",
      name: "Reels",
      provider: { slug: STUDIO.id, name: STUDIO.name },
      categories: [],
      currencies: { EUR: "mill-reels" },
      preview: null,
      position: 2_000,
      kind: "slots",
      jackpot: false,
      runBy: "studio",
    },
  ]);
  const { id, token } = await registered(house);
  await fund(house, id, 10_000n);
  const caller = httpCaller(url);
  caller.useSession(token);
  const { body } = await caller.call(launchStudioGame, {
    params: { producer: STUDIO.id, name: "mill-reels" },
    body: { mode: "real", currency: "EUR" },
  });
  const session = new URLSearchParams(new URL(body.url).hash.slice(1)).get("session");
  return async (call: WalletCall, told: object): Promise<number> => {
    const text = JSON.stringify({ session, currency: "EUR", ...told });
    const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
    const nonce = randomUUID();
    const proof = createHmac("sha256", KEY).update(`${timestamp}.${nonce}.${call}.${text}`);
    const { status } = await fetch(`${url}/api/studios/${STUDIO.id}/wallet/${call}`, {
      method: "POST",
      headers: {
        "x-studio-timestamp": timestamp,
        "x-studio-nonce": nonce,
        "x-studio-signature": `v1=${proof.digest("hex")}`,
        "content-type": "application/json",
      },
      body: text,
    });
    return status;
  };
}
