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
  owner: 'Kan alles, en beheert collega’s en rollen.',
  recruiter: 'Werkt met alle vacatures en kandidaten.',
  hiring_manager:
    'Ziet alleen de vacatures waarvoor hij of zij is uitgenodigd, met de kandidaten die daar in de procedure zitten.',
  reader: 'Ziet alles, maar wijzigt niets.',
}
