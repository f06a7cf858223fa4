-- Kinds of device that a game runs on.
alter table catalogue.games
  add column devices text[] not null default '{desktop,mobile}'
    check (devices <@ '{desktop,mobile}' and cardinality(devices) > 0);

-- Rises with every change of what is listed: who keeps the games in memory reads them anew when it did.
-- Writers wait for each other on its only row, so that a number that is read stands for all before it.
create table catalogue.revision (
  is_only boolean primary key default true check (is_only),
  number bigint not null
);
insert into catalogue.revision (number) values (1);

create function catalogue.raise_revision() returns trigger language plpgsql as $$
begin
  update catalogue.revision set number = number + 1;
  return null;
end;
$$;
create trigger games_changed after insert or update or delete or truncate on catalogue.games
  for each statement execute function catalogue.raise_revision();
create trigger providers_changed after insert or update or delete or truncate on catalogue.providers
  for each statement execute function catalogue.raise_revision();

-- Lists are made in memory, in this order; pages of it are read one after the other.
create index games_by_place on catalogue.games (position, slug collate "C", provider collate "C");
drop index catalogue.games_by_category;
