import { applicationOutcomeLabels, labelOf, stageName, type Match } from '@wervio/contracts'

const years = (value: number | null): string | null =>
  value === null ? null : value < 1 ? 'minder dan 1 jaar' : `${Math.floor(value)} jaar`

/** 'Verpleegkundige · Assen · 14 jaar'. */
export const aboutText = ({ title, experience, location, experience_years }: Match): string =>
  [
    title?.trim() || experience[0]?.position.trim() || 'Huidige functie onbekend',
    location?.trim(),
    years(experience_years),
  ]
    .filter(Boolean)
    .join(' · ')

/** The stage of an open procedure, or how it ended. */
export const procedureText = (application: NonNullable<Match['application']>): string =>
  application.outcome === 'open' ? stageName(application.stage) : labelOf(applicationOutcomeLabels, application.outcome)
