import { Avatar, BlobImage, tokens, useSeen } from '@wervio/ui'
import { styled } from 'styled-components'
import { usePicture } from '../vacancy/use-picture.ts'

const Place = styled.span<{ $small: boolean }>`
  display: inline-grid;
  flex-shrink: 0;
  img { width: ${({ $small }) => ($small ? '2rem' : '2.75rem')}; aspect-ratio: 1; border-radius: ${tokens.radius.control}; object-fit: cover; }
`

const Photo = ({ name, file, small }: { name: string; file: string; small: boolean }) => {
  const [element, seen] = useSeen<HTMLSpanElement>()
  const photo = usePicture(file, seen)
  return <Place ref={element} $small={small}>{photo ? <BlobImage blob={photo} alt="" /> : <Avatar name={name} size={small ? 'small' : 'medium'} />}</Place>
}

/** The photo of a candidate, or initials without one; `photo` is the id of a file. Beside the name, so hidden from screen readers. */
export const CandidatePhoto = ({ name, photo, small = false }: { name: string; photo: string | null; small?: boolean }) =>
  photo ? <Photo name={name} file={photo} small={small} /> : <Avatar name={name} size={small ? 'small' : 'medium'} />
