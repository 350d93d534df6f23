import type { VacancyQuestion } from '@wervio/contracts'
import { isFreelance } from '../facts/salary.ts'
import type { VacancyForm } from '../form.ts'
import { payDoubtIn, writePay } from '../mend/pay.ts'

const PERIOD = /\b(?:uur|maand|jaar|dag|week|weken|mnd)\b|\/ ?[ujmdw]\b|p\.?[umj]\b/i
/** An amount or a range and nothing else that says what kind of pay it is. */
const BARE_SUM =
  /^(?:(?:€|eur|euro|bruto|netto|ca\.?|circa|ongeveer|vanaf|tot|tussen|van|max\.?|maximaal|min\.?|minimaal|en|[-–,]) ?|\d{2,3}(?:[.,]\d{2,3})? ?k? ?)+$/i

/** Pay whose period no rule can tell: '14 - 16', '45k'. */
export const askPay = (form: VacancyForm): VacancyQuestion[] => {
  const pay = writePay(form.salary, isFreelance(form.title))
  if (!BARE_SUM.test(form.salary.trim()) || !/\d/.test(pay) || PERIOD.test(pay)) return []
  const options = ['per uur', 'per maand', 'per jaar'].map((period) => ({
    label: `${period.charAt(0).toUpperCase()}${period.slice(1)}`,
    changes: { salaris: `${form.salary.trim()} ${period}` },
  }))
  return [
    {
      field: 'salaris',
      quote: form.salary,
      question: 'Is dit salaris per uur, per maand of per jaar?',
      options: [...options, { label: 'Zo laten', changes: {} }],
    },
  ]
}

/** What a recruiter asks themselves behind an amount, and the text leaves out. */
export const askPayDoubt = ({ salary }: VacancyForm): VacancyQuestion[] => {
  const doubt = payDoubtIn(salary)
  if (doubt === null) return []
  const quote = doubt.replace(/^[ ,;./(–-]+/, '').replace(/(?<!\))\)$/, '')
  return [
    {
      field: 'salaris',
      quote,
      question: 'Dit staat niet in de tekst, want het lijkt een vraag aan jezelf. Klopt dat?',
      options: [
        { label: 'Ja, weglaten', changes: { salaris: salary.replace(doubt, '').trim() } },
        {
          label: `Nee, zet ‘${quote.replace(/\?+/g, '')}’ in de tekst`,
          changes: { salaris: salary.replace(/\?+/g, '').trim() },
        },
      ],
    },
  ]
}

/** Whole hours that are a week or a day: '8-17'. */
const RANGE = /^(\d{1,2}) ?[-–] ?(\d{1,2})(?: ?(?:uur|u))?$/

/** Hours that the recruiter isn't sure of: '24?', '32 of 36?'. */
const UNSURE = /^(\d{1,2}(?: ?(?:-|–|of|tot|à) ?\d{1,2})?)(?: ?(?:uur|u))?(?: per week)? ?\?+$/

/** Hours that may as well be times of day, or that are still a question. */
export const askHours = (form: VacancyForm): VacancyQuestion[] => {
  const [, unsure = ''] = UNSURE.exec(form.hours.trim()) ?? []
  if (unsure !== '')
    return [
      {
        field: 'uren',
        quote: form.hours,
        question: 'Achter de uren staat een vraagteken. In de tekst staan ze zonder. Klopt dat?',
        options: [
          { label: `Ja, ${unsure} uur per week`, changes: { uren: `${unsure} uur per week` } },
          { label: 'Nee, weglaten', changes: { uren: '' } },
        ],
      },
    ]
  const [, from = '', to = ''] = RANGE.exec(form.hours.trim()) ?? []
  const length = Number(to) - Number(from)
  if (from === '' || Number(from) < 6 || Number(from) > 10 || Number(to) < 14 || Number(to) > 20 || length < 6)
    return []
  return [
    {
      field: 'uren',
      quote: form.hours,
      question: 'Zijn dit uren per week of werktijden?',
      options: [
        { label: 'Uren per week', changes: { uren: `${from}-${to} uur per week` } },
        { label: 'Werktijden', changes: { uren: `van ${from}.00 tot ${to}.00 uur` } },
      ],
    },
  ]
}
