import { expect, test } from '@jest/globals'
import { plainQuestion } from '../../src/chat/retrieval/plain-question.ts'
import { withoutRequestFrame } from '../../src/chat/retrieval/request-frames.ts'

test.each([
  ['ik zou graag weten of er een kantine is', 'er een kantine is'],
  ['kun je nagaan hoeveel filialen er zijn', 'hoeveel filialen er zijn'],
  ['Weet jij toevallig wie de planning maakt?', 'wie de planning maakt?'],
  ['de kandidaat vraagt of ze een laptop krijgt', 'ze een laptop krijgt'],
  ['vraagje: mag je roken op het terrein?', 'mag je roken op het terrein?'],
  ['is er een kerstpakket of hoe zit dat', 'is er een kerstpakket'],
  ['zet de certificaten even op een rijtje', 'wat zijn de certificaten'],
  ['noem alle talen eens op', 'wat zijn alle talen'],
  ['geef me een lijstje met de hobby’s', 'wat zijn de hobby’s'],
])('%s is read without its frame', (message, question) => {
  expect(withoutRequestFrame(message)).toBe(question)
})

test.each([
  'weet je dat zeker?',
  'hoe zit dat?',
  'wat vraagt de kandidaat?',
  'zet Anna op gesprek',
  'kan ik bellen of mailen?',
])('%s stands in no frame', (message) => {
  expect(withoutRequestFrame(message)).toBe(message)
})

test.each([
  ['kunnen ze ook zondags komen', 'kan ze ook zondags komen'],
  ['moogt ge daar roken', 'mag je daar roken'],
  ['zit dr een kantine bij', 'zit er een kantine bij'],
  ['ist ver', 'is het ver'],
])('%s is read as it would be written out', (message, question) => {
  expect(plainQuestion(message)).toBe(question)
})
