import { thumbnailTypes, type Candidate } from '@wervio/contracts'
import { PhotoButton } from '@wervio/ui'
import { CandidatePhoto } from '../../candidate/candidate-photo.tsx'
import { usePhoto } from './use-photo.ts'

/** The photo of a candidate or their initials, and a menu to change it. */
export const CandidatePhotoButton = ({ candidate }: { candidate: Candidate }) => {
  const { choose, remove, busy } = usePhoto(candidate.id)
  return (
    <PhotoButton
      hasPhoto={candidate.photo !== null}
      types={thumbnailTypes}
      busy={busy}
      onChoose={choose}
      onRemove={remove}
    >
      <CandidatePhoto candidate={candidate} size="large" />
    </PhotoButton>
  )
}
