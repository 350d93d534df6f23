import type { VacancyQuestion, VacancyQuestionField } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { isSiteRemain, titleWithoutRemains, withoutSiteRemains } from '../mend/site-remains.ts'
import { listFields } from './fields.ts'

const askLeftOut = (field: VacancyQuestionField, remains: readonly string[], rest: string): VacancyQuestion[] =>
  remains.length === 0
    ? []
    : [
        {
          field,
          quote: remains.join(' · '),
          question: 'Dit staat niet in de tekst, want het lijkt een menu of knop van een website. Klopt dat?',
          options: [{ label: 'Ja, weglaten', changes: { [field]: rest } }],
        },
      ]

const FIELDS = [
  ...listFields.map(({ field, name }) => [field, name] as const),
  ['coreActivity', 'kernactiviteit'],
] as const satisfies readonly (readonly [keyof VacancyForm, VacancyQuestionField])[]

/** What was left out because the page around an advertisement says it, one question a field. */
export const askRemains = (form: VacancyForm): VacancyQuestion[] => {
  const { title, remains } = titleWithoutRemains(form.title)
  return [
    ...askLeftOut('functie', remains, title),
    ...FIELDS.flatMap(([field, name]) => {
      const text = form[field]
      const rest = withoutSiteRemains(text)
      return rest === text ? [] : askLeftOut(name, text.split('\n').filter(isSiteRemain), rest)
    }),
  ]
}
