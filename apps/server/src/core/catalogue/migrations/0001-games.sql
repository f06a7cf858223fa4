create schema catalogue;

create table catalogue.providers (
  slug text primary key,
  name text not null
);

create table catalogue.games (
  provider text not null references catalogue.providers,
  slug text not null,
  name text not null,
  categories text[] not null,
  currencies jsonb not null,
  preview text,
  position integer not null,
  primary key (provider, slug)
);
create index games_by_category on catalogue.games using gin (categories);
