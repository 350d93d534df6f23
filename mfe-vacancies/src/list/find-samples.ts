import { vacancyStatuses, type VacancyCounts } from '@wervio/contracts'
import { sampleVacancies, type SampleVacancy } from '../samples/sample-vacancies.ts'
import type { ListFilter } from '../vacancy-search/list-filter.ts'

const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const matches = ({ values, location }: SampleVacancy, q: string): boolean => {
  const words = normalise([values.functie, values.organisatie, values.sector, location].join(' '))
  return normalise(q)
    .split(' ')
    .every((word) => words.includes(word))
}

/**
 * The samples a filter leaves, searched the way the service searches vacancies, and how many there are of each status;
 * none is in the archive.
 */
export const findSamples = ({
  q,
  status,
  archived,
}: Pick<ListFilter, 'q' | 'status' | 'archived'>): { samples: SampleVacancy[]; counts: VacancyCounts } => {
  const matchingSamples = sampleVacancies.filter((sample) => matches(sample, q))
  const count = (sampleStatus: SampleVacancy['status']) =>
    matchingSamples.filter((sample) => sample.status === sampleStatus).length
  const by_status = Object.fromEntries(
    vacancyStatuses.map((sampleStatus) => [sampleStatus, count(sampleStatus)]),
  ) as VacancyCounts['by_status']
  return {
    samples: archived ? [] : matchingSamples.filter((sample) => status === null || sample.status === status),
    counts: { total: matchingSamples.length, by_status },
  }
}
