import { expect, test } from '@jest/globals'
import { candidateOf, jobOf, matchOf } from '../testing/match-of.ts'

const findingOf = (label: string, hours: string | null) =>
  matchOf({ hours: label }, candidateOf({ hours })).findingOf(label)
const findingOfText = (label: string, line: string, deed: string | null = null) =>
  matchOf(
    { hours: label },
    candidateOf({ cv_text: `Naam\n\n${line}`, experience: deed === null ? [] : [jobOf('Kok', [2019], deed)] }),
  ).findingOf(label)

test.each([
  ['32-40 uur', '36 uur', 'met'],
  ['28 - 36 uur per week', '40 uur', 'missing'],
  ['36-40 uur, 2 dagen thuis', '24 uur', 'missing'],
  ['40, vroege dienst 6.00-14.30 en late dienst 10.30-19.00 om de week; 1x per 5 wkn bereikbaar', '24 uur', 'missing'],
  ['voltijds 38u of 4/5', '30 uur', 'met'],
  ['voltijds 38u of 4/5', '16 uur', 'missing'],
  ['24-32 uur', '4 dagen per week', 'met'],
  ['24-32 uur', '2 dagen', 'missing'],
  ['Fulltime', '40 uur', 'met'],
  ['Fulltime', '0,6 fte', 'missing'],
  ['36 uur', '80-100%', 'met'],
  ['32-40h', 'voltijd', 'met'],
  ['4/5', '32 uur', 'met'],
  ['4/5', '40 uur', 'missing'],
  ['4/5', '24 uur', 'missing'],
  ['halftijds', '20 uur', 'met'],
  ['halftijds', '19 uur', 'met'],
  ['halftijds', '40 uur', 'missing'],
  ['0,8 fte', '32 uur', 'met'],
  ['0.8 FTE', '24 hours', 'missing'],
  ['1 fte', '40 uur', 'met'],
  ['80% - 100%', '32 uur', 'met'],
  ['minimaal 24 uur', '32 uur', 'met'],
  ['minimaal 24 uur', '16 uur', 'missing'],
  ['24 uur of meer', '36 uur', 'met'],
  ['maximaal 32 uur', '24 uur', 'met'],
  ['tot 32 uur', '40 uur', 'missing'],
  ['16 tot 24 uur', '30 uur', 'missing'],
  ['32 uur', 'minimaal 36 uur', 'missing'],
  ['32 hours, work from home', '40 hours', 'missing'],
  ['38/40u', '40u', 'met'],
  ['4 x 9 uur', '36 uur', 'met'],
  ['32 uur', '4 dagen van 8 uur', 'met'],
  ['drie dagen per week', '24 uur', 'met'],
  ['dertig uur', '30 uur', 'met'],
  ['150 uur per maand', '36 uur', 'missing'],
  ['Fulltime', 'parttime', 'missing'],
  ['parttime', 'fulltime', 'missing'],
  ['parttime', 'parttime', 'met'],
  ['deeltijds', 'halftijds', 'met'],
  ['fulltime of parttime', '24 uur', 'met'],
  ['32-40 uur', 'parttime', 'partly'],
  ['32-40 uur', null, 'missing'],
  ['In overleg', '32 uur', 'missing'],
])('%s beside %s: %s', (label, own, state) => expect(findingOf(label, own)?.state).toBe(state))

test.each([
  ['24 uur', 'Beschikbaar voor 24 uur per week.', 'met'],
  ['36 uur', 'Beschikbaar voor 24 uur per week.', 'missing'],
  ['24 uur', 'Ik werk het liefst 24 uur.', 'met'],
  ['fulltime', 'Op zoek naar een voltijdse job.', 'met'],
  ['32 uur', 'Zoekt parttime werk.', 'met'],
  ['40 uur', 'Looking for a part-time role.', 'missing'],
  ['36 uur', 'Ik wil maximaal 28 uur per week werken.', 'missing'],
  ['24 uur', 'Ik ben 3 dagen per week beschikbaar.', 'met'],
])('%s beside the words ‘%s’: %s', (label, line, state) => {
  const finding = findingOfText(label, line)
  expect(finding?.state).toBe(state)
  if (state === 'met') expect(finding?.proofs).toEqual([{ path: 'cv_text', quote: line }])
  else expect(finding?.remark).toMatch(/^Wil /)
})

test.each([
  ['24 uur', 'Werkte 24 uur per week in een winkel.'],
  ['36 uur', 'Beschikbaar vanaf 15 maart.'],
  ['24 uur', 'Graag gezien.'],
])('%s is not known from ‘%s’', (label, line) =>
  expect(findingOfText(label, line)).toEqual({ state: 'missing', proofs: [], remark: null, degree: 0 }),
)

test.each([
  ['Avonden en weekenden', 'Ook ’s avonds en in het weekend: avonden en zaterdagen.', null, 'met'],
  ['Weekend', 'Graag gezien.', 'Weekenddiensten in de bediening', 'met'],
  ['Avonden en weekenden', 'Graag gezien.', 'Avonddiensten in de bediening', 'partly'],
  ['Ploegendienst', 'Graag gezien.', 'Werken in 3-ploegen aan de lijn', 'met'],
  ['Nachtdienst', 'Liever geen nachtdiensten.', null, 'missing'],
  ['Weekend', 'Geen bezwaar tegen weekenden.', null, 'met'],
  ['Weekend', 'Graag gezien.', null, 'missing'],
])('%s beside ‘%s’ and work ‘%s’: %s', (label, line, deed, state) =>
  expect(findingOfText(label, line, deed)?.state).toBe(state),
)

test('who refuses the times is told so, whatever the hours', () =>
  expect(findingOfText('36 uur, ploegendienst', 'Beschikbaar voor 36 uur, geen ploegendienst.')).toMatchObject({
    state: 'missing',
    remark: 'Het CV zegt van niet',
  }))
