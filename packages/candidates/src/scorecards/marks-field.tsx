import { HIGHEST_MARK } from '@wervio/contracts'
import { coveringInput, tokens, VisuallyHidden } from '@wervio/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const Marks = styled.fieldset`
  display: flex;
  gap: ${tokens.space[1]};
  padding: 0;
  border: 0;
`
const Mark = styled.label`
  ${coveringInput}
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  font: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  &:has(:checked) {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.base};
    color: ${tokens.accent.on};
  }
  ${tokens.breakpoint.touch} {
    width: ${tokens.control.touch};
    height: ${tokens.control.touch};
  }
`

const marks = Array.from({ length: HIGHEST_MARK }, (_, index) => index + 1)

type Props = {
  /** What is marked. */
  label: string
  mark: number | null
  onMark: (mark: number | null) => void
}

/** A mark of 1 to 5: arrows and the digits choose, Delete or the same again takes it away. */
export const MarksField = ({ label, mark, onMark }: Props) => {
  const name = useId()
  return (
    <Marks
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const digit = marks.find((each) => String(each) === event.key)
        if (digit !== undefined) {
          onMark(digit)
          event.currentTarget.querySelector<HTMLElement>(`input[value="${digit}"]`)?.focus()
        } else if (['0', 'Delete', 'Backspace'].includes(event.key)) onMark(null)
      }}
    >
      <VisuallyHidden as="legend">Cijfer: {label}</VisuallyHidden>
      {marks.map((each) => (
        <Mark key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            aria-label={String(each)}
            checked={mark === each}
            onChange={() => onMark(each)}
            onClick={() => mark === each && onMark(null)}
          />
          {each}
        </Mark>
      ))}
    </Marks>
  )
}
