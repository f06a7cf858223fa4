-- Failed sign-ins of one operator are counted, whatever else the trail holds.
create index audit_entries_by_operator on staff.audit_entries (operator_id, action, at);
