import type { Candidate } from '@wervio/contracts'
import { Button, Card, Cluster, Heading, Stack, useWideScreen } from '@wervio/ui'
import { MadeBy, usePageActions } from '@wervio/remote-kit'
import { PanelRightOpen } from 'lucide-react'
import { onThisCandidate } from '../on-this-candidate.ts'
import { EducationList } from './education-list.tsx'
import { FactList } from './fact-list.tsx'
import { JobList } from './job-list.tsx'
import { SensitiveNotice } from './sensitive-notice.tsx'

/** What the CV says: each field shows its place in the CV and can be edited. `onOpenCv` is null without a PDF. */
export const CvDataCard = ({ candidate, onOpenCv }: { candidate: Candidate; onOpenCv: (() => void) | null }) => {
  const isWide = useWideScreen()
  usePageActions(onThisCandidate(candidate), [onOpenCv && { label: 'CV bekijken', icon: 'file-text', run: onOpenCv }])
  return (
    <Card as="section" aria-label="Uit het CV">
      <Stack gap={5}>
        <Cluster justify="space-between">
          <Heading level={2} size="card">
            Uit het CV
          </Heading>
          {onOpenCv && (
            <Button variant="quiet" size="small" icon={PanelRightOpen} onClick={onOpenCv}>
              {isWide ? 'Toon CV ernaast' : 'Toon CV'}
            </Button>
          )}
        </Cluster>
        <SensitiveNotice sensitive={candidate.sensitive} />
        <FactList candidate={candidate} />
        <JobList candidate={candidate} />
        <EducationList candidate={candidate} />
        {candidate.made_by && <MadeBy did="Gelezen" made={candidate.made_by} />}
      </Stack>
    </Card>
  )
}
