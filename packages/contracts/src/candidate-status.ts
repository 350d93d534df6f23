/** The four statuses of a candidate in the order screens show them. */
export const candidateStatuses = ['nieuw', 'in_proces', 'aangenomen', 'afgewezen'] as const
export type CandidateStatus = (typeof candidateStatuses)[number]

export const candidateStatusLabels: Record<CandidateStatus, string> = {
  nieuw: 'Nieuw',
  in_proces: 'In Proces',
  aangenomen: 'Aangenomen',
  afgewezen: 'Afgewezen',
}
