-- A bonus that another part of the house gives (a prize, an exchange, the end of free spins) is of no offer:
-- it has its terms itself. `max_stake` is hundredths of a euro.
alter table bonuses.bonuses
  alter column offer_id drop not null,
  add column title text,
  add column group_key text,
  add column max_stake bigint check (max_stake > 0),
  add column slots_percent integer check (slots_percent between 0 and 100),
  add column other_percent integer check (other_percent between 0 and 100),
  add column days_to_wager integer check (days_to_wager > 0),
  add constraint bonuses_terms check (
    num_nulls(title, group_key, max_stake, slots_percent, other_percent, days_to_wager)
      = case when offer_id is null then 0 else 6 end);

create trigger bonuses_terms_stay before update of title, group_key, max_stake, slots_percent, other_percent,
  days_to_wager on bonuses.bonuses
  for each row execute function bonuses.refuse_change();
