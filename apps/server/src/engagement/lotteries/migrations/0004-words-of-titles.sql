-- A lottery has its title in the languages of players; one that was written before in English alone.
drop trigger lotteries_rules_stay on lotteries.lotteries;
alter table lotteries.lotteries alter column title type jsonb using jsonb_build_object('en', title);
create trigger lotteries_rules_stay before update on lotteries.lotteries
  for each row when (
    (old.id, old.identifier, old.title, old.image, old.group_ids, old.start_at, old.end_at, old.currency,
     old.ticket_price, old.prizes, old.games, old.body_hash)
    is distinct from
    (new.id, new.identifier, new.title, new.image, new.group_ids, new.start_at, new.end_at, new.currency,
     new.ticket_price, new.prizes, new.games, new.body_hash)
    or (old.chain_id is not null and (old.chain_id, old.link) is distinct from (new.chain_id, new.link))
    or old.tickets > new.tickets or old.state in ('finished', 'cancelled'))
  execute function lotteries.refuse_change();
