import type { VacancyQuestion } from '@wervio/contracts'
import { readRole } from '../facts/role.ts'
import type { VacancyForm } from '../form.ts'
import { readTitle } from '../mend/title.ts'
import { linesOfField } from '../mend/list-parts.ts'
import { listFields } from './fields.ts'

/** Whether some item is labelled with the job, or with the last part of its name: 'Chauffeur: rijbewijs D'. */
const isLabelled = (job: string, lines: readonly string[]): boolean =>
  lines.some((line) => {
    const [, label = ''] = /^(?:voor (?:de )?)?(\p{L}{3,})(?:s|en)? ?:/iu.exec(line) ?? []
    return label !== '' && job.toLowerCase().endsWith(label.toLowerCase())
  })

/** Two jobs in one title, for each of which the form says other things. */
export const askTwoJobs = (form: VacancyForm): VacancyQuestion[] => {
  const { title } = readTitle(form.title, form.location, form.organisation)
  const jobs = title.split(/ (?:en|of) | ?[/+&] ?/)
  const lines = listFields.flatMap(({ field }) => linesOfField(form[field], form.names))
  const areJobs =
    jobs.length === 2 &&
    jobs.every(
      (job) => readRole(job, form.names)?.person === true && isLabelled(job, [...lines, form.salary, form.hours]),
    )
  return areJobs
    ? [
        {
          field: 'functie',
          quote: title,
          question: 'Dit lijken twee functies. Wil je ze in één vacature?',
          options: [
            { label: 'Ja, één vacature', changes: {} },
            ...jobs.map((job) => ({ label: `Alleen ‘${job}’`, changes: { functie: job } })),
          ],
        },
      ]
    : []
}
