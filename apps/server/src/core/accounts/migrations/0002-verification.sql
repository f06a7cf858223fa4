-- How far a player's identity is established; compliance decides what follows from it.
alter table accounts.players add column verification text not null default 'none'
  check (verification in ('none', 'pending', 'verified', 'rejected'));
