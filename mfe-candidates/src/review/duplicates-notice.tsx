import { duplicateReasonTexts, type Duplicate } from '@wervio/contracts'
import { Notice, Stack, Text } from '@wervio/ui'
import { DuplicateActions } from '../candidate/duplicate-actions.tsx'
import { isSamePerson } from '../candidate/is-same-person.ts'

type Props = { duplicates: readonly Duplicate[]; busy: boolean; onMerge: (candidateId: string) => void }

/** Who is already there and may be the same person, with what to do about it. */
export const DuplicatesNotice = ({ duplicates, busy, onMerge }: Props) => (
  <Notice
    tone="amber"
    title={
      duplicates.length === 1 ? 'Deze kandidaat is er misschien al' : 'Deze kandidaat is er misschien al meer dan eens'
    }
  >
    <Stack as="ul" gap={3}>
      {duplicates.map((duplicate, index) => (
        <li key={duplicate.candidate.id}>
          <Stack gap={2}>
            <Text>
              <strong>{duplicate.candidate.name}</strong>
              {duplicate.candidate.title ? `, ${duplicate.candidate.title}` : ''}:{' '}
              {duplicateReasonTexts(duplicate)
                .map((reason) => reason.toLocaleLowerCase('nl-NL'))
                .join(', ')}
              .
            </Text>
            <DuplicateActions
              candidate={duplicate.candidate}
              hasCv
              busy={busy}
              isRecommended={index === 0 && isSamePerson(duplicate)}
              onMerge={onMerge}
            />
          </Stack>
        </li>
      ))}
    </Stack>
  </Notice>
)
