import { describe, expect, test } from '@jest/globals'
import type { GenerateVacancyRequest } from '@wervio/contracts'
import { composeVacancy } from '../src/engines/builtin/compose.ts'
import { readForm } from '../src/vacancy-text/form.ts'
import { writeOut } from '../src/vacancy-text/mend/shorthand.ts'
import { writeDemand } from '../src/vacancy-text/mend/demands.ts'
import { withVan, writeJe } from '../src/vacancy-text/mend/spoken-to.ts'
import { writeAbility } from '../src/vacancy-text/mend/telegram.ts'
import { translateItems } from '../src/vacancy-text/language/translate.ts'
import { questionsOf } from '../src/vacancy-text/questions/questions.ts'
import { renderHtml } from '../src/vacancy-text/render-html.ts'
import { renderText } from '../src/vacancy-text/render-text.ts'
import { forms } from './forms/index.ts'
import { strangeForms } from './forms/strange.ts'
import { blocksOf, emptyHeadings, holds, inventions, tagProblems, typographyProblems } from './text-checks.ts'

const write = (form: GenerateVacancyRequest) => {
  const document = composeVacancy(readForm(form))
  return { html: renderHtml(document), text: renderText(document) }
}
const inputOf = (form: GenerateVacancyRequest) => Object.values(form).join('\n')

describe.each(Object.entries({ ...forms, ...strangeForms }))('%s', (_, form) => {
  const { html, text } = write(form)

  test('is well-formed, with every value escaped and no empty heading', () => {
    expect(tagProblems(html)).toEqual([])
    expect(emptyHeadings(html)).toEqual([])
    expect(html).toMatch(/^<h1>[^<]+<\/h1>/)
  })

  test('reads without careless typography', () => {
    expect(blocksOf(html).flatMap((block) => typographyProblems(block.text))).toEqual([])
    expect(text).not.toMatch(/\n{3}|[^\S\n]\n/)
  })

  test('says nothing that the form didn’t', () => {
    expect(
      inventions(
        blocksOf(html)
          .map((block) => block.text)
          .join('\n'),
        inputOf(form),
      ),
    ).toEqual([])
  })

  test('is the same every time', () => {
    expect(write(structuredClone(form))).toEqual({ html, text })
  })

  test('never says a list item twice', () => {
    const items = blocksOf(html)
      .filter(({ tag }) => tag === 'li')
      .map((block) => block.text.toLowerCase())
    expect(new Set(items).size).toBe(items.length)
  })
})

/** A line as a text speaks it: to 'je', and with 'van' between what is done and what it is done with. */
const asSpoken = (line: string) => withVan(writeJe(line.toLowerCase()))
const asDemanded = (line: string) => writeAbility(writeDemand(line))

test.each(Object.entries(forms))('%s: every line the recruiter gave is in the text', (_, form) => {
  const { text } = write(form)
  const lines = Object.values(form).flatMap((value) => (value ?? '').split(/[\n•;]|, | en (?=\S+$)|\d\. /))
  const writtenLines = lines.map((line) => line.replace(/^\s*(?:[-•*]|\d+\.)\s+/, '').trim())
  const inDutch = translateItems(writtenLines)
  // What isn't given is asked about: 'Reiskosten: n.v.t.'.
  const questionQuotes = new Set(questionsOf(form).flatMap(({ quote }) => quote.split(' · ')))
  const missing = writtenLines.filter((line, index) => {
    if (questionQuotes.has(line)) return false
    if (line === '' || /gezocht|full-time|\d|zie website|^wij bieden:$/i.test(line)) return false
    return ![line, inDutch[index] ?? line, writeOut(line), asSpoken(line), asDemanded(line)].some((wording) =>
      holds(text, wording),
    )
  })
  expect(missing).toEqual([])
})

test.each(Object.entries(forms))('%s: the figures of the pay stay as they were given', (_, form) => {
  const figures = (line: string) =>
    (line.replace(/(\d),-+/g, '$1').match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((figure) =>
      figure.replaceAll('.', ''),
    )
  const [fact = ''] = blocksOf(write(form).html)
    .map((block) => block.text)
    .filter((line) => /^(?:Salaris|Tarief): /.test(line))
  expect(figures(fact)).toEqual(figures(form.salaris ?? ''))
})

const STALE =
  /nieuwe uitdaging|volgende stap|Hieronder lees je|lees dan verder|houdt? (?:zich|ons) bezig|kernactiviteit|in een paar woorden|\bB\.V\. zoekt|collegas/i
test.each(Object.entries(forms))('%s: no phrase that reads like a form or like every other vacancy', (_, form) => {
  expect(write(form).text).not.toMatch(STALE)
})

test('ten titles at one employer don’t all open the same way', () => {
  const titles = [
    'Planner',
    'Kok',
    'Monteur',
    'Chauffeur',
    'Boekhouder',
    'Verkoper',
    'Jurist',
    'Docent',
    'Schilder',
    'Receptionist',
  ]
  const openings = titles.map(
    (functie) =>
      blocksOf(write({ functie, organisatie: 'De Hoop' }).html)[1]?.text.replaceAll(functie.toLowerCase(), '') ?? '',
  )
  expect(new Set(openings).size).toBeGreaterThan(2)
})
