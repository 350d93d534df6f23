import { duplicateReasonTexts, type Duplicate } from '@wervio/contracts'
import { Notice, Stack, Text } from '@wervio/ui'
import { DoubleChoices } from '../candidate/double-choices.tsx'
import { surelySame } from '../candidate/surely-same.ts'

type Props = { doubles: readonly Duplicate[]; busy: boolean; onMerge: (candidateId: string) => void }

/** Who is already there and may be the same person, with what to do about it. */
export const DoublesNotice = ({ doubles, busy, onMerge }: Props) => (
  <Notice
    tone="amber"
    title={
      doubles.length === 1 ? 'Deze kandidaat is er misschien al' : 'Deze kandidaat is er misschien al meer dan eens'
    }
  >
    <Stack as="ul" gap={3}>
      {doubles.map((double, index) => (
        <li key={double.candidate.id}>
          <Stack gap={2}>
            <Text>
              <strong>{double.candidate.name}</strong>
              {double.candidate.title ? `, ${double.candidate.title}` : ''}:{' '}
              {duplicateReasonTexts(double)
                .map((reason) => reason.toLocaleLowerCase('nl-NL'))
                .join(', ')}
              .
            </Text>
            <DoubleChoices
              candidate={double.candidate}
              hasCv
              busy={busy}
              safe={index === 0 && surelySame(double)}
              onMerge={onMerge}
            />
          </Stack>
        </li>
      ))}
    </Stack>
  </Notice>
)
