/** Windows hands a mail program no more than about 2,000 characters. */
const MAXIMUM_LENGTH = 1_900

/** The address that opens an empty mail to somebody. */
export const mailAddress = (to: string): string => `mailto:${encodeURIComponent(to.trim()).replaceAll('%40', '@')}`

type Message = { to: string; subject: string; body: string }

/** The address that opens a mail program; `complete` is false when the body doesn't fit and was left out. */
export const mailto = ({ to, subject, body }: Message): { href: string; isComplete: boolean } => {
  const withoutBody = `${mailAddress(to)}?subject=${encodeURIComponent(subject.toWellFormed())}`
  const withBody = `${withoutBody}&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`
  return withBody.length <= MAXIMUM_LENGTH
    ? { href: withBody, isComplete: true }
    : { href: withoutBody, isComplete: false }
}

/** The address that opens a mail to several in bcc, who don't see each other; null when they don't fit in it. */
export const bccAddress = (addresses: readonly string[]): string | null => {
  const href = `mailto:?bcc=${addresses.map((to) => encodeURIComponent(to.trim()).replaceAll('%40', '@')).join(',')}`
  return href.length <= MAXIMUM_LENGTH ? href : null
}
