import { meetingDraft } from '@wervio/contracts'

const attendee = meetingDraft.shape.attendees.element

/** No name goes on beyond one of these. */
const NAME_ENDS = ['<', ';', '\n', '@']

/** Where the name begins that stands before an address in brackets; a comma may be part of it. */
const nameStart = (before: string): number => {
  const end = Math.max(...NAME_ENDS.map((mark) => before.lastIndexOf(mark)))
  if (before[end] !== '@') return end + 1
  // Another address stands before the name, and ends at a separator.
  const separator = before.slice(end).search(/[\s,]/)
  return separator === -1 ? before.length : end + separator
}

/**
 * The text with the addresses of 'Jan <jan@linde.nl>' and 'Vries, Jan de <jan@linde.nl>' alone. Looks at each character
 * a few times at most: an expression for the same tries every word anew, which hangs the page on a pasted document.
 */
const withoutNames = (text: string): string => {
  const parts = text.split('>')
  const rest = parts.pop() ?? ''
  const addresses = parts.map((part) => {
    const open = part.lastIndexOf('<')
    if (open === -1) return `${part}>`
    const before = part.slice(0, open)
    return `${before.slice(0, nameStart(before))},${part.slice(open + 1)},`
  })
  return addresses.join('') + rest
}

/** The words of a part that look like an address; the whole part where none does, so that it can be put right. */
const addressesIn = (part: string): string[] => {
  const words = part.split(/\s+/).filter((word) => word.includes('@'))
  return words.length > 0 ? words : [part.trim()]
}

/**
 * The mail addresses of what was typed or pasted: separated by commas, semicolons, new lines or spaces, with or without
 * names. What is no address stays in the list as it is.
 */
export const attendeesIn = (text: string): string[] =>
  withoutNames(text.replace(/"[^"\n]*"/g, ' '))
    .split(/[,;\n]/)
    .flatMap(addressesIn)
    .map((address) => address.replace(/^mailto:/i, ''))
    .filter((address) => address !== '')

/** The list with more addresses behind it; one that is there already, in whatever case, stays alone. */
export const withAttendees = (attendees: readonly string[], more: readonly string[]): string[] => {
  const byAddress = new Map<string, string>()
  for (const address of [...attendees, ...more]) {
    const key = address.toLocaleLowerCase('nl-NL')
    if (!byAddress.has(key)) byAddress.set(key, address)
  }
  return [...byAddress.values()]
}

/** Why an address can't be invited, in Dutch; null when it can. */
export const attendeeProblem = (address: string): string | null =>
  attendee.safeParse(address).error?.issues[0]?.message ?? null
