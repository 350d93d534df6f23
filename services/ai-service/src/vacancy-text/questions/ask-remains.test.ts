import { expect, test } from '@jest/globals'
import { questionsOf } from './questions.ts'

test('what a page says around a story is left out and asked about', () => {
  const words = 'Wij helpen bewoners vooruit.'
  const missie_visie_kernwaarden = `Home > Over ons > Missie\n${words}`
  const [question] = questionsOf({ functie: 'Kok', missie_visie_kernwaarden })
  expect(question).toMatchObject({ field: 'missie_visie_kernwaarden', quote: 'Home > Over ons > Missie' })
  expect(question?.options[0]?.changes).toEqual({ missie_visie_kernwaarden: words })
})
