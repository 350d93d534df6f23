/** A statement that says why the version before can do without what it takes away. */
const MARK = /^-- Rolling upgrade: \S/m

/** What the version before would fail on, by what it does. `statement` is upper case, without comments and quotes. */
const RULES: readonly [what: string, isBroken: (statement: string) => boolean][] = [
  ['drops a column', (statement) => /\bDROP COLUMN\b/.test(statement)],
  ['drops a table or view', (statement) => /\bDROP (?:TABLE|(?:MATERIALIZED )?VIEW|SCHEMA|TYPE)\b/.test(statement)],
  ['drops a function', (statement) => /\bDROP (?:FUNCTION|PROCEDURE)\b/.test(statement)],
  ['renames', (statement) => /\bRENAME\b/.test(statement)],
  ['changes a type', (statement) => /\bALTER COLUMN \S+ (?:SET DATA )?TYPE\b/.test(statement)],
  ['requires a value', (statement) => /\bSET NOT NULL\b/.test(statement)],
  ['drops a default', (statement) => /\bDROP DEFAULT\b/.test(statement)],
  [
    'adds a column that needs a value',
    (statement) =>
      [...statement.matchAll(/\bADD COLUMN\b((?:[^,(]|\([^)]*\))*)/g)].some(
        ([, column = '']) => /\bNOT NULL\b/.test(column) && !/\b(?:DEFAULT|GENERATED)\b/.test(column),
      ),
  ],
  [
    'refuses rows that were allowed',
    (statement) => /\bALTER TABLE\b.*\bADD (?:CONSTRAINT|CHECK|UNIQUE)\b/.test(statement),
  ],
  ['takes a right away', (statement) => /^REVOKE\b/.test(statement)],
  ['empties a table', (statement) => /^TRUNCATE\b/.test(statement)],
]

const bare = (statement: string): string =>
  statement
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()

/**
 * What of a migration would lock out the version before it, which runs on beside it during an upgrade: one line each. A
 * statement with a comment `-- Rolling upgrade: <why that is safe>` is left out.
 */
export const locksOut = (migration: string): string[] =>
  migration
    .split('--> statement-breakpoint')
    .filter((part) => !MARK.test(part))
    .flatMap((part) => part.split(/;\s*$/m))
    .map(bare)
    .flatMap((statement) =>
      RULES.filter(([, isBroken]) => isBroken(statement)).map(([what]) => `${what}: ${statement.slice(0, 80)}`),
    )
