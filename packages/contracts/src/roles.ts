/** What somebody is in their organisation. Every organisation has at least one owner. */
export const roles = ['owner', 'recruiter', 'hiring_manager', 'reader'] as const
export type Role = (typeof roles)[number]

export const roleNames: Record<Role, string> = {
  owner: 'Eigenaar',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring manager',
  reader: 'Alleen lezen',
}

/** What each role may do, in a line. */
export const roleExplanations: Record<Role, string> = {
  owner: 'Alles, en het beheer van collega’s en rollen.',
  recruiter: 'Werken met alle vacatures en kandidaten.',
  hiring_manager: 'Alleen de vacatures van de uitnodiging, met de kandidaten in die procedures.',
  reader: 'Alles lezen, niets wijzigen.',
}
