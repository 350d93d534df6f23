import { mustCounts, mustsText, type Requirement } from '@wervio/contracts'
import { tokens, VisuallyHidden } from '@wervio/ui'
import { styled } from 'styled-components'
import { stateWord } from '../details/state-look.ts'

/** Segments that shrink to fit one line; more of them take several. */
const MOST_ON_A_LINE = 24

const SegmentRow = styled.span<{ $wraps: boolean }>`
  display: flex;
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
  align-items: flex-end;
  gap: 3px;
  width: 100%;
  justify-content: inherit;
  ${tokens.breakpoint.phone} {
    > * {
      flex-basis: 2rem;
    }
  }
`
const Groups = styled.span`
  display: grid;
  gap: ${tokens.space[1]};
  width: 100%;
  justify-content: end;
  justify-items: end;
  ${tokens.breakpoint.phone} {
    justify-content: stretch;
    justify-items: stretch;
  }
`
/** Full is met, half in part, hollow not found: to be read without colour. A nice to have is low. */
export const Segment = styled.span`
  flex: 0 1 0.75rem;
  min-width: 5px;
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

/** The requirements that count, each with its state. */
const countedStates = ({ requirements, states }: Props) =>
  requirements
    .map(({ id, label, importance, weight }, index) => ({
      id,
      label,
      isMust: importance === 'must',
      weight,
      state: states[index] ?? 'missing',
    }))
    .filter(({ weight }) => weight > 0)

/** How many musts are met and missing, in words; of states of other requirements only how many are met. */
export const metText = ({ requirements, states }: Props): string =>
  requirements.length === states.length
    ? mustsText(mustCounts(requirements, states))
    : `${states.filter((state) => state === 'met').length} van ${states.length} eisen en pluspunten voldaan`

/**
 * A segment for each requirement that counts, in their fixed order, and the same in words for who doesn't see them.
 * Musts stand above what is nice to have.
 */
export const Segments = (props: Props) => {
  const all = countedStates(props)
  return (
    <>
      <Groups aria-hidden>
        {[all.filter(({ isMust }) => isMust), all.filter(({ isMust }) => !isMust)].map(
          (group, index) =>
            group.length > 0 && (
              <SegmentRow key={index} $wraps={group.length > MOST_ON_A_LINE}>
                {group.map(({ id, state, isMust }) => (
                  <Segment key={id} data-state={state} data-low={!isMust} />
                ))}
              </SegmentRow>
            ),
        )}
      </Groups>
      <VisuallyHidden>{all.map(({ label, state }) => `${label}: ${stateWord(state)}`).join('; ')}</VisuallyHidden>
    </>
  )
}
