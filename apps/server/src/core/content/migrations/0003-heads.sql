-- What operators wrote for search engines, by page and locale. Written once: the latest that has begun stands.
create table content.heads (
  id bigint generated always as identity primary key,
  path text not null,
  locale text not null,
  title text,
  description text,
  canonical text,
  created_at timestamptz not null,
  created_by text not null,
  publish_at timestamptz not null
);
create index heads_standing on content.heads (locale, path, publish_at desc, id desc);
create index heads_by_path on content.heads (path, id desc);
