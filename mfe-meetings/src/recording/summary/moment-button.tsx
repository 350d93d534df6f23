import { Icon, secondsText, tokens } from '@wervio/ui'
import { Play, TextSearch } from 'lucide-react'
import { createContext, useContext } from 'react'
import { styled } from 'styled-components'

export type Moment = { position: number; start: number; is_estimate?: boolean | undefined }
export type Moments = {
  /** Brings the segment into view and plays it where there is sound. */
  go: (moment: Moment) => void
  hasSound: boolean
}

const context = createContext<Moments>({ go: () => undefined, hasSound: false })
export const MomentsProvider = context.Provider

const Chip = styled.button`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 1.5rem;
  padding: 0 ${tokens.space[2]};
  border-radius: ${tokens.radius.chip};
  background: ${tokens.accent.soft};
  color: ${tokens.accent.base};
  font: ${tokens.font.smallStrong};
  font-variant-numeric: tabular-nums;
  &:hover {
    text-decoration: underline;
  }
  /* As high to a finger as any control, and still a chip to the eye. */
  ${tokens.breakpoint.touch} {
    position: relative;
    min-height: 1.75rem;
    &::after {
      position: absolute;
      inset: 50% 0 auto;
      height: ${tokens.control.touch};
      translate: 0 -50%;
      content: '';
    }
  }
`

/** The second that something rests on, or about that second where nobody measured it: goes there, and plays it. */
export const MomentButton = ({ moment }: { moment: Moment }) => {
  const { go, hasSound } = useContext(context)
  const time = secondsText(moment.start)
  const spokenTime = moment.is_estimate ? `ongeveer ${time}` : time
  return (
    <Chip
      type="button"
      aria-label={hasSound ? `Luister op ${spokenTime}` : `Lees op ${spokenTime}`}
      onClick={() => go(moment)}
    >
      <Icon of={hasSound ? Play : TextSearch} size={14} />
      {moment.is_estimate && '± '}
      {time}
    </Chip>
  )
}
