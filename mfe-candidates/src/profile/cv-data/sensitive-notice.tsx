import { labelOf, sensitiveLabels, type Candidate } from '@wervio/contracts'
import { Notice } from '@wervio/ui'

/** Which special personal data the CV holds besides, never what it says. */
export const SensitiveNotice = ({ sensitive }: Pick<Candidate, 'sensitive'>) => {
  const kinds = [...new Set(sensitive.map(({ kind }) => labelOf(sensitiveLabels, kind).toLocaleLowerCase('nl-NL')))]
  return (
    kinds.length > 0 && (
      <Notice>In het CV staan ook: {kinds.join(', ')}. Die gebruiken we niet voor zoeken of matchen.</Notice>
    )
  )
}
