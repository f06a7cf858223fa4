-- Whoever asks for their data is found among the turns of all, used or over as they may be.
create index turns_of_player on wheel.turns (player_id, created_at desc);
