import { expect, test } from '@jest/globals'
import { answerChat } from '../../src/chat/answer-chat.ts'
import { NOBODY } from '../../src/chat/people/asked-people.ts'
import { fold } from '../../src/chat/people/question/fold.ts'
import { protectedTraitIn } from '../../src/chat/people/question/protected-traits.ts'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'

const ID = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'

const ask = async (kind: 'candidate' | 'vacancy', context: Record<string, unknown>, message: string) => {
  const { signal } = new AbortController()
  const body = { message, conversation_history: [], context, subject: { kind, id: ID } }
  return answerChat(createBuiltinEngine(), body, { signal, onProgress: () => undefined }, NOBODY)
}

test.each([
  'met welke leeftijd kinderen werkt ze',
  'met kinderen van welke leeftijd heeft ze ervaring',
  'welke leeftijd hebben de leerlingen',
  'aan welke leeftijdsgroep geeft hij les',
  'begeleidde ze jongeren van welke leeftijd',
  'wat is de leeftijd van de bewoners',
  'met welke leeftijden werkte hij op stage',
])('%s is a question about the work', (question) => {
  expect(protectedTraitIn(fold(question), true)).toBeNull()
})

test.each([
  'welke leeftijd heeft ze',
  'welke leeftijd hebben haar kinderen',
  'wat is de leeftijd van haar kinderen',
  'welke leeftijd hebben de kinderen',
  'met welke leeftijd begon ze',
  'hoe oud is ze en werkt ze met kinderen',
  'werkt ze en welke leeftijd heeft ze',
])('%s is a question about the person', (question) => {
  expect(protectedTraitIn(fold(question), true)).not.toBeNull()
})

test.each(['met welke leeftijd kinderen werk je', 'welke leeftijd hebben de kinderen', 'hoe oud zijn de kinderen'])(
  '%s is answered from the job, where it tells of it',
  async (question) => {
    expect(protectedTraitIn(fold(question), false)).toBeNull()
    const nursery = { vacature: { functie: 'Pedagogisch medewerker', specifieke_taken: 'Babygroep van 0 tot 2 jaar' } }
    expect((await ask('vacancy', nursery, question)).response).toMatch(/0 tot 2 jaar/)
    const shop = { vacature: { functie: 'Verkoper', uren: '38 uur per week' } }
    expect((await ask('vacancy', shop, question)).response).toMatch(/staat er niet/)
  },
)

test.each([
  ['40 uur per week', 'is het in deeltijd te doen', /^Of het in deeltijd kan, staat er niet.*40 uur/],
  ['24 tot 32 uur', 'kan het ook parttime', /^Over deeltijd staat er: ‘24 tot 32 uur’/],
  ['38 uur, of 4/5', 'kan ik er halftijds werken', /^Over deeltijd staat er: ‘38 uur, of 4\/5’/],
  ['32-40 uur', 'deeltijd mogelijk?', /^Over deeltijd staat er/],
  ['Alleen fulltime, geen parttime', 'mag het in deeltijd', /geen parttime/],
  ['40 uur per week', 'hoeveel uur is het', /^Over de uren staat er/],
])('hours of %s: %s', async (uren, question, says) => {
  const { response } = await ask('vacancy', { vacature: { functie: 'Verkoper', uren } }, question)
  expect(response).toMatch(says)
})
