import { INVITATION_DAYS, isOneOf, roleNames, roles, type Role } from '@wervio/contracts'

export type InvitationMailFacts = {
  /** The address that is invited. */
  email: string
  role: Role
  /** Empty without a name. */
  organisation: string
  host: { name: string; address: string }
  link: string
}

/** Characters that a name takes up in a sentence. */
const LONGEST_NAME = 80

/**
 * A name as a sentence may have it: one line, and nothing that a mail program makes a link of. '' for one that looks
 * like an address: our mails would otherwise carry anybody's.
 */
export const plainWords = (name: string): string => {
  const line = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
  return /[@/\\]|\w\.\p{L}{2}/u.test(line) ? '' : line
}

/** The mail with which an organisation invites somebody; the link in it is a secret. */
export const composeInvitation = ({ email, role, organisation, host, link }: InvitationMailFacts) => {
  const by = plainWords(host.name) || host.address
  const place = plainWords(organisation) || 'een organisatie'
  const roleName = isOneOf(roles, role) ? roleNames[role].toLowerCase() : ''
  return {
    subject: `${by} nodigt je uit om mee te werken bij ${place}`,
    body: `Hallo,

${by} nodigt je uit om mee te werken bij ${place}. Je rol: ${roleName}.

Open deze link om de uitnodiging aan te nemen:

${link}

De link werkt één keer, tot ${INVITATION_DAYS} dagen na de uitnodiging, en alleen voor een account op ${email}. Stuur deze mail niet door.

Verwachtte je geen uitnodiging? Dan hoef je niets te doen.
`,
  }
}
