import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import type { PublicationVersion, VacancyDetails } from '@wervio/contracts'
import { useAttachmentCount } from '../attachments/use-attachments.ts'
import { useMatchCount } from '../matches/use-matches.ts'

/** Most versions that the service lists: as many may be more. */
const VERSION_LIMIT = 200

const counted = (count: number | undefined, one: string, many: string, unknown: string): string | null => {
  if (count === undefined) return unknown
  if (count === 0) return null
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

const versionText = (count: number | undefined): string | null => {
  const exactCount = count === undefined || count >= VERSION_LIMIT ? undefined : count
  return counted(
    exactCount,
    'versie van de vacaturetekst',
    'versies van de vacaturetekst',
    'alle versies van de vacaturetekst',
  )
}

const personaTexts = { true: 'de persona', false: null, undefined: 'de persona, als die er is' }

/** What is deleted with a vacancy, with the figures that have been loaded; sends no request itself. */
export const useDeletionFacts = ({ id, has_persona }: VacancyDetails): string[] => {
  const versions = useQueryClient().getQueryData<PublicationVersion[]>(queryKeys.vacancies.versions(id))
  const facts = [
    counted(
      useMatchCount(id),
      'kandidaat in de procedure; het profiel blijft bewaard',
      'kandidaten in de procedure; hun profielen blijven bewaard',
      'de procedures van alle kandidaten; hun profielen blijven bewaard',
    ),
    counted(useAttachmentCount(id), 'bijlage', 'bijlagen', 'alle bijlagen'),
    personaTexts[`${has_persona}`],
    versionText(versions?.length),
  ]
  return facts.filter((fact) => fact !== null)
}
