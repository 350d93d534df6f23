import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { brandDefaults } from '@wervio/brand'
import { fillFacts } from './facts.ts'
import type { LegalText } from './legal-text.ts'
import { legalTexts } from './legal-texts.ts'
import { revisions } from './revisions.ts'

const REPOSITORY = new URL('../../../', import.meta.url)

const linesOf = ({ title, intro, sections }: LegalText): string[] =>
  [title, intro, ...sections.flatMap((section) => [section.title, ...section.blocks.flat()])].map((line) =>
    fillFacts(line, brandDefaults),
  )
const hashOf = (text: LegalText): string => createHash('sha256').update(linesOf(text).join('\n')).digest('hex')

test.each(legalTexts)('the text behind $tab is the one of the day it says', (text) => {
  // Another text, or another term in it, needs a new day in `revisedOn` and a line in revisions.ts.
  expect({ [text.revisedOn]: hashOf(text) }).toEqual({ [text.revisedOn]: revisions[text.tab][text.revisedOn] })
  expect(Object.keys(revisions[text.tab]).toSorted().at(-1)).toBe(text.revisedOn)
})

/** Sources of the screens, without tests and without these texts. */
const screenSources = ['shell', 'mfe-vacancies', 'mfe-candidates', 'mfe-meetings', 'mfe-matching', 'mfe-marketing']
  .map((app) => new URL(`${app}/src/`, REPOSITORY))
  .concat(['assistant', 'candidates', 'ui'].map((name) => new URL(`packages/${name}/src/`, REPOSITORY)))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('privacy'))
      .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8')),
  )

/** Whether it is a whole text of a screen: a quoted word, or the words of an element. */
const isLabel = (label: string): boolean => {
  const isWhole = new RegExp(`['">\`\\n]\\s*${label.replaceAll(/[.?]/g, String.raw`\$&`)}\\s*['"<\`\\n]`)
  return screenSources.some((source) => isWhole.test(source))
}

const quotedLabels = [
  ...new Set(
    legalTexts.flatMap(linesOf).flatMap((line) => [...line.matchAll(/‘([^’]+)’/g)].map(([, label = '']) => label)),
  ),
]

test('the texts quote labels of the product', () => {
  expect(quotedLabels).toEqual(expect.arrayContaining(['Bewaren en privacy', 'Exporteer', 'Account verwijderen']))
})

test.each(quotedLabels)('‘%s’, which a text quotes, stands on a screen', (label) => {
  expect(isLabel(label)).toBe(true)
})
