import { messages, type PGlite, protocol } from "@electric-sql/pglite";
import type { Queryable } from "../database.ts";

const { serialize } = protocol;

/** Texts with values written into them would fill the memory of a long run: all are forgotten then. */
const STATEMENTS_MAX = 2_000;
/** Matches the answer of a statement that changes tables: others may return other columns after it. */
const CHANGES_TABLES = /^(CREATE|ALTER|DROP)\b/;

interface Statement {
  readonly name: string;
  /** Turn a parameter into text, in order; absent for types that know no other form than their own. */
  readonly writers: readonly ((value: unknown) => string)[];
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  read(text: string): unknown;
}

/** The statements of the one session of the embedded database, each prepared once. */
export interface Prepared extends Queryable {
  /** Forgets all statements: tables have changed. */
  forget(): Promise<void>;
  /** Forgets what was prepared while tables were changed in the transaction that has just been undone. */
  undo(): Promise<void>;
}

/**
 * Runs statements of PGlite as prepared ones. Its own `query` parses and plans each anew and asks the
 * session six times; this asks once.
 */
export function prepareOn(lite: PGlite): Prepared {
  let known = new Map<string, Statement>();
  let names = 0;
  let changed = false;
  // Nothing to sync: the files of Node are written as PostgreSQL writes them, those in memory nowhere.
  const send = (...parts: readonly Uint8Array[]) =>
    lite.execProtocolStream(joined(parts), { syncToFs: false });

  async function prepare(text: string): Promise<Statement> {
    names += 1;
    const name = `s${names}`;
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const statement = statementOf(lite, name, described);
    known.set(text, statement);
    return statement;
  }

  async function forget(): Promise<void> {
    const closing = [...known.values()].map(({ name }) => serialize.close({ type: "S", name }));
    known = new Map();
    changed = false;
    if (closing.length > 0) await send(...closing, serialize.sync());
  }

  return {
    forget: () => lite.runExclusive(forget),
    undo: () => lite.runExclusive(async () => (changed ? forget() : undefined)),
    query: <Row extends object>(text: string, parameters: readonly unknown[] = []) =>
      lite.runExclusive(async () => {
        if (known.size >= STATEMENTS_MAX) await forget();
        const statement = known.get(text) ?? (await prepare(text));
        const answers = await send(
          serialize.bind({ statement: statement.name, values: valuesOf(statement, parameters) }),
          serialize.execute({}),
          serialize.sync(),
        );
        if (answers.some(changesTables)) {
          await forget();
          changed = true;
        }
        return rowsOf(statement.columns, answers) as Row[];
      }),
  };
}

type Answer = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];

function statementOf(lite: PGlite, name: string, described: readonly Answer[]): Statement {
  const writers: ((value: unknown) => string)[] = [];
  const columns: Column[] = [];
  for (const answer of described) {
    if (answer instanceof messages.ParameterDescriptionMessage)
      for (const type of answer.dataTypeIDs) writers.push(lite.serializers[type] ?? String);
    if (answer instanceof messages.RowDescriptionMessage)
      for (const { name: column, dataTypeID } of answer.fields) {
        const parse = lite.parsers[dataTypeID];
        columns.push({
          name: column,
          read: parse ? (text) => parse(text, dataTypeID) : (text) => text,
        });
      }
  }
  return { name, writers, columns };
}

const valuesOf = ({ writers }: Statement, parameters: readonly unknown[]): (string | null)[] =>
  parameters.map((value, at) =>
    value === null || value === undefined ? null : (writers[at] ?? String)(value),
  );

function rowsOf(columns: readonly Column[], answers: readonly Answer[]): object[] {
  const rows: object[] = [];
  for (const answer of answers) {
    if (!(answer instanceof messages.DataRowMessage)) continue;
    const row: Record<string, unknown> = {};
    for (const [at, text] of answer.fields.entries()) {
      const column = columns[at];
      if (column) row[column.name] = text === null ? null : column.read(text);
    }
    rows.push(row);
  }
  return rows;
}

const changesTables = (answer: Answer): boolean =>
  answer instanceof messages.CommandCompleteMessage && CHANGES_TABLES.test(answer.text);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
