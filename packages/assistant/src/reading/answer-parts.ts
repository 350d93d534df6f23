import { linkAddress } from '@wervio/contracts'

export type Inline =
  | { kind: 'text'; text: string }
  /** The number of a source, from 1. */
  | { kind: 'marker'; number: number }
  | { kind: 'link'; href: string }
export type Block = { kind: 'paragraph'; lines: Inline[][] } | { kind: 'list'; items: Inline[][] }

const PIECE = /\[(\d{1,4})\]|((?:https?:\/\/|mailto:)[^\s<>"'\]]+)/gi
const TRAILING = /[.,;:!?)]+$/
const ITEM = /^\s*-\s+/

const inlineOf = (line: string, sources: number): Inline[] => {
  const parts: Inline[] = []
  let at = 0
  const put = (part: Inline, from: number, to: number) => {
    if (from > at) parts.push({ kind: 'text', text: line.slice(at, from) })
    parts.push(part)
    at = to
  }
  for (const { 0: whole, 1: digits, 2: address, index } of line.matchAll(PIECE)) {
    if (digits !== undefined) {
      const number = Number(digits)
      if (number >= 1 && number <= sources) put({ kind: 'marker', number }, index, index + whole.length)
    } else if (address !== undefined) {
      const href = address.replace(TRAILING, '')
      if (linkAddress(href) !== null) put({ kind: 'link', href }, index, index + href.length)
    }
  }
  if (at < line.length) parts.push({ kind: 'text', text: line.slice(at) })
  return parts
}

/**
 * An answer as paragraphs and lists ('- ' begins an item). A marker is one only when it stands for one of the `sources`;
 * an address is a link only with http(s) or mailto. Nothing is ever read as HTML.
 */
export const answerBlocks = (text: string, sources: number): Block[] => {
  const blocks: Block[] = []
  let begun = false
  for (const line of text.split(/\r?\n/)) {
    const parts = inlineOf(line.replace(ITEM, '').trim(), sources)
    const last = begun ? blocks.at(-1) : undefined
    begun = line.trim() !== ''
    if (!begun) continue
    if (ITEM.test(line)) {
      if (last?.kind === 'list') last.items.push(parts)
      else blocks.push({ kind: 'list', items: [parts] })
    } else if (last?.kind === 'paragraph') last.lines.push(parts)
    else blocks.push({ kind: 'paragraph', lines: [parts] })
  }
  return blocks
}

/** An answer without its markers, as it is copied and read aloud. */
export const withoutMarkers = (text: string, sources: number): string =>
  text.replace(/ ?\[(\d{1,4})\]/g, (whole, digits: string) =>
    Number(digits) >= 1 && Number(digits) <= sources ? '' : whole,
  )
