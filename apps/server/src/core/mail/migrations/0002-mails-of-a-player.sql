-- Whoever asks for their data, or is forgotten, is found among the mails of all.
create index mails_of_player on mail.mails (player_id, created_at desc);
