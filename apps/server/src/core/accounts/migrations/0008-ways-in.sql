-- A player who came by a provider of identities may have no password yet.
alter table accounts.players alter column password_hash drop not null;

-- Open sessions by their ends: those that are past one are ended every few seconds.
create index sessions_open_by_seen on accounts.sessions (last_seen_at) where ended_at is null;
create index sessions_open_by_end on accounts.sessions (expires_at) where ended_at is null;
