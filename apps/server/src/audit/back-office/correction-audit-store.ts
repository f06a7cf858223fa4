/** Corrections of cash that moved something else than was agreed, and what moved for none. */
export const CORRECTIONS_AND_MOVES = `
      select 'correction ' || coalesce(c.id::text, 'of group ' || m.player_id || '/' || m.group_id),
        'gives ' || coalesce(c.amount, 0) || ' ' || coalesce(c.currency, '') || ', moved ' || coalesce(m.amount, 0)
          || ' ' || coalesce(m.currency, '')
      from (select * from corrections.corrections where state = 'made') c
      full join (
        select player_id, group_id, currency, sum(case when credit = 'cash' then amount when debit = 'cash' then -amount end) as amount
        from wallet.transfers where kind = 'correction' and 'house:corrections' in (debit, credit) group by 1, 2, 3) m
        on m.player_id = c.player_id and m.group_id = c.transfer_group and m.currency = c.currency
      where c.amount is distinct from m.amount`;
