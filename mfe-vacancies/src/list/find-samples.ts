import { vacancyStatuses, type VacancyCounts } from '@wervio/contracts'
import { sampleVacancies, type SampleVacancy } from '../samples/sample-vacancies.ts'
import type { ListFilter } from '../vacancy-search/list-filter.ts'

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const matches = ({ values, location }: SampleVacancy, q: string): boolean => {
  const words = bare([values.functie, values.organisatie, values.sector, location].join(' '))
  return bare(q)
    .split(' ')
    .every((word) => words.includes(word))
}

/** The samples a filter leaves, found the way the service finds vacancies, and how many there are of each status. */
export const findSamples = ({
  q,
  status,
}: Pick<ListFilter, 'q' | 'status'>): { samples: SampleVacancy[]; counts: VacancyCounts } => {
  const found = sampleVacancies.filter((sample) => matches(sample, q))
  const count = (wanted: SampleVacancy['status']) => found.filter((sample) => sample.status === wanted).length
  const by_status = Object.fromEntries(
    vacancyStatuses.map((wanted) => [wanted, count(wanted)]),
  ) as VacancyCounts['by_status']
  return {
    samples: found.filter((sample) => status === null || sample.status === status),
    counts: { total: found.length, by_status },
  }
}
