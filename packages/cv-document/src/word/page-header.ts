import { strFromU8, strToU8 } from 'fflate'
import type { WordParts } from './package/word-parts.ts'

const BODY = 'word/document.xml'
const RELATIONS = 'word/_rels/document.xml.rels'
const PACKAGE = ['[Content_Types].xml', '_rels/.rels']

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]{1,200})"`).exec(tag)?.[1]

/** The header of the first page: that of its own where the section has one, else that of every page. */
const headerOfFirstPage = (body: string, relations: string): string | undefined => {
  const from = body.indexOf('<w:sectPr')
  const section = from < 0 ? '' : body.slice(from, body.indexOf('</w:sectPr>', from))
  const kind = /<w:titlePg(?:\/>|\s*\/>|\s+w:val="(?:1|true|on)")/.test(section) ? 'first' : 'default'
  const reference = (section.match(/<w:headerReference\b[^>]{0,300}>/g) ?? []).find(
    (tag) => attribute(tag, 'w:type') === kind,
  )
  const id = reference === undefined ? undefined : attribute(reference, 'r:id')
  const relation =
    id === undefined
      ? undefined
      : (relations.match(/<Relationship\b[^>]{0,600}>/g) ?? []).find((tag) => attribute(tag, 'Id') === id)
  return relation === undefined
    ? undefined
    : /^(?:\/word\/)?([\w.-]+\.xml)$/.exec(attribute(relation, 'Target') ?? '')?.[1]
}

/** A header as the body of a document; null for one without text. */
const asBody = (header: string): string | null => {
  const opens = header.indexOf('<w:hdr')
  const inside = header.indexOf('>', opens) + 1
  const end = header.lastIndexOf('</w:hdr>')
  if (opens < 0 || end < inside || !/<w:t[ >]/.test(header)) return null
  return `${header.slice(0, opens)}<w:document${header.slice(opens + '<w:hdr'.length, inside)}<w:body>${header.slice(inside, end)}</w:body></w:document>`
}

/**
 * The head of the first page of a Word file, where many write their name and address, as the parts of a Word file of
 * its own: mammoth reads bodies alone. Null where there is none.
 */
export const pageHeaderOf = (parts: WordParts): WordParts | null => {
  const { [BODY]: body, [RELATIONS]: relations } = parts
  const name = body && relations ? headerOfFirstPage(strFromU8(body), strFromU8(relations)) : undefined
  const header = name === undefined ? undefined : parts[`word/${name}`]
  const text = header ? asBody(strFromU8(header)) : null
  if (text === null) return null
  const links = parts[`word/_rels/${name}.rels`]
  const others = PACKAGE.flatMap((path) => (parts[path] ? [[path, parts[path]] as const] : []))
  return { ...Object.fromEntries(others), [BODY]: strToU8(text), ...(links ? { [RELATIONS]: links } : {}) }
}
