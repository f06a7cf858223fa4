-- Whoever asks for their data, or is forgotten, is found among the texts of all.
create index texts_of_player on sms.texts (player_id, created_at desc);
