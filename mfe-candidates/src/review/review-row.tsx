import { Icon, VisuallyHidden } from '@wervio/ui'
import { Check, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useController, type FieldPath } from 'react-hook-form'
import type { FieldCheck } from './field-checks.ts'
import type { ReviewValues } from './review-form-values.ts'
import { useReviewRows } from './review-rows.ts'
import { focusNextUnconfirmed } from './row-focus.ts'
import { RowCheck, RowFrame, RowInputs, RowLabel, RowMore, RowNote, RowValue, type RowState } from './row-layout.ts'
import { useRow } from './use-row.ts'

type Props = {
  /** The path of its evidence, or the name of a list. */
  id: string
  /** The field of the form that it lights up in the document. */
  field: string
  label: string
  /** What the form holds now; '' when that is nothing. */
  text: string
  /** The same to look at, where words alone would be hard to read. */
  picture?: ReactNode
  /** What is said when it holds nothing. */
  blankText?: string
  /** The fields that Escape puts back. */
  fields: readonly FieldPath<ReviewValues>[]
  /** Why it asks for a look; null for what was surely read. */
  check: FieldCheck | null
  error?: string | undefined
  renderInputs: (close: () => void) => ReactNode
  /** What stands under the value, also while it is no input. */
  more?: ReactNode
  onDigit?: (number: number) => void
}

const stateOf = (check: FieldCheck | null, isConfirmed: boolean): RowState =>
  check === null ? 'sure' : isConfirmed ? 'confirmed' : 'unsure'

/** One fact of a CV as a row, with a button that says it is right; E or a click on the value makes it an input. */
export const ReviewRow = ({
  id,
  field,
  label,
  text,
  picture,
  blankText = 'Niet in het CV',
  fields,
  check,
  error,
  renderInputs,
  more,
  onDigit = () => undefined,
}: Props) => {
  const textId = useId()
  const { disabled, hasLetters } = useReviewRows()
  const { field: confirmed } = useController<ReviewValues, 'nagekeken'>({ name: 'nagekeken' })
  const isConfirmed = check !== null && confirmed.value.includes(check.id)
  const confirm = () => {
    if (check && !isConfirmed) confirmed.onChange([...confirmed.value, check.id])
  }
  const goOn = () => focusNextUnconfirmed(row.current)
  const right = () => {
    confirm()
    close()
    goOn()
  }
  const { isOpen, row, open, close, handlers } = useRow({ id, fields, onChanged: confirm, onDigit, onRight: right })
  const toggle = () => {
    if (isConfirmed && !isOpen) confirmed.onChange(confirmed.value.filter((one) => one !== id))
    else right()
  }
  const hasCheck = text !== '' || check !== null
  return (
    <RowFrame ref={row} aria-label={label} $state={stateOf(check, isConfirmed)} data-field={field} {...handlers}>
      {isOpen ? (
        <RowInputs data-inputs>{renderInputs(check ? right : close)}</RowInputs>
      ) : (
        <>
          <RowLabel $isUnsure={check !== null} aria-hidden>
            {label}
          </RowLabel>
          <RowValue
            type="button"
            aria-keyshortcuts={hasLetters ? 'E F2' : 'F2'}
            $isBlank={text === ''}
            disabled={disabled}
            onClick={open}
            {...(!hasCheck && { 'data-row-target': '' })}
          >
            <span id={`${textId}-value`}>{text === '' ? blankText : (picture ?? text)}</span>
            <VisuallyHidden> (wijzigen)</VisuallyHidden>
          </RowValue>
        </>
      )}
      {hasCheck ? (
        <RowCheck
          data-row-target=""
          data-check={id}
          label={`${label} klopt`}
          icon={Check}
          framed={check !== null}
          $isQuiet={check === null}
          aria-pressed={check ? isConfirmed : undefined}
          aria-describedby={`${textId}-value ${textId}-note`}
          disabled={disabled}
          onClick={toggle}
        />
      ) : (
        <span />
      )}
      <RowMore>
        {check && (
          <RowNote id={`${textId}-note`} $tone={isConfirmed ? 'green' : 'amber'}>
            <Icon of={isConfirmed ? CircleCheck : CircleDashed} size={16} />
            {isConfirmed ? 'Nagekeken' : `Onzeker: ${check.reason}`}
          </RowNote>
        )}
        {error && !isOpen && (
          <RowNote role="alert" $tone="red">
            <Icon of={CircleAlert} size={16} />
            {error}
          </RowNote>
        )}
        {more}
      </RowMore>
    </RowFrame>
  )
}
