-- The trail is read by time, whatever else it is asked by: each question has its index. `configuration.`
-- asks for all actions of one area.
drop index staff.audit_entries_by_subject;
drop index staff.audit_entries_by_name;
drop index staff.audit_entries_by_action;
create index audit_entries_by_time on staff.audit_entries (at desc, id desc);
create index audit_entries_by_subject on staff.audit_entries (subject, at desc, id desc);
create index audit_entries_by_name on staff.audit_entries (operator, at desc, id desc);
create index audit_entries_by_action on staff.audit_entries (action, at desc, id desc);
create index audit_entries_by_area on staff.audit_entries (split_part(action, '.', 1), at desc, id desc);

-- Open sessions are counted without those that ended by themselves.
create index sessions_open on staff.sessions (operator_id, expires_at) where ended_at is null;
-- Proposals that wait are listed and dropped by their end.
create index changes_proposed on staff.changes (expires_at) where state = 'proposed';
