-- A gift by hand has its title in the languages of players; one that was written before in English alone.
drop trigger grants_terms_stay on gifts.grants;
alter table gifts.grants alter column title type jsonb using jsonb_build_object('en', title);
create trigger grants_terms_stay before update on gifts.grants
  for each row when (old.state in ('given', 'dropped')
    or (old.id, old.type, old.title, old.group_key, old.amount, old.points, old.wagering, old.days,
        old.player_id, old.to_group, old.reason, old.body_hash)
      is distinct from (new.id, new.type, new.title, new.group_key, new.amount, new.points, new.wagering,
        new.days, new.player_id, new.to_group, new.reason, new.body_hash))
  execute function gifts.refuse_change();
