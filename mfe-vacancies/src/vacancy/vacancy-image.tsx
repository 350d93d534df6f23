import { BlobImage } from '@wervio/ui'
import type { Vacancy } from '@wervio/contracts'
import { PlaceholderImage } from './placeholder-image.tsx'
import { usePicture } from './use-picture.ts'

type PicturedVacancy = Pick<Vacancy, 'title' | 'sector' | 'thumbnail'>

/**
 * The picture of a vacancy, or a drawn one while it loads and when that fails. Decoration: the title stands beside it.
 */
export const VacancyImage = ({ vacancy: { title, sector, thumbnail } }: { vacancy: PicturedVacancy }) => {
  const picture = usePicture(thumbnail)
  return picture && thumbnail ? <BlobImage blob={picture} alt="" /> : <PlaceholderImage title={title} sector={sector} />
}
