import { BlobImage } from '@wervio/ui'
import type { Vacancy } from '@wervio/contracts'
import { PlaceholderImage } from './placeholder-image.tsx'
import { usePicture } from './use-picture.ts'

type Pictured = Pick<Vacancy, 'title' | 'sector' | 'thumbnail'>

/** The picture of a vacancy, or a drawn one while it isn't there and where it can't be had. Decoration: the title stands beside it. */
export const VacancyImage = ({ vacancy: { title, sector, thumbnail } }: { vacancy: Pictured }) => {
  const picture = usePicture(thumbnail)
  return picture && thumbnail ? <BlobImage blob={picture} alt="" /> : <PlaceholderImage title={title} sector={sector} />
}
