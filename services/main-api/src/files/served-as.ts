import { create as contentDisposition } from 'content-disposition'
import { UNKNOWN_TYPE } from './found-type.ts'
import type { StoredFile } from './insert-file.ts'

/** What a browser may show. All else, such as markup, which it would run, goes out as bytes to keep. */
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/plain'])

/** The headers of a file's content: its own type only when it is safe to show, and never a guess of the browser. */
export const servedAs = ({ name, type, size }: Pick<StoredFile, 'name' | 'type' | 'size'>): Record<string, string> => {
  const shown = SHOWN.has(type)
  return {
    'Content-Type': shown ? `${type}${type === 'text/plain' ? '; charset=utf-8' : ''}` : UNKNOWN_TYPE,
    'Content-Length': String(size),
    'Content-Disposition': contentDisposition(name, { type: shown ? 'inline' : 'attachment' }),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
}
