import { expect, test } from '@jest/globals'
import { note } from '../testing/fake-notes.ts'
import { recording } from '../testing/fake-profile.ts'
import { candidate } from '../testing/fake-services.ts'
import { assistantContext } from './assistant-context.ts'

test('the assistant gets the CV by field, the conversations and the notes', () => {
  const context = assistantContext(
    candidate({ languages: [{ language: 'Engels', level: 'goed' }] }),
    [recording(), recording({ summary: '' })],
    [note(2, { text: 'Bel na vijven.' }), note(1, { text: 'Wil 32 uur.' })],
  )
  expect(context).toMatchObject({
    kandidaatNaam: 'Noor de Vries',
    cv: {
      functietitel: 'Wijkverpleegkundige',
      talen: ['Engels (goed)'],
      werkervaring: [
        { functie: 'Wijkverpleegkundige', werkgever: 'Zorggroep De Linde', periode: '2019 - heden', locatie: 'Assen' },
      ],
    },
    transcripties: ['Noor: Ik werk graag in de wijk.', 'Noor: Ik werk graag in de wijk.'],
    samenvattingen: ['Noor werkt graag in de wijk.'],
    notities: ['Bel na vijven.', 'Wil 32 uur.'],
  })
})

test('sensitive kinds, the photo, the evidence and what is blank stay out', () => {
  const context = JSON.stringify(
    assistantContext(
      candidate({
        photo: 'p',
        sensitive: [{ kind: 'health' }],
        evidence: { email: { confidence: 1, quote: 'geheim', places: [] } },
      }),
      [],
      [],
    ),
  )
  for (const word of ['health', 'photo', 'geheim', 'notities', 'transcripties', 'opleidingen'])
    expect(context).not.toContain(word)
})
