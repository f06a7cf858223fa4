create schema notices;

-- What operators told, once for all who get it. A loop hands it out: `reached` is the last player who
-- has it.
create table notices.announcements (
  id uuid primary key,
  audience jsonb not null,
  content jsonb not null,
  body_hash text not null,
  operator text not null,
  created_at timestamptz not null,
  reached bigint not null default 0,
  delivered integer not null default 0,
  done_at timestamptz
);
create index announcements_waiting on notices.announcements (created_at) where done_at is null;
create index announcements_latest on notices.announcements (created_at);

create table notices.notices (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('notification', 'header')),
  type text not null,
  event text not null,
  -- For the words of the event.
  values jsonb not null default '{}',
  icon text not null,
  target jsonb,
  announcement_id uuid references notices.announcements (id) on delete cascade,
  identifier text,
  award_place integer,
  previous_place integer,
  end_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  seen_at timestamptz
);
create index notices_of_a_player on notices.notices (player_id, id desc);
create unique index notices_once on notices.notices (player_id, identifier);
create index notices_due on notices.notices (expires_at);
create index notices_of_an_announcement on notices.notices (announcement_id);
