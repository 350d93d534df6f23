import { expect, test } from '@jest/globals'
import type { GenerateVacancyRequest } from '@wervio/contracts'
import { composeVacancy } from '../../src/engines/builtin/compose.ts'
import { factsOf } from '../../src/vacancy-text/facts/facts.ts'
import { readForm } from '../../src/vacancy-text/form.ts'
import { renderText } from '../../src/vacancy-text/render-text.ts'
import { calledEmployer } from '../blind/vacancy-forms/unpublishable.ts'
import { holds } from '../chat/blind/score-answer.ts'

const AGENCY = 'Kadans Interim'
const write = (form: Partial<GenerateVacancyRequest>) =>
  renderText(
    composeVacancy(
      readForm({
        functie: 'Timmerman',
        organisatie: AGENCY,
        locatie: 'Zwolle',
        specifieke_taken: 'Kozijnen plaatsen\nTrappen stellen',
        sector: 'Bouw',
        kernactiviteit: 'Nieuwbouw van woningen',
        geschiedenis: 'Opgericht in 1970',
        organisatiecultuur: 'Nuchter, hecht',
        ...form,
      }),
    ),
  )

const callsAgencyEmployer = (text: string) => calledEmployer(AGENCY).filter((wording) => holds(text, wording))

test('a client who isn’t named is the employer, and the agency only mediates', () => {
  const text = write({ opdrachtgever: 'Smit Bouw' })
  expect(text).toMatch(/^- Bemiddeling door: Kadans Interim$/m)
  expect(text).toMatch(/^Over onze opdrachtgever$/m)
  expect(text).toMatch(/onze opdrachtgever (?:is|zit) actief in de bouw/i)
  expect(text).not.toMatch(/Smit/i)
  expect(callsAgencyEmployer(text)).toEqual([])
})

test('a client who isn’t named stays so when other fields name them', () => {
  const text = write({
    opdrachtgever: 'Smit Bouw B.V.',
    kernactiviteit: 'Smit Bouw bouwt woningen. Al veertig jaar kiest men voor SMIT BOUW.',
    team_samenstelling: 'Vier timmerlieden van Smit Bouw B.V.',
  })
  expect(text).not.toMatch(/Smit/i)
  expect(text).toContain('Onze opdrachtgever is actief in de bouw. De organisatie bouwt woningen.')
})

test('a client who may be named is named as the employer', () => {
  const text = write({ opdrachtgever: 'Smit Bouw', opdrachtgever_in_tekst: 'named' })
  expect(text).toMatch(/^- Bemiddeling door: Kadans Interim\n- Opdrachtgever: Smit Bouw$/m)
  expect(text).toMatch(/^Over Smit Bouw$/m)
  expect(text).toMatch(/(?:bij|waarom jij bij) Smit Bouw|Smit Bouw zoekt/)
  expect(callsAgencyEmployer(text)).toEqual([])
})

test('what the form says of the agency is not said of its client', () => {
  const text = write({
    opdrachtgever: 'Smit Bouw',
    sector: 'Uitzendbranche',
    kernactiviteit: 'uitzendbureau voor de bouw',
  })
  expect(text).not.toMatch(/uitzend/i)
})

test('without the field a text is as it was', () => {
  const text = write({ organisatie: 'Smit Bouw' })
  expect(text).toMatch(/^- Organisatie: Smit Bouw$/m)
  expect(text).not.toMatch(/opdrachtgever|Bemiddeling/)
})

test('the agency that writes does not speak as its client', () => {
  const text = write({ opdrachtgever: 'Smit Bouw', missie_visie_kernwaarden: 'Goed wonen voor iedereen' })
  expect(text).not.toMatch(/\b(?:We zijn|Bij ons|ons vak|onze cultuur|typeert ons|staan we|zo zijn we)\b/i)
  expect(text).toMatch(/De organisatie is opgericht in 1970/)
})

test('the facts above a text of a model name the agency as the one that mediates', () => {
  const form = readForm({ functie: 'Timmerman', organisatie: AGENCY, opdrachtgever: 'Smit Bouw' })
  expect(factsOf(form)).toEqual([{ kind: 'facts', facts: [{ label: 'Bemiddeling door', value: AGENCY }] }])
})
