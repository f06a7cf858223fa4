-- Operators may ask search engines to leave a page out.
alter table content.heads add column noindex boolean not null default false;
