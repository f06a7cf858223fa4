import type { Invariant } from "../../audit-store.ts";

/** Says that each completed step of an adventure gave its player the reward that it names. */
export const ADVENTURES: Invariant = {
  id: "I21",
  title: "every completed step of an adventure gave its player the reward that it names",
  unit: "completed steps",
  count: "select count(*) as count from adventures.completions",
  violations: `
    select 'step ' || c.player_id || '/' || c.starts_on || '/' || c.step as subject,
      'names ' || c.reward_kind || ' ' || c.reward_id || ', which the player was not given' as detail
    from adventures.completions c
      left join bonuses.bonuses b on b.id = c.reward_id and b.player_id = c.player_id
      left join freespins.sets f on f.id = c.reward_id and f.player_id = c.player_id
    where case c.reward_kind when 'bonus' then b.id is null else f.id is null end`,
};
