import type { Application, CandidateSummary } from '@wervio/contracts'
import { CardGrid, type CardSize } from '@wervio/ui'
import { MatchCard } from './match-card.tsx'

/** Room for a person, where they stand, and buttons for a thumb. */
export const MATCH_CARD: CardSize = { height: 11, least: 21, gap: 1 }

const ignore = () => undefined

type Props = {
  label: string
  candidates: readonly (CandidateSummary & { matchPercentage?: number | null })[]
  applications: ReadonlyMap<string, Application>
  busyId: string | null
  onCv: (candidate: CandidateSummary) => void
  /** Null for who may not put anybody in the procedure. */
  onMatch: ((candidate: CandidateSummary) => void) | null
  onNear?: (index: number) => void
}

/** Candidates for a vacancy as cards. */
export const MatchGrid = ({ label, candidates, applications, busyId, onCv, onMatch, onNear = ignore }: Props) => {
  const card = (index: number, order: number | undefined) => {
    const candidate = candidates[index]
    if (!candidate) return null
    const { id, matchPercentage = null } = candidate
    return (
      <MatchCard
        key={id}
        candidate={candidate}
        score={matchPercentage}
        application={applications.get(id) ?? null}
        busy={busyId === id}
        onCv={onCv}
        onMatch={onMatch}
        index={index}
        size={-1}
        order={order}
      />
    )
  }
  return <CardGrid label={label} count={candidates.length} size={MATCH_CARD} onNear={onNear} card={card} />
}
