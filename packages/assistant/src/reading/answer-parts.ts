import { linkAddress } from '@wervio/contracts'

export type Inline =
  | { kind: 'text'; text: string }
  /** The number of a source, from 1. */
  | { kind: 'marker'; number: number }
  | { kind: 'link'; href: string }
export type Block = { kind: 'paragraph'; lines: Inline[][] } | { kind: 'list'; items: Inline[][] }

const PIECE = /\[(\d{1,4})\]|((?:https?:\/\/|mailto:)[^\s<>"'\]]+)/gi
const TRAILING = /(?<![.,;:!?)])[.,;:!?)]+$/
const ITEM = /^\s*-\s+/

const inlineOf = (line: string, sources: number): Inline[] => {
  const inlines: Inline[] = []
  let at = 0
  const append = (inlinePart: Inline, from: number, to: number) => {
    if (from > at) inlines.push({ kind: 'text', text: line.slice(at, from) })
    inlines.push(inlinePart)
    at = to
  }
  for (const { 0: whole, 1: digits, 2: address, index } of line.matchAll(PIECE)) {
    if (digits !== undefined) {
      const number = Number(digits)
      if (number >= 1 && number <= sources) append({ kind: 'marker', number }, index, index + whole.length)
    } else if (address !== undefined) {
      const href = address.replace(TRAILING, '')
      if (linkAddress(href) !== null) append({ kind: 'link', href }, index, index + href.length)
    }
  }
  if (at < line.length) inlines.push({ kind: 'text', text: line.slice(at) })
  return inlines
}

/**
 * An answer as paragraphs and lists ('- ' starts an item). A number in brackets is a marker only if there are that many
 * `sources`, an address is a link only with http(s) or mailto, and HTML is never interpreted.
 */
export const answerBlocks = (text: string, sources: number): Block[] => {
  const blocks: Block[] = []
  let hasTextBefore = false
  for (const line of text.split(/\r?\n/)) {
    const inlines = inlineOf(line.replace(ITEM, '').trim(), sources)
    const last = hasTextBefore ? blocks.at(-1) : undefined
    hasTextBefore = line.trim() !== ''
    if (!hasTextBefore) continue
    if (ITEM.test(line)) {
      if (last?.kind === 'list') last.items.push(inlines)
      else blocks.push({ kind: 'list', items: [inlines] })
    } else if (last?.kind === 'paragraph') last.lines.push(inlines)
    else blocks.push({ kind: 'paragraph', lines: [inlines] })
  }
  return blocks
}

/** An answer without its markers, for the clipboard and screen readers. */
export const withoutMarkers = (text: string, sources: number): string =>
  text.replace(/ ?\[(\d{1,4})\]/g, (whole, digits: string) =>
    Number(digits) >= 1 && Number(digits) <= sources ? '' : whole,
  )
