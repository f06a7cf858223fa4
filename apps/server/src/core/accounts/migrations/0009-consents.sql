-- What players agreed to and took back, for each way of advertising.
create table accounts.consents (
  id bigint generated always as identity primary key,
  player_id bigint not null references accounts.players,
  channel text not null check (channel in ('email', 'sms')),
  given boolean not null,
  source text not null,
  text_version text not null,
  ip text,
  at timestamptz not null
);
create index consents_by_player on accounts.consents (player_id, id desc);

create function accounts.refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'consents are kept as they were said' using errcode = 'HL019';
end $$;
create trigger consents_stay before delete or truncate on accounts.consents
  for each statement execute function accounts.refuse_consent_change();
-- The address alone is forgotten when a player is.
create trigger consents_keep before update of player_id, channel, given, source, text_version, at
  on accounts.consents for each statement execute function accounts.refuse_consent_change();

-- Whoever receives advertising now agreed to it before there was a log.
insert into accounts.consents (player_id, channel, given, source, text_version, ip, at)
select id, 'email', true, 'registration', 'before', null, created_at
from accounts.players where receive_promos;
