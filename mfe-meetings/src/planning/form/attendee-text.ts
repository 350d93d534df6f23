import { meetingDraft } from '@wervio/contracts'

const attendee = meetingDraft.shape.attendees.element

/** 'Jan <jan@linde.nl>', also with a comma in the name; what stands before it ends at a separator. */
const NAMED_ADDRESS = /(^|[\s,;])[^<>;\n@]*<([^<>]*)>/g

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
  text
    .replace(/"[^"\n]*"/g, ' ')
    .replace(NAMED_ADDRESS, ',$2,')
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
