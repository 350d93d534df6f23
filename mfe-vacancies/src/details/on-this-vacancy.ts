import type { Vacancy } from '@wervio/contracts'

/** The heading of what can be done with a vacancy, in the command menu. */
export const onThisVacancy = ({ title }: Pick<Vacancy, 'title'>): string => `Op deze vacature: ${title}`
