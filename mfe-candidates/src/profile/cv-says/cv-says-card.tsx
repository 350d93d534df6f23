import type { Candidate } from '@wervio/contracts'
import { Button, Card, Cluster, Heading, Stack } from '@wervio/ui'
import { PanelRightOpen } from 'lucide-react'
import { styled } from 'styled-components'
import { EducationList } from './education-list.tsx'
import { JobList } from './job-list.tsx'
import { languageOf, languageText } from './languages.ts'
import { LineFact } from './line-fact.tsx'
import { ReadBy } from './read-by.tsx'
import { SensitiveNotice } from './sensitive-notice.tsx'
import { WordsFact } from './words-fact.tsx'

const Facts = styled.dl`margin: 0;`

/** What the CV says, each part with its place there, and changed on the spot. `onOpenCv` is null without a PDF. */
export const CvSaysCard = ({ candidate, onOpenCv }: { candidate: Candidate; onOpenCv: (() => void) | null }) => (
  <Card as="section" aria-label="Uit het cv">
    <Stack gap={5}>
      <Cluster justify="space-between">
        <Heading level={2} size="card">Uit het cv</Heading>
        {onOpenCv && <Button variant="quiet" size="small" icon={PanelRightOpen} onClick={onOpenCv}>Toon cv hiernaast</Button>}
      </Cluster>
      <SensitiveNotice sensitive={candidate.sensitive} />
      <Facts>
        <LineFact candidate={candidate} field="title" label="Functietitel" />
        <LineFact candidate={candidate} field="summary" label="Samenvatting" long />
        <WordsFact candidate={candidate} field="skills" label="Vaardigheden" one="Vaardigheid" words={candidate.skills} change={(skills) => ({ skills })} />
        <WordsFact candidate={candidate} field="languages" label="Talen" one="Taal" words={candidate.languages.map(languageText)} change={(words) => ({ languages: words.map(languageOf) })} />
        <WordsFact candidate={candidate} field="certificates" label="Certificaten" one="Certificaat" words={candidate.certificates} change={(certificates) => ({ certificates })} />
        <WordsFact candidate={candidate} field="driving_licences" label="Rijbewijs" one="Rijbewijs" words={candidate.driving_licences} change={(licences) => ({ driving_licences: licences })} />
        <LineFact candidate={candidate} field="availability" label="Beschikbaar" />
        <LineFact candidate={candidate} field="notice_period" label="Opzegtermijn" />
        <LineFact candidate={candidate} field="hours" label="Uren" />
        <LineFact candidate={candidate} field="salary_wish" label="Salariswens" />
      </Facts>
      <JobList jobs={candidate.experience} />
      <EducationList schools={candidate.education} />
      {candidate.made_by && <ReadBy made={candidate.made_by} />}
    </Stack>
  </Card>
)
