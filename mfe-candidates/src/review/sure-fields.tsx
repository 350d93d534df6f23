import type { ParsedCv } from '@wervio/contracts'
import { Stack } from '@wervio/ui'
import { ContactGroupFields } from './contact-group-fields.tsx'
import { ContactRow } from './contact-row.tsx'
import { contactGroups, fieldChecksOf } from './field-checks.ts'
import { JobsRow, SchoolsRow, SkillsRow } from './list-rows.tsx'
import { useReviewRows } from './review-rows.ts'
import { CountHeading } from './unsure-fields.tsx'

/**
 * What was surely read, or isn't in the CV. A name, which everybody needs, has its inputs at once when the CV has none.
 */
export const SureFields = ({ parsed }: { parsed: ParsedCv }) => {
  const { disabled } = useReviewRows()
  const unsureIds = fieldChecksOf(parsed).map(({ id }) => id)
  const groups = contactGroups.filter(({ path }) => !unsureIds.includes(path))
  const hasSkillsRow = !unsureIds.includes('skills')
  const lists = [...(hasSkillsRow ? [parsed.skills] : []), parsed.experience, parsed.education]
  const count = groups.filter(({ path }) => parsed[path]).length + lists.filter(({ length }) => length > 0).length
  return (
    <Stack as="section" gap={1} aria-label="Zeker">
      <CountHeading title="Zeker" count={count} />
      <div>
        {groups.map((group) =>
          group.path === 'name' && !parsed.name ? (
            <ContactGroupFields key={group.path} group={group} disabled={disabled} />
          ) : (
            <ContactRow key={group.path} group={group} parsed={parsed} check={null} />
          ),
        )}
        {hasSkillsRow && <SkillsRow parsed={parsed} check={null} />}
        <JobsRow parsed={parsed} />
        <SchoolsRow parsed={parsed} />
      </div>
    </Stack>
  )
}
