import { styled } from 'styled-components'
import { BlobImage } from '../files/blob-image.tsx'
import { tokens } from '../theme/tokens.ts'
import { Avatar, avatarSizes, type AvatarSize } from './avatar.tsx'

const PhotoFrame = styled.span<{ $size: AvatarSize }>`
  display: inline-grid;
  flex-shrink: 0;
  img {
    width: ${({ $size }) => avatarSizes[$size]};
    aspect-ratio: 1;
    border-radius: ${tokens.radius.control};
    object-fit: cover;
  }
`

/** The photo of a person, or their initials. Hidden from screen readers, because the name stands beside it. */
export const PersonPhoto = ({
  name,
  photo,
  size = 'medium',
}: {
  name: string
  photo: Blob | undefined
  size?: AvatarSize
}) => (
  <PhotoFrame $size={size}>{photo ? <BlobImage blob={photo} alt="" /> : <Avatar name={name} size={size} />}</PhotoFrame>
)
