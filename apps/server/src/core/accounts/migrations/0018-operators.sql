-- Operators look for players by the beginning of a text, or by a number.
create index players_by_email_start on accounts.players (lower(email) text_pattern_ops);
create index players_by_nickname_start on accounts.players (lower(nickname) text_pattern_ops)
  where nickname is not null;
create index players_by_last_name_start on accounts.players (lower(last_name) text_pattern_ops)
  where last_name is not null;
create index players_by_phone on accounts.players (mobile_phone) where mobile_phone is not null;
-- And list those of a licence or of a group, the latest first.
create index players_of_licence on accounts.players (license_name, id desc);
create index player_groups_by_group on accounts.player_groups (group_id, player_id desc);

-- What operators note about a player. A note stays as it was written, until its player is forgotten.
create table accounts.notes (
  id uuid primary key,
  seq bigint generated always as identity,
  player_id bigint not null references accounts.players,
  text text not null,
  operator text not null,
  body_hash text not null,
  at timestamptz not null
);
create index notes_of_player on accounts.notes (player_id, seq desc);

create function accounts.refuse_note_change() returns trigger language plpgsql as $$
begin
  raise exception 'notes are kept as they were written' using errcode = 'HL020';
end $$;
create trigger notes_stay before update or truncate on accounts.notes
  for each statement execute function accounts.refuse_note_change();
