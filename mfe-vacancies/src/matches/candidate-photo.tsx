import { Avatar, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { BlobImage } from '../vacancy/blob-image.tsx'
import { usePhoto } from './use-photo.ts'
import { useSeen } from './use-seen.ts'

const Place = styled.span`
  display: inline-grid;
  flex-shrink: 0;
  img { width: 2.75rem; height: 2.75rem; border-radius: ${tokens.radius.control}; object-fit: cover; }
`

const Photo = ({ name, file }: { name: string; file: string }) => {
  const [element, seen] = useSeen<HTMLSpanElement>()
  const photo = usePhoto(file, seen)
  return <Place ref={element}>{photo ? <BlobImage blob={photo} alt="" /> : <Avatar name={name} />}</Place>
}

/** The photo of a candidate, or initials without one; `photo` is the id of a file. Beside the name, so hidden from screen readers. */
export const CandidatePhoto = ({ name, photo }: { name: string; photo: string | null }) =>
  photo ? <Photo name={name} file={photo} /> : <Avatar name={name} />
