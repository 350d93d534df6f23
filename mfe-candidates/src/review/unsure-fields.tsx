import type { ParsedCv } from '@wervio/contracts'
import { Heading, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { ContactRow } from './contact-row.tsx'
import { EntryRow } from './entry-row.tsx'
import { contactGroups } from './field-checks.ts'
import { SkillsRow } from './list-rows.tsx'
import { useFieldChecks } from './use-field-checks.ts'

const Count = styled.span`
  color: ${tokens.text.muted};
  font-weight: 500;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space[2]};
`
/** Keys mean nothing on a touch screen. */
const Hint = styled(Text)`
  @media (pointer: coarse), (max-width: 599.98px) {
    display: none;
  }
`

/** A heading with how many there are. */
export const CountHeading = ({ title, count, hint }: { title: string; count: number; hint?: string }) => (
  <Head>
    <Heading level={3} size="card">
      {title} <Count>{count}</Count>
    </Heading>
    {hint && (
      <Hint size="tiny" tone="muted">
        {hint}
      </Hint>
    )}
  </Head>
)

/** What was not surely read, with the reason; each is corrected here or confirmed. Nothing where all was. */
export const UnsureFields = ({ parsed }: { parsed: ParsedCv }) => {
  const { checks, unsureCount } = useFieldChecks(parsed)
  if (checks.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-label="Kijk dit goed na">
      <CountHeading title="Kijk dit goed na" count={unsureCount} hint="Enter: klopt, volgende" />
      <div>
        {checks.map((check) => {
          const group = contactGroups.find(({ path }) => path === check.id)
          if (group) return <ContactRow key={check.id} group={group} parsed={parsed} check={check} />
          return check.id === 'skills' ? (
            <SkillsRow key={check.id} parsed={parsed} check={check} />
          ) : (
            <EntryRow key={check.id} check={check} />
          )
        })}
      </div>
    </Stack>
  )
}
