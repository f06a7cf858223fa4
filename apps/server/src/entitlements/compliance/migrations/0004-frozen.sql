-- An account that stands still while operators look into it, where every stake and every deposit
-- looks. Why it does is kept by the module verification.
alter table compliance.restrictions add column frozen boolean not null default false;
