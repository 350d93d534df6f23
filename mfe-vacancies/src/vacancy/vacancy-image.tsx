import { useQuery } from '@tanstack/react-query'
import { download, queryKeys } from '@wervio/api-client'
import { endpoints, type Vacancy } from '@wervio/contracts'
import { BlobImage } from './blob-image.tsx'
import { PlaceholderImage } from './placeholder-image.tsx'

type Pictured = Pick<Vacancy, 'title' | 'sector' | 'thumbnail'>

/** The picture of a vacancy, or a drawn one while it isn't there and where it can't be had. Decoration: the title stands beside it. */
export const VacancyImage = ({ vacancy: { title, sector, thumbnail } }: { vacancy: Pictured }) => {
  const { data: picture } = useQuery({
    queryKey: queryKeys.files.content(thumbnail ?? ''),
    queryFn: ({ signal }) => download(endpoints.getFile, { params: { id: thumbnail ?? '' } }, { signal }),
    enabled: thumbnail !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return picture && thumbnail ? <BlobImage blob={picture} alt="" /> : <PlaceholderImage title={title} sector={sector} />
}
