import { stageName, type VacancySummary } from '@wervio/contracts'
import { exactDay } from '@wervio/ui'
import { daysOpen } from './days-open.ts'

type Figures = Pick<VacancySummary, 'open_applications' | 'new_applications'>

const candidates = (count: number): string => (count === 1 ? '1 kandidaat' : `${count} kandidaten`)

/** '2 nieuw'; null when nobody is new, or the service doesn't count them. */
export const newText = ({ new_applications }: Figures): string | null =>
  new_applications ? `${new_applications} nieuw` : null

/** '5 kandidaten · 2 nieuw'. */
export const candidatesText = (figures: Figures): string =>
  [candidates(figures.open_applications), newText(figures)].filter(Boolean).join(' · ')

/** What those figures count. */
export const candidatesHint = ({ open_applications, new_applications }: Figures): string =>
  [
    `${candidates(open_applications)} in de procedure`,
    new_applications && `nieuw: nog bij ${stageName(1)} (${new_applications})`,
  ]
    .filter(Boolean)
    .join('; ')

type Vacancy = Pick<VacancySummary, 'status' | 'archived_at' | 'created_at'>

/** 'vandaag', '1 dag', '34 dagen'; null for a vacancy that isn't open. */
export const daysText = (vacancy: Vacancy): string | null => {
  const days = daysOpen(vacancy)
  if (days === null) return null
  if (days === 0) return 'vandaag'
  return days === 1 ? '1 dag' : `${days} dagen`
}

/** 'Vandaag geopend', '34 dagen open'; null for a vacancy that isn't open. */
export const openText = (vacancy: Vacancy): string | null => {
  const days = daysText(vacancy)
  return days === 'vandaag' ? 'Vandaag geopend' : days && `${days} open`
}

/** Since when those days count. */
export const openHint = ({ created_at }: Vacancy): string => `Gemaakt op ${exactDay(created_at)}`
