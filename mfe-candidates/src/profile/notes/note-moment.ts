import { clock, dayName, shortMoment, shortMomentWithYear } from '@wervio/ui'

/** 'vandaag, 09:12', '18 nov, 11:20', or with its year when that isn't this one. */
export const noteMoment = (iso: string): string => {
  const day = dayName(iso).toLocaleLowerCase('nl-NL')
  if (day === 'vandaag' || day === 'gisteren') return `${day}, ${clock(iso)}`
  const isThisYear = new Date(iso).getFullYear() === new Date().getFullYear()
  return isThisYear ? shortMoment(iso) : shortMomentWithYear(iso)
}
