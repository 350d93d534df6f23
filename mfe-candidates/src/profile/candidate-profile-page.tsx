import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import type { ErasureReport } from '@wervio/contracts'
import { useParams } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import { useState } from 'react'
import { usePhones } from '../candidate/phones.ts'
import { useCandidate } from '../candidate/queries.ts'
import { WithCandidateAssistant } from './candidate-assistant.tsx'
import { CandidateProfile } from './candidate-profile.tsx'
import { keptContact } from './contact-form/kept-contact.ts'
import { useDuplicates } from './duplicates/use-duplicates.ts'
import { ErasureProof } from './privacy/erasure-proof.tsx'
import { ProfileError } from './profile-error.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useTimeline } from './timeline/use-timeline.ts'
import { FromRecordingPage } from './without-id/from-recording-page.tsx'

const KnownCandidate = ({ id, onErased }: { id: string; onErased: (report: ErasureReport) => void }) => {
  const uid = useCurrentUser()?.uid
  const { data, error } = useCandidate(id)
  // What stands above or beside other things comes with them: nothing is pushed down later.
  const duplicates = useDuplicates(id)
  const timeline = useTimeline(id)
  const [complete, setComplete] = useState(false)
  // Once is enough: a retry of one of them must not take the page away.
  const phones = usePhones()
  if (!complete && phones && !duplicates.isPending && !timeline.isPending) setComplete(true)
  if (error && !data) return <ProfileError error={error} />
  return (
    <WithCandidateAssistant id={id} candidate={data}>
      {data && uid && complete ? (
        <CandidateProfile key={id} candidate={data} uid={uid} onErased={onErased} />
      ) : (
        <ProfileSkeleton />
      )}
    </WithCandidateAssistant>
  )
}

/** /kandidaat-profiel/{id}: one candidate, or the proof that he was just erased. */
const WithId = ({ id }: { id: string }) => {
  const [report, setReport] = useState<ErasureReport | null>(null)
  const uid = useCurrentUser()?.uid
  const queries = useQueryClient()
  const erased = (proof: ErasureReport) => {
    setReport(proof)
    if (uid) keptContact(uid, id).drop()
    for (const key of [
      queryKeys.candidates.one(id),
      queryKeys.candidates.cv(id),
      queryKeys.candidates.timeline(id),
      queryKeys.candidates.recordings(id),
    ])
      queries.removeQueries({ queryKey: key })
    void queries.invalidateQueries({ queryKey: queryKeys.candidates.list })
  }
  return report ? <ErasureProof report={report} /> : <KnownCandidate id={id} onErased={erased} />
}

/** /kandidaat-profiel/{id}, and without id what an import of a recording handed over. */
export const CandidateProfilePage = () => {
  const { id } = useParams()
  return id ? <WithId key={id} id={id} /> : <FromRecordingPage />
}
