import { toJobValues, toSchoolValues } from '@wervio/candidates'
import type { ParsedCv } from '@wervio/contracts'
import { Text, tokens } from '@wervio/ui'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { JobsFields } from '../candidate/jobs-fields.tsx'
import { SkillsField } from '../candidate/profile-fields.tsx'
import { SchoolsFields } from '../candidate/schools-fields.tsx'
import type { FieldCheck } from './field-checks.ts'
import { ListRow } from './list-row.tsx'
import type { ReviewValues } from './review-form-values.ts'
import { useReviewRows } from './review-rows.ts'

/** What was done, where and when. */
type Entry = readonly [what: string, where: string, when: string]

const joined = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' · ')
const textOfEntries = (entries: readonly Entry[]): string => entries.map(joined).join('\n')

const EntryLine = styled.span`
  display: block;
  & + & {
    margin-top: ${tokens.space[2]};
  }
  > * {
    display: block;
  }
`
const pictureOf = (entries: readonly Entry[]) =>
  entries.map(([what, ...whereAndWhen], index) => (
    <EntryLine key={index}>
      <span>{what} </span>
      <Text as="span" size="small" tone="muted">
        {joined(whereAndWhen)}{' '}
      </Text>
    </EntryLine>
  ))

type Props = { parsed: ParsedCv }

type ListName = 'vaardigheden' | 'banen' | 'opleidingen'

/** A list of the form as the CV has it. */
const listsOfCv: { [Name in ListName]: (parsed: ParsedCv) => ReviewValues[Name] } = {
  vaardigheden: ({ skills }) => skills,
  banen: ({ experience }) => toJobValues(experience),
  opleidingen: ({ education }) => toSchoolValues(education),
}

/** A way back to what the CV says; null while the list is as that. */
const useReset = (name: ListName, parsed: ParsedCv) => {
  const { setValue } = useFormContext<ReviewValues>()
  const value = useWatch<ReviewValues, ListName>({ name })
  const ofCv = useMemo(() => listsOfCv[name](parsed), [name, parsed])
  const textOfCv = useMemo(() => JSON.stringify(ofCv), [ofCv])
  const isChanged = JSON.stringify(value) !== textOfCv
  return isChanged ? () => setValue(name, ofCv as never, { shouldDirty: true }) : null
}

export const SkillsRow = ({ parsed, check }: Props & { check: FieldCheck | null }) => {
  const { disabled } = useReviewRows()
  const skills = useWatch<ReviewValues, 'vaardigheden'>({ name: 'vaardigheden' })
  return (
    <ListRow
      name="vaardigheden"
      label="Vaardigheden"
      text={skills.join(', ')}
      blankText="Nog geen vaardigheden bekend."
      check={check}
      editor={<SkillsField disabled={disabled} />}
      onReset={useReset('vaardigheden', parsed)}
    />
  )
}

const PROBLEM = 'Hier is nog iets niet goed ingevuld.'

export const JobsRow = ({ parsed }: Props) => {
  const { disabled } = useReviewRows()
  const { formState } = useFormContext<ReviewValues>()
  const jobs = useWatch<ReviewValues, 'banen'>({ name: 'banen' })
  const entries = jobs.map(({ position, company, period }): Entry => [position, company, period])
  return (
    <ListRow
      name="banen"
      label="Werkervaring"
      text={textOfEntries(entries)}
      picture={pictureOf(entries)}
      blankText="Nog geen banen bekend."
      check={null}
      error={formState.errors.banen && PROBLEM}
      editor={<JobsFields disabled={disabled} />}
      onReset={useReset('banen', parsed)}
    />
  )
}

export const SchoolsRow = ({ parsed }: Props) => {
  const { disabled } = useReviewRows()
  const { formState } = useFormContext<ReviewValues>()
  const schools = useWatch<ReviewValues, 'opleidingen'>({ name: 'opleidingen' })
  const entries = schools.map(({ degree, institution, period }): Entry => [degree, institution, period])
  return (
    <ListRow
      name="opleidingen"
      label="Opleiding"
      text={textOfEntries(entries)}
      picture={pictureOf(entries)}
      blankText="Nog geen opleiding bekend."
      check={null}
      error={formState.errors.opleidingen && PROBLEM}
      editor={<SchoolsFields disabled={disabled} />}
      onReset={useReset('opleidingen', parsed)}
    />
  )
}
