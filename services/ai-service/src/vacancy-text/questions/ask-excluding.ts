import type { VacancyQuestion } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { splitSentences } from '../language/sentences.ts'
import { excludingClauses, insteadOf, isExcluding, withoutExcluding } from '../mend/excluding.ts'
import { itemsOfForm, without } from './fields.ts'

const questionOf = (words: string) =>
  `‘${words}’ staat niet in de tekst, want het kan mensen uitsluiten of afschrikken. Klopt dat?`

/** An item that is excluding as a whole, or the sentences of it that are. */
const excludingIn = (item: string): string[] => {
  const sentences = splitSentences(item)
  const excluding = sentences.filter((sentence) => isExcluding(sentence.replace(/(?<![.!])[.!]+$/, '')))
  return sentences.length > 1 && excluding.length < sentences.length ? excluding : isExcluding(item) ? [item] : []
}

const askItems = (form: VacancyForm): VacancyQuestion[] =>
  itemsOfForm(form).flatMap((fieldItem) => {
    const { name, item, lines } = fieldItem
    return excludingIn(item).map((words) => {
      const instead = insteadOf(words)
      const withInstead = (other: string) =>
        lines.map((line) => (line === item ? line.replace(words, other).trim() : line)).join('\n')
      return {
        field: name,
        quote: words,
        question: questionOf(words),
        options: [
          { label: 'Ja, weglaten', changes: { [name]: words === item ? without(fieldItem) : withInstead('') } },
          ...(instead === null ? [] : [{ label: `Schrijf ‘${instead}’`, changes: { [name]: withInstead(instead) } }]),
        ],
      }
    })
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
