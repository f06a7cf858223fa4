/** Draws the page of every game of a maker, whose name is HTML: what it shows comes by its script. */
export const framePage = (maker: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${maker}</title>
<link rel="stylesheet" href="frame.css">
<script type="module" src="browser/frame.ts"></script>
</head>
<body>
<main>
<header><h1 id="name">${maker}</h1><p id="mode"></p></header>
<section id="board" aria-live="off"></section>
<p id="said" role="status"></p>
<form id="bar"></form>
<footer><span id="returns"></span></footer>
</main>
</body>
</html>
`;

/** Draws the look of a maker: paper white, one dark colour, round corners. */
export const frameStyle = (colour: string): string => `
:root { color-scheme: light; --ink: #17241f; --paper: #fdfcf8; --line: #d9ded6; --accent: ${colour}; --sun: #ffd66b; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.4 ui-rounded, "Segoe UI", system-ui, sans-serif; }
main { min-height: 100%; max-width: 46rem; margin: 0 auto; padding: 1rem; display: grid; grid-template-rows: auto 1fr auto auto auto; gap: .75rem; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
h1 { margin: 0; font-size: 1.25rem; }
header p, footer { margin: 0; color: #4c5a53; font-size: .875rem; }
#board { display: grid; place-items: center; min-height: 8rem; }
#said { margin: 0; min-height: 1.75rem; text-align: center; font-weight: 600; font-size: 1.125rem; }
#bar { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; justify-content: center; }
#bar label { display: grid; gap: .25rem; font-size: .875rem; }
#bar output { display: grid; font-size: .875rem; margin-right: auto; }
#bar output b { font-size: 1.125rem; font-variant-numeric: tabular-nums; }
button, select { min-height: 3rem; font: inherit; border-radius: 1.5rem; border: 2px solid var(--accent); padding: 0 1.25rem; background: #fff; color: var(--ink); }
button.main { background: var(--accent); color: #fff; font-weight: 700; min-width: 9rem; }
button:disabled { opacity: .55; }
:focus-visible { outline: 3px solid #1f5fd0; outline-offset: 2px; }
.reels { display: grid; grid-template-columns: repeat(3, minmax(0, 7rem)); gap: .5rem; width: 100%; justify-content: center; }
.reel { display: grid; gap: .5rem; }
.cell { aspect-ratio: 1; border: 2px solid var(--line); border-radius: 1rem; background: #fff; display: grid; place-items: center; }
.cell svg { width: 64%; height: 64%; }
.cell.pays { border-color: var(--accent); background: var(--sun); }
.fields { display: grid; grid-template-columns: repeat(3, minmax(0, 7rem)); gap: .5rem; width: 100%; justify-content: center; }
.field { min-height: 4.5rem; border-radius: 1rem; border: 2px solid var(--line); display: grid; place-items: center; font-size: 1.375rem; font-weight: 700; background: #fff; }
.field.covered { background: repeating-linear-gradient(135deg, #c6cdc8 0 .5rem, #d5dbd7 .5rem 1rem); color: transparent; }
.field.pays { background: var(--sun); border-color: var(--accent); }
.card { width: 8rem; margin: 0 auto; aspect-ratio: 5 / 7; border-radius: 1rem; border: 3px solid var(--accent); display: grid; place-items: center; font-size: 3.5rem; font-weight: 800; background: #fff; }
.table { margin: .75rem 0 0; text-align: center; }
.spinning .cell svg { animation: drop .12s linear infinite; }
@keyframes drop { from { transform: translateY(-40%); } to { transform: translateY(40%); } }
@media (max-height: 30rem) {
  main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-rows: auto auto 1fr auto; max-width: 60rem; gap: .5rem 1rem; padding: .75rem; }
  header, footer { grid-column: 1 / -1; }
  #board { grid-row: 2 / 4; }
  .reels, .fields { grid-template-columns: repeat(3, minmax(0, 4.75rem)); gap: .375rem; }
  .field { min-height: 3.5rem; }
  .card { width: 5.5rem; font-size: 2.5rem; }
}
@media (prefers-reduced-motion: reduce) { .spinning .cell svg { animation: none; opacity: .4; } }
`;
