import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from '@jest/globals'
import { flateTwice } from '../../services/ai-service/test/cv/hostile/gigabytes.ts'
import { streamOf, withPage } from '../../services/ai-service/test/cv/hostile/make-hostile-pdf.ts'
import { inRoot } from '../product/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'cv-explain-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** Runs `cv explain` as a developer does. Lines have single spaces. */
const cv = async (...args: string[]) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', inRoot('scripts/cv/cv.ts'), ...args])
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, lines: output.split('\n').map((line) => line.replace(/ +/g, ' ').trim()), errors: errors.trim() }
}

const COOK = inRoot('services/ai-service/cv-set/tuned/nl-kok.pdf')

test('a CV is printed line by line with what each was taken for, then field by field with why', async () => {
  const { code, lines } = await cv('explain', COOK)
  expect(code).toBe(0)
  expect(lines).toEqual(
    expect.arrayContaining([
      '1 p1 26.0 header ignored Curriculum Vitae',
      '16 p1 14.0 bold experience heading Werkervaring',
      '18 p1 10.0 experience experience.0 head 01-03-2019 t/m heden',
      '46 p1 10.0 skills skills, certificates • HACCP',
      expect.stringMatching(/^phone = \+31610293847 \(.*, line 10\): a number on a line, score \d/),
      expect.stringMatching(/^skills\.2 = Inkoop \(.*, line 48\): stands under skills$/),
    ]),
  )
})

test('a CV as text is read as the tests of the reader are written; a field is explained with its line and what it beat', async () => {
  const file = fileWith(
    'cv.txt',
    'Sanne de Wit\nsanne@voorbeeld.nl\nanja@voorbeeld.nl\n# Werkervaring\nKok\nRestaurant De Eik\n2019 - heden',
  )
  expect((await cv('explain', file, 'experience.0.position')).lines).toEqual([
    expect.stringMatching(/^experience\.0\.position = Kok \(.*, line 5\): most like a job or study .*: ‘Kok’ leans \d/),
    '5 p1 10.0 experience experience.0 head Kok',
    expect.stringMatching(/^beat ‘Restaurant De Eik’ leans -\d/),
    '',
  ])
  const { code, errors } = await cv('explain', file, 'phone')
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(/^phone is empty in .*it has name, email/),
  })
})

test.each([
  ['that does not exist', () => join(folder, 'none.pdf'), 'does not exist'],
  ['that is a folder', () => folder, 'can’t be read (EISDIR)'],
  ['of another kind', () => fileWith('cv.png', '\u0089PNG'), 'is no PDF or Word file that can be read'],
  ['of text that is none', () => fileWith('binary.txt', new Uint8Array([0, 255, 0])), 'is no text of a CV'],
  [
    'that unpacks to a gigabyte',
    () => fileWith('bomb.pdf', withPage(streamOf('/Filter [/FlateDecode /FlateDecode]', flateTwice))),
    'takes more time or memory than a CV may',
  ],
])('a file %s gives one line and exit code 1', async (_what, file, message) => {
  const { code, lines, errors } = await cv('explain', file())
  expect({ code, lines }).toEqual({ code: 1, lines: [''] })
  expect(errors).toContain(message)
  expect(errors.split('\n')).toHaveLength(1)
})

test('without a file it says how it is used', async () => {
  expect(await cv('explain')).toMatchObject({ code: 2, errors: expect.stringContaining('usage: pnpm cv explain FILE') })
  expect(await cv('unknown', COOK)).toMatchObject({ code: 2 })
})
