import { type Requirement } from '@wervio/contracts'
import { tokens, VisuallyHidden } from '@wervio/ui'
import { styled } from 'styled-components'
import { stateWord } from '../details/state-look.ts'

const SegmentRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 3px;
  width: 100%;
  justify-content: inherit;
`
const Groups = styled.span`
  display: grid;
  gap: ${tokens.space[1]};
  width: 100%;
  justify-content: end;
  justify-items: end;
  ${tokens.breakpoint.phone} {
    justify-content: start;
    justify-items: start;
  }
`
/** Full is met, half in part, hollow not found: to be read without colour. A nice to have is low. */
export const Segment = styled.span`
  width: 0.75rem;
  height: 0.875rem;
  border: 1.5px solid ${tokens.line.control};
  border-radius: 3px;
  &[data-low='true'] {
    height: 0.5rem;
  }
  &[data-state='met'] {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.base};
  }
  &[data-state='partly'] {
    border-color: ${tokens.status.amber.base};
    background: linear-gradient(to top, ${tokens.status.amber.base} 50%, transparent 50%);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`
type Props = { requirements: readonly Requirement[]; states: readonly string[] }

/** How many requirements are met, in words. */
export const metText = (states: readonly string[]): string =>
  `voldoet aan ${states.filter((state) => state === 'met').length} van ${states.length} eisen`

/** A segment for each requirement in their fixed order, and the same in words for who doesn't see them. */
export const Segments = ({ requirements, states }: Props) => (
  <>
    <Groups aria-hidden>
      {[true, false].map((isMust) => (
        <SegmentRow key={String(isMust)}>
          {requirements.map(
            ({ id, importance }, index) =>
              (importance === 'must') === isMust && (
                <Segment key={id} data-state={states[index] ?? 'missing'} data-low={!isMust} />
              ),
          )}
        </SegmentRow>
      ))}
    </Groups>
    <VisuallyHidden>
      {requirements.map(({ label }, index) => `${label}: ${stateWord(states[index] ?? 'missing')}`).join('; ')}
    </VisuallyHidden>
  </>
)
