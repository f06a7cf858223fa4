create schema content;

-- Paths and locales that have a text of the operators: what is read walks these, not the versions.
create table content.pages (
  path text not null,
  locale text not null,
  primary key (path, locale)
);

-- Versions are written once. What stands at a moment is the latest that began by then.
create table content.versions (
  id bigint generated always as identity primary key,
  path text not null,
  locale text not null,
  title text not null,
  main_content text not null,
  content text not null,
  categories text[] not null,
  hidden boolean not null,
  json jsonb not null,
  parameters jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  publish_at timestamptz,
  foreign key (path, locale) references content.pages (path, locale)
);
create index versions_standing on content.versions (path, locale, publish_at desc, id desc)
  where publish_at is not null;
create index versions_by_path on content.versions (path, id desc);
