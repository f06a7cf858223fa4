-- Of one player and survey the first answer counts.
create table support.survey_answers (
  id bigint generated always as identity primary key,
  survey_id text not null,
  collector_id text not null,
  player_id bigint not null,
  rating integer not null check (rating between 1 and 5),
  text text not null,
  at timestamptz not null,
  unique (player_id, survey_id)
);
create index survey_answers_of_a_survey on support.survey_answers (survey_id, id desc);
