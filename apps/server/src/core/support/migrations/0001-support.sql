create schema support;

-- Whoever writes to people of the house: a player, or a browser of a guest.
create table support.people (
  id bigint generated always as identity primary key,
  player_id bigint unique,
  guest_hash text unique,
  restore_id uuid not null unique,
  -- Last message that the visitor has looked at.
  seen_id bigint not null default 0,
  created_at timestamptz not null,
  check ((player_id is null) <> (guest_hash is null))
);

create table support.conversations (
  id bigint generated always as identity primary key,
  person_id bigint not null references support.people (id) on delete cascade,
  state text not null check (state in ('waiting', 'claimed', 'closed')),
  channel text not null check (channel in ('chat', 'form')),
  department integer not null,
  name text not null,
  email text not null,
  vip boolean not null,
  locale text not null,
  operator_id bigint,
  operator text,
  -- The last word is the visitor's since then.
  waiting_since timestamptz,
  created_at timestamptz not null,
  last_message_at timestamptz not null
);
create unique index conversations_one_open on support.conversations (person_id) where state <> 'closed';
create index conversations_of_a_person on support.conversations (person_id);
create index conversations_in_a_box on support.conversations (state, id);
create index conversations_of_an_operator on support.conversations (operator_id, id) where state = 'claimed';

create table support.messages (
  id bigint generated always as identity primary key,
  person_id bigint not null references support.people (id) on delete cascade,
  conversation_id bigint not null references support.conversations (id) on delete cascade,
  author text not null check (author in ('visitor', 'agent')),
  operator text,
  text text not null,
  -- Made by the sender: the same message sent again is the same message.
  client_id uuid,
  at timestamptz not null
);
create index messages_of_a_person on support.messages (person_id, id desc);
create index messages_of_a_conversation on support.messages (conversation_id);
create unique index messages_once on support.messages (person_id, author, client_id);
