import type { GenerateVacancyRequest, VacancyQuestion } from '@wervio/contracts'
import { linesNotGiven } from '../lists/labelled-items.ts'
import { listFields } from './fields.ts'

/** What a table or list says that there isn't, and a text doesn't tell: 'Leaseauto: nee'. */
export const askNotGiven = (request: GenerateVacancyRequest): VacancyQuestion[] =>
  listFields.flatMap(({ name }) => {
    const typed = request[name] ?? ''
    const lines = linesNotGiven(typed)
    return lines.length === 0
      ? []
      : [
          {
            field: name,
            quote: lines.map((line) => line.trim().replace(/\t+/g, ': ')).join(' · '),
            question: 'Dit staat niet in de tekst, want hier is het antwoord nee of niet van toepassing. Klopt dat?',
            options: [
              {
                label: 'Ja, weglaten',
                changes: {
                  [name]: typed
                    .split(/\r?\n/)
                    .filter((line) => !lines.includes(line))
                    .join('\n'),
                },
              },
            ],
          },
        ]
  })
