import { expect, test } from '@jest/globals'
import { composeVacancy } from '../../engines/builtin/compose.ts'
import { readForm } from '../form.ts'
import { renderText } from '../render-text.ts'
import { questionsOf } from './questions.ts'

const form = {
  functie: 'Kok',
  secundaire_arbeidsvoorwaarden: '- een goed salaris\n- gratis eten\nSolliciteer vóór 22 april 2024.',
}

test('a day for replying that is over is left out and asked about, and stays on the days before', () => {
  const write = (day: string) => renderText(composeVacancy(readForm(form), new Date(day)))
  expect(write('2024-04-01')).toContain('22 april 2024')
  expect(write('2026-11-30')).not.toContain('22 april')
  expect(questionsOf(form, new Date('2024-04-01')).map(({ question }) => question)).not.toContain(
    'Dit staat niet in de tekst, want de datum is voorbij. Klopt dat?',
  )
  const [question] = questionsOf(form, new Date('2026-11-30'))
  expect(question).toMatchObject({
    quote: 'Solliciteer vóór 22 april 2024.',
    question: 'Dit staat niet in de tekst, want de datum is voorbij. Klopt dat?',
    options: [
      { changes: { secundaire_arbeidsvoorwaarden: '- een goed salaris\n- gratis eten' } },
      {
        changes: {
          secundaire_arbeidsvoorwaarden: '- een goed salaris\n- gratis eten\n«Solliciteer vóór 22 april 2024.»',
        },
      },
    ],
  })
})
