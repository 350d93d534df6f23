import type { Candidate } from '@wervio/contracts'
import { Button, Card, Cluster, Heading, Stack } from '@wervio/ui'
import { PanelRightOpen } from 'lucide-react'
import { EducationList } from './education-list.tsx'
import { FactList } from './fact-list.tsx'
import { JobList } from './job-list.tsx'
import { ReadBy } from './read-by.tsx'
import { SensitiveNotice } from './sensitive-notice.tsx'

/** What the CV says, each part with its place there, and changed on the spot. `onOpenCv` is null without a PDF to show. */
export const CvSaysCard = ({ candidate, onOpenCv }: { candidate: Candidate; onOpenCv: (() => void) | null }) => (
  <Card as="section" aria-label="Uit het CV">
    <Stack gap={5}>
      <Cluster justify="space-between">
        <Heading level={2} size="card">
          Uit het CV
        </Heading>
        {onOpenCv && (
          <Button variant="quiet" size="small" icon={PanelRightOpen} onClick={onOpenCv}>
            Toon CV
          </Button>
        )}
      </Cluster>
      <SensitiveNotice sensitive={candidate.sensitive} />
      <FactList candidate={candidate} />
      <JobList candidate={candidate} />
      <EducationList candidate={candidate} />
      {candidate.made_by && <ReadBy made={candidate.made_by} />}
    </Stack>
  </Card>
)
