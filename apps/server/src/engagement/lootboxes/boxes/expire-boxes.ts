import { selectLanguages } from "#core/accounts";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import type { Kind } from "../kind.ts";
import { selectKindsById } from "../kind-store.ts";
import { updateExpired } from "./box-store.ts";
import { changedEvent } from "./give-box.ts";

/** Boxes that one look ends at most: the next goes on. */
const AT_ONCE = 200;

/** Ends the boxes whose time to be opened is over. */
export const expireBoxes = (house: House): Promise<void> =>
  house.database.tx(async (tx) => {
    const expired = await updateExpired(tx, house.clock.now(), AT_ONCE);
    if (expired.length === 0) return;
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
  });
