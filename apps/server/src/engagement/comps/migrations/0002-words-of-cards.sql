-- A card has its title in the languages of players; one that was written before in English alone.
drop trigger cards_rules_stay on comps.cards;
alter table comps.cards alter column title type jsonb using jsonb_build_object('en', title);
create trigger cards_rules_stay before update on comps.cards
  for each row when (
    (old.id, old.type, old.group_key, old.title, old.tag, old.image, old.currencies, old.amounts, old.prices,
     old.wager, old.freespins_count, old.game, old.freespins_stake, old.lottery_id, old.lootbox_group,
     old.group_ids, old.end_at, old.body_hash)
    is distinct from
    (new.id, new.type, new.group_key, new.title, new.tag, new.image, new.currencies, new.amounts, new.prices,
     new.wager, new.freespins_count, new.game, new.freespins_stake, new.lottery_id, new.lootbox_group,
     new.group_ids, new.end_at, new.body_hash)
    or old.state = 'ended')
  execute function comps.refuse_change();
