import { create as contentDisposition } from 'content-disposition'
import { UNKNOWN_TYPE } from './detect-file-type.ts'
import type { StoredFile } from './insert-file.ts'

/** Types that a browser may show. Others, such as markup, which a browser would run, are downloaded as bytes. */
const SAFE_TYPES = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/plain'])

/** The headers of a file's content. Its own type only when that is safe to show; the browser may not guess a type. */
export const contentHeaders = ({
  name,
  type,
  size,
}: Pick<StoredFile, 'name' | 'type' | 'size'>): Record<string, string> => {
  const isSafeToShow = SAFE_TYPES.has(type)
  return {
    'Content-Type': isSafeToShow ? `${type}${type === 'text/plain' ? '; charset=utf-8' : ''}` : UNKNOWN_TYPE,
    'Content-Length': String(size),
    'Content-Disposition': contentDisposition(name, { type: isSafeToShow ? 'inline' : 'attachment' }),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
}
