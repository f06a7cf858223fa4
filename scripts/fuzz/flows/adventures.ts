import * as api from "@houselight/contracts";
import { chooseByTwo, type Flow } from "./stage.ts";

/** An operator opens an adventure, a guest looks at it, and a player completes its first step. */
const adventures: Flow = {
  name: "adventures",
  reaches: [api.getAdventure, api.completeAdventureStep],
  async play(stage) {
    const today = new Date().toISOString().slice(0, 10);
    const manager = stage.operator("manager");
    await chooseByTwo(stage, api.vipAdventures, {
      adventure: {
        starts_on: today,
        days: [
          {
            day: 1,
            step: 1,
            stepTotal: 1,
            prize: {
              type: "bonus",
              title: { en: "Two for a storm" },
              group_key: "gift_storm",
              amount: { EUR: 200 },
            },
            condition: { wager: 10, periodActivationDays: 3 },
            variables: {},
          },
        ],
        superDay: null,
      },
    });
    await stage.ask(stage.visitor("onlooker"), api.getAdventure, {});
    const { actor: player, id } = await stage.newcomer("adventurer");
    await stage.ask(manager, api.changeGroups, {
      params: { id: Number(id) },
      body: { groups: { add: [api.GROUPS.adventures] }, reason: "for the storm" },
    });
    await stage.ask(player, api.completeAdventureStep, { params: { step: "1" } });
  },
};

export const ADVENTURES: readonly Flow[] = [adventures];
