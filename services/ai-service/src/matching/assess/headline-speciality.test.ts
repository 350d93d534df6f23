import { expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

const titleFinding = (title: string, headline: string | null, position: string) =>
  matchOf({ title }, { title: headline, experience: [jobOf(position, [2017])] }).findingOf(title)

test.each([
  ['Projectleider evenementen', 'Projectleider glasvezel', 'Projectleider'],
  ['Opzichter bouw', 'Opzichter milieu', 'Opzichter'],
  ['Opzichter groen', 'Opzichter wegenbouw', 'Opzichter'],
  ['Werkvoorbereider installatietechniek', 'Werkvoorbereider ruwbouw', 'Werkvoorbereider'],
  ['Uitvoerder wegenbouw', 'Uitvoerder woningbouw', 'Uitvoerder'],
  ['Werfleider utiliteitsbouw', 'Werfleider rioleringswerken', 'Werfleider'],
  ['Monteur zonnepanelen', 'Monteur landbouw', 'Monteur'],
  ['Inspecteur milieu', 'Inspecteur onderwijs', 'Inspecteur'],
  ['Werkvoorbereider bouw', 'Werkvoorbereider elektrotechniek', 'Werkvoorbereider'],
])('a headline says of which speciality a job was: %s, %s, %s', (title, headline, position) => {
  expect(titleFinding(title, headline, position)).toMatchObject({ state: 'partly', remark: 'Verwant beroep' })
})

test.each([
  ['Projectleider evenementen', null, 'Projectleider'],
  ['Projectleider evenementen', 'Projectleider', 'Projectleider'],
  ['Projectleider evenementen', 'Projectleider glasvezel', 'Projectleider evenementen'],
  ['Projectleider evenementen', 'Projectleider evenementen en sport', 'Projectleider'],
  ['Werfleider appartementen', 'Werfleider ruwbouw', 'Werfleider'],
  ['Werfleider woningbouw', 'Werfleider', 'Werfleider appartementsbouw'],
  ['Chauffeur', 'Assistent-chauffeur', 'Chauffeur'],
  ['Kok', 'Leerling-kok', 'Kok'],
])('and not of another one: %s, %s, %s', (title, headline, position) => {
  expect(titleFinding(title, headline, position)?.state).toBe('met')
})

const years = (title: string, demand: string, position: string) =>
  matchOf({ title, hard_skills: demand }, { experience: [jobOf(position, [2017])] }).findingOf(demand)

test.each([
  ['Projectleider bouw', '3 jaar ervaring als projectleider in de bouw', 'Projectleider ICT'],
  ['Projectleider bouw', '3 jaar ervaring als projectleider bouw', 'Projectleider ICT'],
  [
    'Werkvoorbereider installatietechniek',
    'Min. 2 jaar als werkvoorbereider in de installatietechniek',
    'Werkvoorbereider ruwbouw',
  ],
  ['Opzichter groen', '2 jaar ervaring als opzichter in het groen', 'Opzichter wegenbouw'],
  ['Uitvoerder wegenbouw', '2 jaar als uitvoerder in de wegenbouw', 'Uitvoerder woningbouw'],
  ['Werfleider wegenbouw', '3 jaar ervaring als werfleider in de wegenbouw', 'Werfleider woningbouw'],
  ['Inspecteur milieu', '2 jaar ervaring als inspecteur op het gebied van milieu', 'Inspecteur onderwijs'],
  ['Adviseur duurzaamheid', '2 jaar ervaring als adviseur in duurzaamheid', 'Adviseur hypotheken'],
])('a demand that names the whole title asks for its speciality: %s, %s, %s', (title, demand, position) => {
  expect(years(title, demand, position)?.state).not.toBe('met')
})

test.each([
  ['Projectleider bouw', '3 jaar ervaring als projectleider', 'Projectleider ICT'],
  ['Projectleider bouw', '3 jaar ervaring als projectleider in de bouw', 'Projectleider'],
  ['Werfleider woningbouw', '3 jaar ervaring als werfleider in woningbouw', 'Werfleider appartementen'],
])('and one that names less asks for less: %s, %s, %s', (title, demand, position) => {
  expect(years(title, demand, position)?.state).toBe('met')
})

test.each([
  ['Kok', 'Kok'],
  ['Metselaar', 'Metselaar'],
  ['Boekhouder', 'Boekhouder'],
])('a job that begins later meets no title: %s', (title, position) => {
  const job = { ...jobOf(position, [2027]), start: '2027-02' }
  expect(matchOf({ title }, { experience: [job] }).findingOf(title)?.state).toBe('missing')
  expect(matchOf({ title }, { experience: [job, jobOf(position, [2020])] }).findingOf(title)?.state).toBe('met')
})
