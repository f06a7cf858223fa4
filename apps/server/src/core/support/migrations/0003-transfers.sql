-- Who gave a conversation on the last time, when and why: whoever gets it reads that first.
alter table support.conversations
  add column transferred_by text,
  add column transferred_at timestamptz,
  add column transfer_reason text;
