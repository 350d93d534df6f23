import { useCallback } from 'react'

/** A picture out of memory: a file behind the token has no address of its own. Its address goes when the picture goes. */
export const BlobImage = ({ blob, alt }: { blob: Blob; alt: string }) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img ref={show} alt={alt} />
}
