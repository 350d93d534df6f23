import type { Match } from '@wervio/contracts'

/** 'Planner bij Linde', or what the specification says when nothing is known. */
export const currentJob = ({ title, experience }: Pick<Match, 'title' | 'experience'>): string => {
  const position = experience[0]?.position.trim() || title?.trim() || ''
  const company = experience[0]?.company.trim() ?? ''
  if (position && company) return `${position} bij ${company}`
  return position || company || 'Huidige functie onbekend'
}
