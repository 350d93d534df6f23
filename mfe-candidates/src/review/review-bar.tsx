import { Button, Icon, ProgressBar, Text, tokens, useRoomAtBottom } from '@wervio/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { REVIEW_FORM } from './review-form-element.ts'

const Bar = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 22rem) 1fr;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  min-height: ${tokens.space[16]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  background: ${tokens.surface.raised};
  border-top: 1px solid ${tokens.line.base};
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Progress = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${tokens.space[2]};
  }
`
const Buttons = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space[2]};
`
const Keys = styled.kbd`
  padding: 0 ${tokens.space[1]};
  border: 1px solid currentcolor;
  border-radius: 5px;
  font: ${tokens.font.tiny};
  white-space: nowrap;
  opacity: 0.85;
  @media (max-width: 1199.98px), (pointer: coarse) {
    display: none;
  }
`
/** On a phone the buttons are pictures, and the room goes to the one that saves. */
const Words = styled.span`
  ${tokens.breakpoint.phone} {
    position: absolute;
    clip-path: inset(50%);
  }
`
const Picture = styled.span`
  display: none;
  ${tokens.breakpoint.phone} {
    display: inline-flex;
  }
`
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

const StepButton = ({
  label,
  letter,
  icon,
  onStep,
}: {
  label: string
  letter: string | null
  icon: typeof ArrowUp
  onStep: (() => void) | null
}) => (
  <Button
    variant="secondary"
    disabled={onStep === null}
    aria-keyshortcuts={letter ?? undefined}
    onClick={onStep ?? undefined}
  >
    <Picture>
      <Icon of={icon} />
    </Picture>
    <Words>{label}</Words>
    {letter && <Keys aria-hidden>{letter}</Keys>}
  </Button>
)

type Props = {
  reviewed: number
  total: number
  /** What else is to be said of the stack. */
  detail: string
  hasLetters: boolean
  /** Null at the end of the list. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** Whether the CV on screen still waits for a decision, so that going on skips it. */
  isSkipping: boolean
  /** Null when there is nothing to save on screen. */
  save: { label: string; isSecondary: boolean; isDisabled: boolean; isBusy: boolean } | null
  help: ReactNode
}

/** How far the stack is, and the ways on; always in sight. */
export const ReviewBar = ({
  reviewed,
  total,
  detail,
  hasLetters,
  onPrevious,
  onNext,
  isSkipping,
  save,
  help,
}: Props) => {
  useRoomAtBottom()
  return (
    <Bar aria-label="Voortgang en volgende stap">
      <Progress>
        <p>
          <Text as="strong" strong tabular>
            {reviewed} van {total} nagekeken
          </Text>
          <Text as="output" size="small" tone="muted" tabular>
            {detail}
          </Text>
        </p>
        <ProgressBar label="Voortgang van de stapel" value={total === 0 ? 0 : (reviewed / total) * 100} />
      </Progress>
      <Buttons>
        {help}
        <StepButton label="Vorige" letter={hasLetters ? 'K' : null} icon={ArrowUp} onStep={onPrevious} />
        <StepButton
          label={isSkipping ? 'Overslaan' : 'Volgende'}
          letter={hasLetters ? 'J' : null}
          icon={ArrowDown}
          onStep={onNext}
        />
        {save && (
          <Button
            type="submit"
            form={REVIEW_FORM}
            variant={save.isSecondary ? 'secondary' : 'primary'}
            busy={save.isBusy}
            disabled={save.isDisabled}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {save.label}
            <Keys aria-hidden>{isApple ? '⌘ Enter' : 'Ctrl Enter'}</Keys>
          </Button>
        )}
      </Buttons>
    </Bar>
  )
}
