import { useCallback } from 'react'

/**
 * A picture out of memory, because a file that needs the token has no address. Its object URL is revoked when it
 * unmounts.
 */
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
