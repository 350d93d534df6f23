import { capitalised } from '@wervio/ui'
/** Mailboxes of a team rather than a person; nobody is called Info. */
const TEAM_MAILBOXES = new Set([
  'admin',
  'administratie',
  'contact',
  'hallo',
  'hello',
  'hr',
  'info',
  'jobs',
  'kantoor',
  'mail',
  'noreply',
  'office',
  'post',
  'recruitment',
  'sales',
  'sollicitatie',
  'support',
  'team',
  'vacature',
  'vacatures',
  'werk',
  'werving',
])

/** By the clock on the wall where the user is. */
export const greetingAt = (now: Date): string => {
  const hour = now.getHours()
  if (hour < 12) return 'Goedemorgen'
  return hour < 18 ? 'Goedemiddag' : 'Goedenavond'
}

/** A first name out of `sanne.de.vries@…`; null for initials, numbers and team mailboxes. */
const nameInAddress = (email: string): string | null => {
  const first =
    (email.split('@', 1)[0] ?? '')
      .split(/[^\p{L}-]/u, 1)[0]
      ?.replace(/^-+|-+$/g, '')
      .toLocaleLowerCase('nl-NL') ?? ''
  return first.length > 1 && !TEAM_MAILBOXES.has(first) ? capitalised(first) : null
}

/** What to call a user: the first word of the display name, else a name in the e-mail address, else null. */
export const firstNameOf = ({ displayName, email }: { displayName: string | null; email: string }): string | null =>
  displayName?.trim().split(/\s+/)[0] || nameInAddress(email)
