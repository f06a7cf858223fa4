-- When the house was last seen at work: what lies between it and the next look is on the trail.
create table staff.last_seen (
  one boolean primary key default true check (one),
  at timestamptz not null
);
