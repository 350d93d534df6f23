import { useQuery } from '@tanstack/react-query'
import { fileQuery } from '@wervio/api-client'
import type { CandidateSummary } from '@wervio/contracts'
import { PersonPhoto, useSeen } from '@wervio/ui'

type Props = { candidate: Pick<CandidateSummary, 'name' | 'photo'>; size?: 'small' | 'medium' | 'large' }

/** The photo of a candidate, fetched once it is near the screen, or initials without one. */
export const CandidatePhoto = ({ candidate: { name, photo }, size = 'medium' }: Props) => {
  const [element, seen] = useSeen<HTMLSpanElement>()
  const { data } = useQuery({ ...fileQuery(photo ?? ''), enabled: seen && photo !== null })
  return (
    <span ref={element}>
      <PersonPhoto name={name} photo={data} size={size} />
    </span>
  )
}
