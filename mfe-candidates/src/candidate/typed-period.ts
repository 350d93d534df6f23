import type { Job } from '@wervio/contracts'

const MONTHS = ['jan', 'feb', 'maa', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
const MOMENT = /(?:(\d{1,2})\s*[-/.]\s*|([a-z]{3})[a-z]*\.?\s+)?\b((?:19|20)\d{2})\b/giu
const NOW = /\b(heden|nu|nog steeds)\b/iu

const monthOf = (number: string | undefined, name: string | undefined): number => {
  const said = (name ?? '')
    .toLowerCase()
    .replace('mrt', 'maa')
    .replace('mar', 'maa')
    .replace('may', 'mei')
    .replace('oct', 'okt')
  return number ? Number(number) : MONTHS.indexOf(said) + 1
}

/** What a recruiter means by a period such as 'mei 2019 - heden', '2015 - 2019' or '03-2020'; null where it doesn't say. */
export const typedPeriod = (text: string): Pick<Job, 'start' | 'end' | 'current'> => {
  const moments = [...text.matchAll(MOMENT)].map(([, number, name, year = '']) => {
    const month = monthOf(number, name)
    return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year
  })
  const current = NOW.test(text)
  return { start: moments[0] ?? null, end: current ? null : (moments[1] ?? null), current }
}
