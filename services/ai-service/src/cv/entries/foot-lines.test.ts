import { expect, test } from '@jest/globals'
import { cvOf } from '../testing/cv-of.ts'
import { withoutFoot } from './foot-lines.ts'

const texts = (text: string, y: number) => {
  const document = cvOf(text)
  const lines = document.lines.map((line, index) => (index === 0 ? line : { ...line, box: { ...line.box, y } }))
  return withoutFoot(document, lines).map((line) => line.text)
}

test.each(['Sanne de Wit · Curriculum vitae', 'Aoife Ní Bhriain · Résumé', 'pagina 1 van 2', 'Seite 2'])(
  'what stands at the foot beside "%s" is left out',
  (name) => expect(texts(`Kok, De Eik\n12 maart 2025 || ${name}`, 815)).toEqual(['Kok, De Eik']),
)

test('the same words higher on a page stay, and so does a job at the foot', () => {
  expect(texts('Kok, De Eik\n12 maart 2025 || Sanne de Wit · CV', 400)).toHaveLength(3)
  expect(texts('Kok, De Eik\n2019 || Barista', 815)).toHaveLength(3)
})
