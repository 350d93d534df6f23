import type { Job } from '@wervio/contracts'

const MONTHS = ['jan', 'feb', 'maa', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
const MOMENT = /(?:(\d{1,2})\s*[-/.]\s*|([a-z]{3})[a-z]*\.?\s+)?\b((?:19|20)\d{2})\b/giu
const NOW = /\b(heden|nu|nog steeds)\b/iu

const monthOf = (number: string | undefined, name: string | undefined): number => {
  const abbreviation = (name ?? '')
    .toLowerCase()
    .replace('mrt', 'maa')
    .replace('mar', 'maa')
    .replace('may', 'mei')
    .replace('oct', 'okt')
  return number ? Number(number) : MONTHS.indexOf(abbreviation) + 1
}

/**
 * The start and end of a period as a recruiter types it: 'mei 2019 - heden', '2015 - 2019', '03-2020'; null if absent.
 */
export const parsePeriod = (text: string): Pick<Job, 'start' | 'end' | 'current'> => {
  const moments = [...text.matchAll(MOMENT)].map(([, number, name, year = '']) => {
    const month = monthOf(number, name)
    return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year
  })
  const current = NOW.test(text)
  return { start: moments[0] ?? null, end: current ? null : (moments[1] ?? null), current }
}
