-- Points that a player was given beside those of play, in the quarter that is named by its first day. The id
-- is that of the gift.
create table vip.points (
  id uuid primary key,
  player_id bigint not null,
  quarter date not null,
  points integer not null check (points > 0),
  source text not null,
  at timestamptz not null
);
create index points_of_player on vip.points (player_id, quarter);

create function vip.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger points_stay before update or delete or truncate on vip.points
  for each statement execute function vip.refuse_change();
