import type { VacancyQuestion, VacancyQuestionField } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { isSiteRemain, titleWithoutRemains, withoutSiteRemains } from '../mend/site-remains.ts'
import { listFields } from './fields.ts'
import { includeAll } from './include.ts'

type Answers = {
  typed: string
  /** The field without the remains. */
  rest: string
  /** The field in which they are sentences; null where they would be left out all the same. */
  asSentences?: string | null
}

const askLeftOut = (
  field: VacancyQuestionField,
  remains: readonly string[],
  { typed, rest, asSentences = null }: Answers,
): VacancyQuestion[] =>
  remains.length === 0
    ? []
    : [
        {
          field,
          quote: remains.join(' · '),
          question: 'Dit staat niet in de tekst, want het lijkt een menu of knop van een website. Klopt dat?',
          options: [
            { label: 'Ja, weglaten', changes: { [field]: rest } },
            ...(asSentences === null
              ? includeAll(field, typed, remains)
              : [{ label: 'Nee, zet het in de tekst', changes: { [field]: asSentences } }]),
          ],
        },
      ]

/** Buttons have no full stop: with one a line is read as somebody's words. */
const asSentences = (text: string): string | null => {
  const lines = text.split('\n').map((line) => (isSiteRemain(line) ? `${line.trim()}.` : line))
  return lines.some(isSiteRemain) ? null : lines.join('\n')
}

const FIELDS = [
  ...listFields.map(({ field, name }) => [field, name] as const),
  ['coreActivity', 'kernactiviteit'],
  ['culture', 'organisatiecultuur'],
  ['team', 'team_samenstelling'],
  ['history', 'geschiedenis'],
  ['mission', 'missie_visie_kernwaarden'],
  ['goals', 'doelen'],
  ['contribution', 'maatschappelijke_bijdrage'],
] as const satisfies readonly (readonly [keyof VacancyForm, VacancyQuestionField])[]

/** What was left out because the page around an advertisement says it, one question a field. */
export const askRemains = (form: VacancyForm): VacancyQuestion[] => {
  const { title, remains } = titleWithoutRemains(form.title)
  return [
    ...askLeftOut('functie', remains, { typed: form.title, rest: title }),
    ...FIELDS.flatMap(([field, name]) => {
      const text = form[field]
      const rest = withoutSiteRemains(text)
      if (rest === text) return []
      return askLeftOut(name, text.split('\n').filter(isSiteRemain), {
        typed: text,
        rest,
        asSentences: asSentences(text),
      })
    }),
  ]
}
