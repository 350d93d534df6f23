import type { VacancyQuestion } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { excludingClauses, insteadOf, isExcluding, withoutExcluding } from '../mend/excluding.ts'
import { itemsOfForm, without } from './fields.ts'

const questionOf = (words: string) =>
  `‘${words}’ staat niet in de tekst, want het kan mensen uitsluiten of afschrikken. Klopt dat?`

const askItems = (form: VacancyForm): VacancyQuestion[] =>
  itemsOfForm(form)
    .filter(({ item }) => isExcluding(item))
    .map((fieldItem) => {
      const { name, item, lines } = fieldItem
      const instead = insteadOf(item)
      return {
        field: name,
        quote: item,
        question: questionOf(item),
        options: [
          { label: 'Ja, weglaten', changes: { [name]: without(fieldItem) } },
          ...(instead === null
            ? []
            : [
                {
                  label: `Schrijf ‘${instead}’`,
                  changes: { [name]: lines.map((line) => (line === item ? instead : line)).join('\n') },
                },
              ]),
        ],
      }
    })

const STORIES = [
  ['team', 'team_samenstelling'],
  ['culture', 'organisatiecultuur'],
] as const

const askStories = (form: VacancyForm): VacancyQuestion[] =>
  STORIES.flatMap(([field, name]) =>
    excludingClauses(form[field]).map((clause) => {
      const instead = insteadOf(clause)
      return {
        field: name,
        quote: clause,
        question: questionOf(clause),
        options: [
          { label: 'Ja, weglaten', changes: { [name]: withoutExcluding(form[field]) } },
          ...(instead === null
            ? []
            : [{ label: `Schrijf ‘${instead}’`, changes: { [name]: form[field].replace(clause, instead) } }]),
        ],
      }
    }),
  )

/** 'Developer (Rockstar!)'. */
const askTitle = ({ title }: VacancyForm): VacancyQuestion[] =>
  [...title.matchAll(/ ?\(([^()]+)\)/g)]
    .filter(([, aside = '']) => isExcluding(aside))
    .map(([typed, aside = '']) => ({
      field: 'functie',
      quote: aside,
      question: questionOf(aside),
      options: [{ label: 'Ja, weglaten', changes: { functie: title.replace(typed, '') } }],
    }))

/** What was left out because it shuts people out, with what says the same lawfully. */
export const askExcluding = (form: VacancyForm): VacancyQuestion[] => [
  ...askTitle(form),
  ...askItems(form),
  ...askStories(form),
]
