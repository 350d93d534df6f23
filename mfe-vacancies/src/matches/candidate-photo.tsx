import { PersonPhoto, useSeen } from '@wervio/ui'
import { usePicture } from '../vacancy/use-picture.ts'

/** The photo of a candidate, fetched once it is near the screen, or initials without one. */
export const CandidatePhoto = ({
  name,
  photo,
  small = false,
}: {
  name: string
  photo: string | null
  small?: boolean
}) => {
  const [element, isSeen] = useSeen<HTMLSpanElement>()
  return (
    <span ref={element}>
      <PersonPhoto name={name} photo={usePicture(photo, isSeen)} size={small ? 'small' : 'medium'} />
    </span>
  )
}
