import type { Candidate, ErasureReport } from '@wervio/contracts'
import type { PageHighlight } from '@wervio/pdf-viewer'
import { MovedElement, Page, Stack, useMovedElement, usePhoneScreen, useWideScreen } from '@wervio/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { ContactDetails } from './contact-form/contact-details.tsx'
import { useContactForm } from './contact-form/use-contact-form.ts'
import { CvPanel } from './cv-panel/cv-panel.tsx'
import { useOpenCv } from './cv-panel/use-open-cv.ts'
import { CvDataCard } from './cv-data/cv-data-card.tsx'
import { CvOfPageProvider } from './cv-data/cv-context.ts'
import { DocumentsCard } from './documents/documents-card.tsx'
import { DuplicatesBanner } from './duplicates/duplicates-banner.tsx'
import { ConflictDialog } from './editing/conflict-dialog.tsx'
import { EditProvider, useEditCandidate } from './editing/use-edit-candidate.ts'
import { FitsCard } from './fits/fits-card.tsx'
import { CandidateFacts } from './head/candidate-facts.tsx'
import { HeadActions } from './head/head-actions.tsx'
import { CandidatePhotoButton } from './head/candidate-photo-button.tsx'
import { InBriefCard } from './in-brief/in-brief-card.tsx'
import { NotesCard } from './notes/notes-card.tsx'
import { PrivacyCard } from './privacy/privacy-card.tsx'
import { Columns, Main, Panel, ProfileFrame, Side } from './profile-layout.ts'
import { ConsentsCard } from './recordings/consents/consents-card.tsx'
import { RecordingsCard } from './recordings/recordings-card.tsx'
import { ScorecardsCard } from './recordings/scorecards/scorecards-card.tsx'
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
  const isWide = useWideScreen()
  const isPhone = usePhoneScreen()
  const notes = useMovedElement(<NotesCard id={candidate.id} name={candidate.name} uid={uid} />)
  const canShow = candidate.has_cv && !/\.docx?$/i.test(candidate.cv_filename ?? '')
  const { evidence, edits } = candidate
  const { view, show, close } = useOpenCv(candidate, canShow)
  const cvOfPage = useMemo(
    () => ({ evidence, edits, show: canShow ? (place: PageHighlight) => show({ place, quote: null }) : null }),
    [evidence, edits, canShow, show],
  )
  const { edit, isBusy, conflict, choose, dismiss } = useEditCandidate(candidate.id)
  const panel = view && canShow && <CvPanel id={candidate.id} view={view} onClose={close} />
  return (
    <Page
      tabTitle={candidate.name}
      picture={<CandidatePhotoButton candidate={candidate} />}
      title={<Name>{candidate.name}</Name>}
      beside={<StatusSelect candidate={candidate} />}
      subtitle={<CandidateFacts candidate={candidate} />}
      actions={<HeadActions candidate={candidate} />}
    >
      <EditProvider value={edit}>
        <CvOfPageProvider value={cvOfPage}>
          <DuplicatesBanner candidate={candidate} />
          <ContactDetails contact={contact} candidate={candidate} />
          <ProfileFrame>
            <Columns $panel={Boolean(panel) && isWide}>
              <Main>
                <Stack>
                  <InBriefCard candidate={candidate} />
                  <ProceduresCard candidate={candidate} />
                  {isPhone && <MovedElement of={notes.element} />}
                  <CvDataCard
                    candidate={candidate}
                    onOpenCv={canShow && !view ? () => show({ place: null, quote: null }) : null}
                  />
                  {/* Last: how many vacancies fit is known later than what stands above, which may not move. */}
                  <FitsCard candidate={candidate} />
                </Stack>
              </Main>
              <Side>
                <Stack>
                  {!isPhone && <MovedElement of={notes.element} />}
                  <DocumentsCard candidate={candidate} isEditing={contact.isEditing} />
                  <RecordingsCard candidate={candidate} />
                  <ScorecardsCard candidate={candidate} />
                  <ConsentsCard candidate={candidate} />
                  <PrivacyCard candidate={candidate} onErased={onErased} />
                  <TimelineCard id={candidate.id} />
                </Stack>
              </Side>
              {panel && isWide && <Panel>{panel}</Panel>}
            </Columns>
          </ProfileFrame>
          {notes.portal}
        </CvOfPageProvider>
      </EditProvider>
      {!isWide && panel}
      {conflict && (
        <ConflictDialog
          conflict={conflict.conflict}
          mine={conflict.edit.change}
          busy={isBusy}
          onChoose={choose}
          onClose={dismiss}
        />
      )}
    </Page>
  )
}
