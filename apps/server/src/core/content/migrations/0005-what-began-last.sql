-- What began last, of texts and of heads: read several times a second (`changes/`).
create index versions_by_moment on content.versions (publish_at desc, id desc) where publish_at is not null;
create index heads_by_moment on content.heads (publish_at desc, id desc);
