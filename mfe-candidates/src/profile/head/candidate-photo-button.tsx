import { type Candidate, deletePhoto, savePhoto, thumbnailTypes } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { PhotoButton } from '@wervio/ui'
import { CandidatePhoto } from '../../candidate/candidate-photo.tsx'
import { usePhoto } from './use-photo.ts'

/** The photo of a candidate or their initials, and for who may a menu to change it. */
export const CandidatePhotoButton = ({ candidate }: { candidate: Candidate }) => {
  const { choose, remove, busy } = usePhoto(candidate.id)
  if (!useMay(savePhoto, deletePhoto)) return <CandidatePhoto candidate={candidate} size="large" />
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
