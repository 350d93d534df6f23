import { isUtf8 } from 'node:buffer'
import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

export const UNKNOWN_TYPE = 'application/octet-stream'

/** The number of first bytes by which a type is detected. */
export const SAMPLE_BYTES = 65_536

/** Control characters that text doesn't contain: all but tab, line ends and form feed. */
const NOT_TEXT = /[^\P{Cc}\t\n\r\f]/u

/** Signatures by which browsers detect markup (https://mimesniff.spec.whatwg.org), here anywhere in the sample. */
const MARKUP: readonly [RegExp, string][] = [
  [/<svg[\s>]/i, 'image/svg+xml'],
  [
    /<(?:!doctype\s+html|html|head|body|script|iframe|style|title|table|div|font|h1|br|p|a|b|img|object|embed|form|link|meta|base)[\s>/]/i,
    'text/html',
  ],
  [/^\s*(?:<\?xml|<!--|<[a-z][\w:.-]*[\s>/])/i, 'application/xml'],
]

/** Extensions of text that a computer runs; its content looks like any other text. */
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

/** Undefined without a known signature, also when a damaged file makes the detection fail. */
const signatureOf = async (sample: Buffer): Promise<string | undefined> => {
  try {
    return (await fileTypeFromBuffer(sample))?.mime
  } catch {
    return undefined
  }
}

/**
 * The media type of a file by its first bytes, whatever its name or its sender says. Text is `text/plain` only without
 * markup.
 */
export const detectFileType = async (sample: Buffer, name: string): Promise<string> => {
  const type = await signatureOf(sample)
  return type === undefined || type === 'application/xml' ? typeOfText(sample, name) : type
}
