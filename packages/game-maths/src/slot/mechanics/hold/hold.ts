import type { Board, Hooks } from "../../engine/board.ts";
import type { Position } from "../../engine/slot-round.ts";
import {
  asFields,
  asList,
  checkText,
  checkWeights,
  checkWhole,
} from "../../par-sheet/shape-checks.ts";
import type { Mechanic } from "../mechanic.ts";
import { weightedPick } from "../weighted-pick.ts";

/** Enough of a symbol in a paid spin starts spins of which only its cells stay. */
export const hold: Mechanic = {
  field: "hold",
  checkShape(json, path, report) {
    const fields = ["symbol", "from", "spins", "chance", "values", "full"];
    const rule = asFields(json, path, fields, report);
    checkText(rule.symbol, `${path}.symbol`, report);
    checkWhole(rule.from, `${path}.from`, 1, 100, report);
    checkWhole(rule.spins, `${path}.spins`, 1, 10, report);
    const [wins, of] = asList(rule.chance, `${path}.chance`, 2, 2, report);
    checkWhole(of, `${path}.chance[1]`, 2, 1_000_000, report);
    checkWhole(wins, `${path}.chance[0]`, 1, typeof of === "number" ? of - 1 : 1, report);
    checkWeights(rule.values, `${path}.values`, report);
    for (const value of Object.keys(asFields(rule.values, `${path}.values`, null, report)))
      if (!/^[1-9]\d{0,4}$/.test(value)) report(`${path}.values.${value}`, "must be whole stakes");
    checkWhole(rule.full, `${path}.full`, 0, 1_000_000, report);
  },
  checkRules({ hold: rule, pays }, known, report) {
    if (!rule) return;
    if (!known.has(rule.symbol)) report("hold.symbol", "is on no strip");
    if (Object.hasOwn(pays, rule.symbol)) report("hold.symbol", "pays only when it is held");
  },
  hooks({ hold: rule }, { symbols, price }) {
    const symbol = symbols.indexOf(rule?.symbol ?? "");
    const values = Object.keys(rule?.values ?? {}).map((value) => Number(value) * price);
    const pick = weightedPick(rule?.values ?? {});
    const [wins, of] = rule?.chance ?? [0, 1];
    const [from, spins, full] = [rule?.from ?? 0, rule?.spins ?? 0, (rule?.full ?? 0) * price];
    /** Gives a cell its worth. Returns the coins. */
    const fill = (board: Board, cell: number): number => {
      const coins = values[pick(board.draw)] as number;
      board.cells[cell] = symbol;
      const { rows, symbols: names } = board.sheet;
      const positions: Position[] = [[Math.floor(cell / rows), cell % rows]];
      const name = names[symbol] ?? null;
      board.recorder?.mark({ kind: "coin", positions, symbol: name, value: coins / price });
      return coins;
    };
    return {
      spinOver(board, kind) {
        if (kind !== "spin") return;
        let held = board.countOf(symbol);
        if (held < from) return;
        let coins = 0;
        for (let cell = 0; cell < board.cells.length; cell += 1)
          if (board.cells[cell] === symbol) coins += fill(board, cell);
        for (let left = spins; left > 0 && held < board.cells.length; ) {
          const before = held;
          for (let cell = 0; cell < board.cells.length; cell += 1) {
            if (board.cells[cell] === symbol || board.draw(of) >= wins) continue;
            coins += fill(board, cell);
            held += 1;
          }
          left = held > before ? spins : left - 1;
          if (left > 0 && held < board.cells.length) board.close("hold", 0);
        }
        if (held === board.cells.length) coins += full;
        const name = board.sheet.symbols[symbol] as string;
        board.recorder?.win({
          by: "pot",
          line: null,
          symbol: name,
          count: held,
          ways: null,
          positions: board.placesOf(symbol),
          multiplier: 1,
          coins,
        });
        board.close("hold", coins);
      },
    } satisfies Hooks;
  },
};
