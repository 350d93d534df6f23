import { Button, Cluster, Stack, Text } from '@wervio/ui'
import { Check, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldCheck } from './field-checks.ts'
import { ReviewRow } from './review-row.tsx'
import { useReviewRows } from './review-rows.ts'

type Props = {
  /** The list in the form. */
  name: 'vaardigheden' | 'banen' | 'opleidingen'
  label: string
  /** A line for each item. */
  text: string
  picture?: ReactNode
  blankText: string
  check: FieldCheck | null
  error?: string | undefined
  editor: ReactNode
  /** Puts the list back as the CV has it; null while it is so. */
  onReset: (() => void) | null
}

/** A list of the CV as a row. Its inputs keep what is typed; the way back is a button. */
export const ListRow = ({ name, label, text, picture, blankText, check, error, editor, onReset }: Props) => {
  const { disabled } = useReviewRows()
  return (
    <ReviewRow
      id={check?.id ?? name}
      field={name}
      label={label}
      text={text}
      picture={picture}
      blankText={blankText}
      fields={[]}
      check={check}
      error={error}
      renderInputs={(close) => (
        <Stack gap={3} as="section" aria-label={`${label} wijzigen`}>
          <Text strong>{label}</Text>
          {editor}
          <Cluster justify="end">
            <Button type="button" variant="secondary" size="small" icon={Check} onClick={close}>
              Klaar
            </Button>
          </Cluster>
        </Stack>
      )}
      more={
        onReset && (
          <Button
            type="button"
            variant="quiet"
            size="small"
            icon={RotateCcw}
            disabled={disabled}
            aria-label={`${label} zoals in het CV`}
            onClick={onReset}
          >
            Zoals in het CV
          </Button>
        )
      }
    />
  )
}
