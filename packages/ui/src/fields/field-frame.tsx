import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Icon } from '../text/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-width: 0;
`
const Label = styled.label`
  font: ${tokens.font.strong};
`
const Mark = styled.span`
  color: ${tokens.status.red.base};
`
const Hint = styled.p`
  font: ${tokens.font.small};
  color: ${tokens.text.muted};
`
const Problem = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  font: ${tokens.font.small};
  font-weight: 500;
  color: ${tokens.status.red.base};
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
`

/** What every labelled field takes besides its native props. */
export type FieldProps = {
  label: string
  /** A line under the label that helps to fill it in. */
  hint?: ReactNode
  /** What is wrong; absent or empty when it is right. */
  error?: string | undefined
}

/** What the control itself must carry, so that assistive technology ties label, hint and error to it. */
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldFrameProps = FieldProps & {
  id: string | undefined
  required: boolean | undefined
  /** Whether the label is for assistive technology alone. */
  hasHiddenLabel?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control and error, tied together. The error is announced when it appears. */
export const FieldFrame = ({ id, label, hint, error, hasHiddenLabel, required, children }: FieldFrameProps) => {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const descriptionIds = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : ''].filter(Boolean).join(' ')
  return (
    <Frame>
      {hasHiddenLabel ? (
        <VisuallyHidden as="label" htmlFor={controlId}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={controlId}>
          {label}
          {required && <Mark aria-hidden> *</Mark>}
        </Label>
      )}
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptionIds || undefined,
      })}
      <div aria-live="polite">
        {error && (
          <Problem id={`${controlId}-error`}>
            <Icon of={CircleAlert} size={16} />
            {error}
          </Problem>
        )}
      </div>
    </Frame>
  )
}
