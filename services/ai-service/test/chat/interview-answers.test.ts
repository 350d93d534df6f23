import { expect, test } from '@jest/globals'
import { answerChat } from '../../src/chat/answer-chat.ts'
import { NOBODY } from '../../src/chat/people/asked-people.ts'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'

const ID = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'

const transcript = `Fleur: Wat wil je verdienen?
Noor: Het moet wel vooruitgaan.
Fleur: Wij bieden 3.100 tot 3.400 bruto.
Noor: Dat valt me mee.
Fleur: Je krijgt er een leaseauto bij.
Noor: Daar rijd ik liever niet in.
Fleur: Noem eens een situatie waarin je met een boze klant te maken had.
Noor: Een klant stond in mei te schreeuwen aan de balie.
Fleur: Wat heb je toen gedaan?
Noor: Ik ben met hem naar buiten gelopen.
Noor: Hij is nog steeds klant.
Fleur: Wil je zelf iets weten?
Noor: Hoe groot is het team?
Fleur: Met negen, en er is een vacature.
Noor: En mag mijn hond mee?
Fleur: Dat vraag ik na bij het gebouw.
Fleur: Ik stuur je morgen de arbeidsvoorwaarden.
Noor: Dan mail ik maandag mijn diploma.`

const ask = async (message: string, before: { question: string; answer: string } | null = null): Promise<string> => {
  const { signal } = new AbortController()
  const history = before
    ? [
        { role: 'user' as const, content: before.question },
        { role: 'assistant' as const, content: before.answer },
      ]
    : []
  const context = { kandidaatNaam: 'Noor de Wit', transcripties: [transcript] }
  const subject = { kind: 'candidate' as const, id: ID }
  const body = { message, conversation_history: history, context, subject }
  const { response } = await answerChat(createBuiltinEngine(), body, { signal, onProgress: () => undefined }, NOBODY)
  return response
}

test.each([
  ['wat vroeg ze over het team', /Hoe groot is het team/, /hond/],
  ['welke vragen had ze', /Hoe groot is het team.*hond/s, /verdienen/],
  ['wat vroeg ze over de opleiding', /Een vraag daarover staat er niet/, /^Dit vroeg/],
  ['wat heb ik haar verteld over het team', /Met negen/, /Hoe groot is het team\?’ \[/],
  ['wat heb ik gezegd over het salaris', /3\.100/, /vooruitgaan/],
  ['wat heb ik verteld over de kantine', /staat er niet/, /3\.100/],
  ['wat moet ik nog navragen', /gebouw/, /arbeidsvoorwaarden/],
  ['wat heb ik haar beloofd', /arbeidsvoorwaarden/, /diploma/],
  ['wat zou ze nog mailen', /diploma/, /arbeidsvoorwaarden/],
  ['wat spraken we af', /arbeidsvoorwaarden.*diploma/s, /leaseauto/],
  ['gaf ze een voorbeeld van een boze klant', /schreeuwen/, /negen/],
  ['gaf ze een voorbeeld van leidinggeven', /niet/, /schreeuwen/],
])('%s', async (question, says, never) => {
  const response = await ask(question)
  expect(response).toMatch(says)
  expect(response).not.toMatch(never)
})

test('what the recruiter says is nobody’s wish, and a reply to it is shown as one', async () => {
  expect(await ask('wat wil ze verdienen')).not.toMatch(/3\.100/)
  expect(await ask('wil ze een leaseauto')).toMatch(/op wat de recruiter daarover zei: ‘Daar rijd ik liever niet in/)
})

test('what became of an example is asked after it, and of nothing else', async () => {
  const question = 'gaf ze een voorbeeld van een boze klant'
  const answer = await ask(question)
  expect(await ask('wat deed ze toen', { question, answer })).toMatch(/naar buiten gelopen/)
  expect(await ask('wat deed ze toen')).not.toMatch(/naar buiten gelopen/)
})
