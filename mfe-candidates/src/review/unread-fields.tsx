import { Heading, Stack } from '@wervio/ui'
import { JobsFields } from '../candidate/jobs-fields.tsx'
import { SkillsField } from '../candidate/profile-fields.tsx'
import { SchoolsFields } from '../candidate/schools-fields.tsx'
import { ContactGroupFields } from './contact-group-fields.tsx'
import { contactGroups } from './field-checks.ts'

/** Everything to fill in by hand, for a CV that couldn't be read. */
export const UnreadFields = ({ disabled }: { disabled: boolean }) => (
  <Stack gap={5}>
    <Stack gap={1}>
      {contactGroups.map((group) => (
        <ContactGroupFields key={group.path} group={group} disabled={disabled} />
      ))}
    </Stack>
    <SkillsField disabled={disabled} />
    <Heading level={3} size="card">
      Werkervaring
    </Heading>
    <JobsFields disabled={disabled} />
    <Heading level={3} size="card">
      Opleiding
    </Heading>
    <SchoolsFields disabled={disabled} />
  </Stack>
)
