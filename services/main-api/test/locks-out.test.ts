import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { locksOut } from './locks-out.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))
/** Migrations up to this one are older than the rule. */
const LAST_BEFORE_THE_RULE = 86

test('no migration locks out the version before it', () => {
  const files = readdirSync(folder).filter((file) => /^\d{4}_.*\.sql$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const lockingStatements = files
    .filter((file) => Number(file.slice(0, 4)) > LAST_BEFORE_THE_RULE)
    .flatMap((file) => locksOut(readFileSync(join(folder, file), 'utf8')).map((line) => `${file} ${line}`))
  expect(lockingStatements).toEqual([])
})

test.each([
  ['ALTER TABLE "main"."vacancies" DROP COLUMN "salary";', 'drops a column'],
  ['DROP TABLE IF EXISTS main.files;', 'drops a table or view'],
  ['drop view main.candidate_heads;', 'drops a table or view'],
  ['DROP FUNCTION "main"."search"(text);', 'drops a function'],
  ['ALTER TABLE "main"."candidates" RENAME COLUMN "notes" TO "note_texts";', 'renames'],
  ['ALTER TABLE "main"."calendar_events" ALTER COLUMN "content" TYPE json;', 'changes a type'],
  ['ALTER TABLE "main"."files" ALTER COLUMN "size" SET DATA TYPE bigint;', 'changes a type'],
  ['ALTER TABLE "main"."files" ALTER COLUMN "size" SET NOT NULL;', 'requires a value'],
  ['ALTER TABLE "main"."files" ALTER COLUMN "size" DROP DEFAULT;', 'drops a default'],
  ['ALTER TABLE "main"."files" ADD COLUMN "sum" text NOT NULL;', 'adds a column that needs a value'],
  [
    'ALTER TABLE "main"."files"\n  ADD COLUMN a int,\n  ADD COLUMN b numeric(5, 2) NOT NULL;',
    'adds a column that needs a value',
  ],
  ['ALTER TABLE main.files ADD CONSTRAINT small CHECK (size < 5);', 'refuses rows that were allowed'],
  ['REVOKE SELECT ON main.files FROM wervio_ai;', 'takes a right away'],
  ['TRUNCATE main.files;', 'empties a table'],
])('%s is found', (statement, what) => {
  expect(locksOut(`-- Why it is so.\n${statement}`)).toEqual([expect.stringContaining(`${what}: `)])
})

test.each([
  'ALTER TABLE "ai"."recordings" ADD COLUMN "seen_at" timestamp(3) with time zone;',
  `ALTER TABLE main.files ADD COLUMN kind text NOT NULL DEFAULT 'cv';`,
  'ALTER TABLE main.files ADD COLUMN n int GENERATED ALWAYS AS (size + 1) STORED NOT NULL;',
  'CREATE TABLE main.labels (id uuid PRIMARY KEY, name text NOT NULL CONSTRAINT named CHECK (name <> $$x$$));',
  'ALTER TABLE main.files ALTER COLUMN size DROP NOT NULL;',
  'CREATE OR REPLACE FUNCTION main.f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;',
  '-- We may DROP COLUMN later, once no process reads it.\nSELECT 1;',
])('%s is no harm to the version before', (statement) => {
  expect(locksOut(statement)).toEqual([])
})

test('each statement is marked for itself', () => {
  const migration = `-- Rolling upgrade: nothing reads it since 0087.
ALTER TABLE main.files DROP COLUMN a;
--> statement-breakpoint
ALTER TABLE main.files DROP COLUMN b;`
  expect(locksOut(migration)).toEqual(['drops a column: ALTER TABLE MAIN.FILES DROP COLUMN B'])
})
