-- An offer has its title in the languages of players; one that was written before in English alone. A bonus keeps
-- the title under which its player got it, as a reward did before.
drop trigger offers_terms_stay on bonuses.offers;
drop trigger bonuses_terms_stay on bonuses.bonuses;
-- Bonuses that are over get theirs too.
alter table bonuses.bonuses disable trigger bonuses_end_stays;
alter table bonuses.bonuses drop constraint bonuses_terms;

update bonuses.bonuses b set title = o.title from bonuses.offers o where o.id = b.offer_id;

alter table bonuses.bonuses enable trigger bonuses_end_stays;
alter table bonuses.bonuses
  alter column title set not null,
  add constraint bonuses_terms check (
    num_nulls(group_key, max_stake, slots_percent, other_percent, days_to_wager)
      = case when offer_id is null then 0 else 5 end);
create trigger bonuses_terms_stay before update of title, group_key, max_stake, slots_percent, other_percent,
  days_to_wager on bonuses.bonuses
  for each row execute function bonuses.refuse_change();

alter table bonuses.offers alter column title type jsonb using jsonb_build_object('en', title);
create trigger offers_terms_stay before update on bonuses.offers
  for each row when (
    to_jsonb(old) - '{state,changed_by,changed_at}'::text[]
    is distinct from to_jsonb(new) - '{state,changed_by,changed_at}'::text[]
    or old.state = 'ended')
  execute function bonuses.refuse_change();
