-- A proposed jackpot can be cancelled: its row stays, its address is free again.
alter table jackpots.jackpots
  drop constraint jackpots_state_check,
  add constraint jackpots_state_check
    check (state in ('proposed', 'active', 'paused', 'retired', 'cancelled')),
  drop constraint jackpots_identifier_key;
create unique index jackpots_addresses on jackpots.jackpots (identifier) where state <> 'cancelled';

drop trigger jackpots_rules_stay on jackpots.jackpots;
create trigger jackpots_rules_stay before update on jackpots.jackpots
  for each row when ((old.id, old.identifier, old.name, old.currency, old.games, old.body_hash)
    is distinct from (new.id, new.identifier, new.name, new.currency, new.games, new.body_hash)
    or old.version > new.version or old.state in ('retired', 'cancelled')
    or (new.state = 'cancelled' and old.state <> 'proposed'))
  execute function jackpots.refuse_change();
