import { isUtf8 } from 'node:buffer'
import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

export const UNKNOWN_TYPE = 'application/octet-stream'

/** As much of a file as is looked at. */
export const SAMPLE_BYTES = 65_536

/** Control characters that no text has; tab, line ends and form feed it may. */
const NOT_TEXT = /[^\P{Cc}\t\n\r\f]/u

/** The signatures with which browsers know markup (https://mimesniff.spec.whatwg.org), anywhere, not only at the start. */
const MARKUP: readonly [RegExp, string][] = [
  [/<svg[\s>]/i, 'image/svg+xml'],
  [
    /<(?:!doctype\s+html|html|head|body|script|iframe|style|title|table|div|font|h1|br|p|a|b|img|object|embed|form|link|meta|base)[\s>/]/i,
    'text/html',
  ],
  [/^\s*(?:<\?xml|<!--|<[a-z][\w:.-]*[\s>/])/i, 'application/xml'],
]

/** Text that a computer runs looks like any other text; its name gives it away. */
const SCRIPTS = new Set([
  '.js',
  '.mjs',
  '.cjs',
  '.jsx',
  '.css',
  '.hta',
  '.vbs',
  '.vbe',
  '.wsf',
  '.ps1',
  '.bat',
  '.cmd',
  '.sh',
  '.php',
  '.asp',
  '.aspx',
  '.jsp',
  '.html',
  '.htm',
  '.xhtml',
  '.shtml',
  '.svg',
  '.xml',
  '.xsl',
])

/** A sample may end inside a character of up to four bytes. */
const wholeCharacters = (sample: Buffer): Buffer => {
  for (let missing = 0; missing < 4; missing += 1) {
    const part = sample.subarray(0, sample.length - missing)
    if (isUtf8(part)) return part
  }
  return Buffer.alloc(0)
}

const typeOfText = (sample: Buffer, name: string): string => {
  const text = wholeCharacters(sample).toString('utf8')
  if (text === '' || NOT_TEXT.test(text)) return UNKNOWN_TYPE
  const markup = MARKUP.find(([signature]) => signature.test(text))
  if (markup) return markup[1]
  return SCRIPTS.has(extname(name).toLowerCase()) ? UNKNOWN_TYPE : 'text/plain'
}

/** A damaged file can make the detection itself fail; that it isn't what it claims to be is then all there is to know. */
const signatureOf = async (sample: Buffer): Promise<string | undefined> => {
  try {
    return (await fileTypeFromBuffer(sample))?.mime
  } catch {
    return undefined
  }
}

/** The media type of a file by its first bytes, whatever its name or its sender says. Text is `text/plain` only without markup. */
export const foundType = async (sample: Buffer, name: string): Promise<string> => {
  const found = await signatureOf(sample)
  return found === undefined || found === 'application/xml' ? typeOfText(sample, name) : found
}
