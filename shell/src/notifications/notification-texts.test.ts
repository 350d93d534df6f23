import { expect, test } from '@jest/globals'
import { notificationKinds, type Notification } from '@wervio/contracts'
import { notificationNumber } from '../testing/fake-services.ts'
import { textsOf, typeOf } from './notification-texts.ts'

const ROOS = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1d001'
const KOK = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c001'
const SUBJECT = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1b001'
const two = {
  count: 2,
  candidates: [
    { id: ROOS, name: 'Roos Veldkamp' },
    { id: SUBJECT, name: 'Teun Waterreus' },
  ],
}
const nobody = { candidates: [], vacancy: null }

type Case = [more: Partial<Notification>, type: string, title: string, text: string, href: string]

const cases: Case[] = [
  [
    { kind: 'match' },
    'match',
    'Sterke match',
    'Roos Veldkamp past voor 85% bij Kok.',
    `/matching-dashboard?vacancy=${KOK}&kandidaat=${ROOS}&vanaf=0`,
  ],
  [
    { kind: 'match', ...two, percentage: 91 },
    'match',
    '2 sterke matches',
    'Roos Veldkamp en Teun Waterreus passen tot 91% bij Kok.',
    `/matching-dashboard?vacancy=${KOK}`,
  ],
  [
    { kind: 'match', ...two, count: 12, vacancy: null, percentage: null },
    'match',
    '12 sterke matches',
    '12 kandidaten passen.',
    `/kandidaat-profiel/${ROOS}`,
  ],
  [
    { kind: 'recording', subject_id: SUBJECT },
    'interview',
    'Gesprek uitgeschreven',
    'Transcriptie en samenvatting van je gesprek met Roos Veldkamp zijn klaar.',
    `/gesprek/${SUBJECT}`,
  ],
  [
    { kind: 'recording', subject_id: null },
    'interview',
    'Gesprek uitgeschreven',
    'Transcriptie en samenvatting van je gesprek met Roos Veldkamp zijn klaar.',
    `/kandidaat-profiel/${ROOS}`,
  ],
  [
    { kind: 'recording', subject_id: SUBJECT, failed: true, ...nobody },
    'interview',
    'Opname niet uitgeschreven',
    'Het gesprek kon niet worden uitgeschreven. Bekijk waarom en probeer het opnieuw.',
    '/import-recording',
  ],
  [
    { kind: 'transcript', subject_id: SUBJECT },
    'interview',
    'Transcriptie uit Teams',
    'De transcriptie van je gesprek met Roos Veldkamp is er.',
    `/online-meeting?transcript=${SUBJECT}`,
  ],
  [
    { kind: 'cv_stack', subject_id: SUBJECT, count: 12, ...nobody },
    'vacancy',
    'CV’s gelezen',
    'Je stapel van 12 CV’s is gelezen.',
    `/add-candidate/stapel/${SUBJECT}`,
  ],
  [
    { kind: 'mail', failed: true },
    'interview',
    'Mail niet verstuurd',
    'Je mail aan Roos Veldkamp is mogelijk niet aangekomen.',
    `/mail?candidate=${ROOS}`,
  ],
  [
    { kind: 'mail', failed: true, ...nobody },
    'interview',
    'Mail niet verstuurd',
    'Je mail aan een kandidaat is mogelijk niet aangekomen.',
    '/mail',
  ],
  [
    { kind: 'colleague', colleague: 'Noor', stage: 3, outcome: 'open' },
    'vacancy',
    'Kandidaat verplaatst',
    'Noor zette Roos Veldkamp naar ‘Gesprek Gepland’ voor Kok.',
    `/vacancy/${KOK}`,
  ],
  [
    { kind: 'colleague', colleague: null, outcome: 'hired', vacancy: null },
    'vacancy',
    'Kandidaat verplaatst',
    'Een collega zette Roos Veldkamp op ‘Aangenomen’.',
    `/kandidaat-profiel/${ROOS}`,
  ],
]

test.each(cases)('%j is a notification of the kind %s that leads to its subject', (more, type, title, text, href) => {
  const notification = notificationNumber(1, more)
  expect(textsOf(notification)).toEqual({ title, text, href })
  expect(typeOf(notification)).toBe(type)
})

test('every kind is among them', () => {
  expect(new Set(cases.map(([{ kind }]) => kind))).toEqual(new Set(notificationKinds))
})

test('one of a later version says that there is news, and leads to the dashboard', () => {
  const notification = notificationNumber(1, { kind: 'waarde-van-later' })
  expect(textsOf(notification)).toMatchObject({ title: 'Nieuws', href: '/dashboard' })
  expect(typeOf(notification)).toBeNull()
})
