import { selectLanguages } from "#core/accounts";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import type { Kind } from "../kind.ts";
import { selectKindsById } from "../kind-store.ts";
import { updateExpired } from "./box-store.ts";
import { changedEvent } from "./give-box.ts";

/** Boxes that one transaction ends at most. */
const AT_ONCE = 200;

/** Ends the boxes whose time to be opened is over. */
export async function expireBoxes(house: House, atOnce = AT_ONCE): Promise<void> {
  const at = house.clock.now();
  while ((await expireSome(house, at, atOnce)) === atOnce);
}

/** Ends some of the boxes whose time is over by then. Returns how many. */
const expireSome = (house: House, at: Date, atOnce: number): Promise<number> =>
  house.database.tx(async (tx) => {
    const expired = await updateExpired(tx, at, atOnce);
    if (expired.length === 0) return 0;
    const kinds = await selectKindsById(tx, [...new Set(expired.map(({ kindId }) => kindId))]);
    const players = [...new Set(expired.map(({ playerId }) => playerId))];
    const languages = await selectLanguages(tx, players);
    await appendEvents(
      tx,
      expired.map((box) =>
        changedEvent(box, kinds.get(box.kindId) as Kind, {
          language: languages.get(box.playerId) ?? "",
        }),
      ),
    );
    return expired.length;
  });
