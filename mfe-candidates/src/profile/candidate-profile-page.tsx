import { useQueryClient } from '@tanstack/react-query'
import { forgetCandidate, outdateCandidate, usePhones, useTimeline } from '@wervio/candidates'
import type { ErasureReport } from '@wervio/contracts'
import { useParams } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import { useState } from 'react'
import { useCandidate } from '@wervio/candidates'
import { WithCandidateAssistant } from './candidate-assistant.tsx'
import { CandidateProfile } from './candidate-profile.tsx'
import { useDuplicates } from './duplicates/use-duplicates.ts'
import { ErasureProof } from './privacy/erasure-proof.tsx'
import { ProfileError } from './profile-error.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { FromRecordingPage } from './without-id/from-recording-page.tsx'

const KnownCandidate = ({ id, onErased }: { id: string; onErased: (report: ErasureReport) => void }) => {
  const uid = useCurrentUser()?.uid
  const { data, error } = useCandidate(id)
  // The page waits for its banner and its side column too, so that nothing is pushed down later.
  const duplicates = useDuplicates(id)
  const timeline = useTimeline(id)
  const [isComplete, setIsComplete] = useState(false)
  // Once is enough: a retry of one of them must not take the page away.
  const hasPhones = usePhones()
  if (!isComplete && hasPhones && !duplicates.isPending && !timeline.isPending) setIsComplete(true)
  if (error && !data) return <ProfileError error={error} />
  return (
    <WithCandidateAssistant id={id} candidate={data}>
      {data && uid && isComplete ? (
        <CandidateProfile key={id} candidate={data} uid={uid} onErased={onErased} />
      ) : (
        <ProfileSkeleton />
      )}
    </WithCandidateAssistant>
  )
}

/** /kandidaat-profiel/{id}: one candidate, or the proof that they were just erased. */
const WithId = ({ id }: { id: string }) => {
  const [report, setReport] = useState<ErasureReport | null>(null)
  const uid = useCurrentUser()?.uid
  const queries = useQueryClient()
  const showProof = (proof: ErasureReport) => {
    setReport(proof)
    forgetCandidate(queries, uid ?? '', id)
    void outdateCandidate(queries, id)
  }
  return report ? <ErasureProof report={report} /> : <KnownCandidate id={id} onErased={showProof} />
}

/** /kandidaat-profiel/{id}, and without id a new candidate from an imported recording. */
export const CandidateProfilePage = () => {
  const { id } = useParams()
  return id ? <WithId key={id} id={id} /> : <FromRecordingPage />
}
