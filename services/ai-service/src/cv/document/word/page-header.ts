import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** Bytes of a part, unpacked; texts of headers and pages are far below it. */
const LARGEST = 4_000_000
const BODY = 'word/document.xml'
const RELATIONS = 'word/_rels/document.xml.rels'
const PACKAGE = ['[Content_Types].xml', '_rels/.rels']

type Parts = Record<string, Uint8Array>

const partsOf = (bytes: Uint8Array, wanted: readonly string[]): Parts => unzipSync(bytes, { filter: ({ name, originalSize }) => wanted.includes(name) && originalSize <= LARGEST })

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]{1,200})"`).exec(tag)?.[1]

/** The header of the first page: that of its own where the section has one, else that of every page. */
function headerOfFirstPage(body: string, relations: string): string | undefined {
  const from = body.indexOf('<w:sectPr')
  const section = from < 0 ? '' : body.slice(from, body.indexOf('</w:sectPr>', from))
  const kind = /<w:titlePg(?:\/>|\s*\/>|\s+w:val="(?:1|true|on)")/.test(section) ? 'first' : 'default'
  const reference = (section.match(/<w:headerReference\b[^>]{0,300}>/g) ?? []).find((tag) => attribute(tag, 'w:type') === kind)
  const id = reference === undefined ? undefined : attribute(reference, 'r:id')
  const relation = id === undefined ? undefined : (relations.match(/<Relationship\b[^>]{0,600}>/g) ?? []).find((tag) => attribute(tag, 'Id') === id)
  return relation === undefined ? undefined : /^(?:\/word\/)?([\w.-]+\.xml)$/.exec(attribute(relation, 'Target') ?? '')?.[1]
}

/** A header as the body of a document; null for one without text. */
function asBody(header: string): string | null {
  const opens = header.indexOf('<w:hdr')
  const inside = header.indexOf('>', opens) + 1
  const end = header.lastIndexOf('</w:hdr>')
  if (opens < 0 || end < inside || !/<w:t[ >]/.test(header)) return null
  return `${header.slice(0, opens)}<w:document${header.slice(opens + '<w:hdr'.length, inside)}<w:body>${header.slice(inside, end)}</w:body></w:document>`
}

function headerIn(bytes: Uint8Array): Uint8Array | null {
  const { [BODY]: body, [RELATIONS]: relations, ...others } = partsOf(bytes, [BODY, RELATIONS, ...PACKAGE])
  const name = body && relations ? headerOfFirstPage(strFromU8(body), strFromU8(relations)) : undefined
  if (name === undefined) return null
  const own = `word/_rels/${name}.rels`
  const { [`word/${name}`]: header, [own]: links } = partsOf(bytes, [`word/${name}`, own])
  const text = header ? asBody(strFromU8(header)) : null
  return text === null ? null : zipSync({ ...others, [BODY]: strToU8(text), ...(links ? { [RELATIONS]: links } : {}) }, { level: 0 })
}

/**
 * The head of the first page of a Word file, where many write their name and address, as a Word file of its own: mammoth reads bodies alone.
 * Null where there is none, or where the file can't be unpacked in this way.
 */
export function pageHeaderOf(bytes: Uint8Array): Uint8Array | null {
  try {
    return headerIn(bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
