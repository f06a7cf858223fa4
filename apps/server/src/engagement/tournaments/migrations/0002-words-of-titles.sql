-- A tournament has its title in the languages of players; one that was written before in English alone.
drop trigger tournaments_rules_stay on tournaments.tournaments;
alter table tournaments.tournaments alter column title type jsonb using jsonb_build_object('en', title);
create trigger tournaments_rules_stay before update on tournaments.tournaments
  for each row when (
    (old.id, old.identifier, old.type, old.title, old.image, old.file, old.group_ids, old.start_at,
     old.end_at, old.currency, old.prizes, old.minima, old.scoring, old.min_stake, old.games,
     old.producers, old.body_hash)
    is distinct from
    (new.id, new.identifier, new.type, new.title, new.image, new.file, new.group_ids, new.start_at,
     new.end_at, new.currency, new.prizes, new.minima, new.scoring, new.min_stake, new.games,
     new.producers, new.body_hash)
    or old.state in ('finished', 'cancelled'))
  execute function tournaments.refuse_change();
