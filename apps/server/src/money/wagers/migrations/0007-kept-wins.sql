-- Wins of free spins, which the house keeps until all of them are over.
alter table wagers.wagers
  add column paid_kept bigint check (paid_kept >= 0),
  add column cashed_out_paid_kept bigint check (cashed_out_paid_kept >= 0),
  drop constraint wagers_parts,
  add constraint wagers_parts check (wins_to is null or (
    wins_to in ('cash', 'bonus', 'kept')
    and least(stake_house, open_cash, open_bonus, open_house, cashed_out_cash, cashed_out_bonus,
      cashed_out_house, cashed_out_paid_cash, cashed_out_paid_bonus) >= 0));

-- A view has the columns of its day.
drop view wagers.current_wagers;
create view wagers.current_wagers as
  select w.*, latest.left_as from wagers.wagers w
  left join lateral (
    select case when c.wager like '{%' then null else c.wager end as left_as from wagers.commands c
    where w.status = 'open' and c.player_id = w.player_id and c.wager_id = w.id
    order by c.seq desc limit 1) latest on true;
