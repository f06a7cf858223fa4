-- Files of the site's pages and banners: few, small and read by all, so they stand where every
-- replica finds them. An address never holds anything else than it was given for.
create table content.files (
  id bigint generated always as identity primary key,
  name text not null,
  title text not null,
  -- Null serves every language.
  locale text,
  content_type text not null,
  hash text not null,
  bytes bytea not null,
  created_at timestamptz not null
);
alter table content.files alter column bytes set storage external;
create unique index files_once on content.files (hash, name, coalesce(locale, ''));
