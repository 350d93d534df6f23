import type { Candidate, ErasureReport } from '@wervio/contracts'
import type { Highlight } from '@wervio/pdf-viewer'
import { Page, Stack, useWideScreen } from '@wervio/ui'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { ContactCard } from './contact-form/contact-card.tsx'
import { useContactForm } from './contact-form/use-contact-form.ts'
import { CvPanel } from './cv-panel/cv-panel.tsx'
import { CvSaysCard } from './cv-says/cv-says-card.tsx'
import { CvOfPageProvider } from './cv-says/shown-place.ts'
import { DocumentsCard } from './documents/documents-card.tsx'
import { DuplicatesBanner } from './duplicates/duplicates-banner.tsx'
import { ConflictDialog } from './editing/conflict-dialog.tsx'
import { EditProvider, useEditCandidate } from './editing/use-edit-candidate.ts'
import { CandidateFacts } from './head/candidate-facts.tsx'
import { HeadActions } from './head/head-actions.tsx'
import { PhotoButton } from './head/photo-button.tsx'
import { PrivacyCard } from './privacy/privacy-card.tsx'
import { Columns, Main, Panel, ProfileFrame, Side } from './profile-layout.ts'
import { RecordingsCard } from './recordings/recordings-card.tsx'
import { StatusSelect } from './status-select.tsx'
import { ProceduresCard } from './timeline/procedures-card.tsx'
import { TimelineCard } from './timeline/timeline-card.tsx'

const Name = styled.span`
  overflow-wrap: anywhere;
`

type Props = { candidate: Candidate; uid: string; onErased: (report: ErasureReport) => void }

/** Everything about one candidate. */
export const CandidateProfile = ({ candidate, uid, onErased }: Props) => {
  const contact = useContactForm(candidate, uid)
  const wide = useWideScreen()
  const [cv, setCv] = useState<{ place: Highlight | null } | null>(null)
  const canShow = candidate.has_cv && !/\.docx?$/i.test(candidate.cv_filename ?? '')
  const { evidence, edits } = candidate
  const cvOfPage = useMemo(
    () => ({ evidence, edits, show: canShow ? (place: Highlight) => setCv({ place }) : null }),
    [evidence, edits, canShow],
  )
  const { edit, busy, conflict, choose, dismiss } = useEditCandidate(candidate.id)
  const panel = cv && canShow && <CvPanel id={candidate.id} place={cv.place} onClose={() => setCv(null)} />
  return (
    <Page
      tabTitle={candidate.name}
      picture={<PhotoButton candidate={candidate} />}
      title={<Name>{candidate.name}</Name>}
      beside={<StatusSelect candidate={candidate} />}
      subtitle={<CandidateFacts candidate={candidate} />}
      actions={<HeadActions candidate={candidate} contact={contact} />}
    >
      <DuplicatesBanner candidate={candidate} />
      <ProfileFrame>
        <Columns $panel={Boolean(panel) && wide}>
          <Main>
            <EditProvider value={edit}>
              <CvOfPageProvider value={cvOfPage}>
                <Stack>
                  <ContactCard contact={contact} candidate={candidate} />
                  <DocumentsCard candidate={candidate} editing={contact.editing} />
                  <RecordingsCard candidate={candidate} />
                  <CvSaysCard candidate={candidate} onOpenCv={canShow && !cv ? () => setCv({ place: null }) : null} />
                </Stack>
              </CvOfPageProvider>
            </EditProvider>
          </Main>
          <Side>
            <Stack>
              <ProceduresCard id={candidate.id} />
              <PrivacyCard candidate={candidate} onErased={onErased} />
              <TimelineCard id={candidate.id} />
            </Stack>
          </Side>
          {panel && wide && <Panel>{panel}</Panel>}
        </Columns>
      </ProfileFrame>
      {!wide && panel}
      {conflict && (
        <ConflictDialog
          conflict={conflict.conflict}
          mine={conflict.edit.change}
          busy={busy}
          onChoose={choose}
          onClose={dismiss}
        />
      )}
    </Page>
  )
}
