import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../text/icon.tsx'
import { tokens } from '../theme/tokens.ts'
import type { ToastTone } from './toast.ts'
import { useToasts } from './use-toasts.ts'

const icons: Record<ToastTone, LucideIcon> = { green: CircleCheck, blue: Info, amber: TriangleAlert, red: CircleAlert }

const rise = keyframes`
  from { opacity: 0; translate: 0 8px; }
`
const Shelf = styled.section`
  position: fixed;
  z-index: 70;
  /* In the middle: the corner belongs to the assistant, whose input must stay free. */
  /* A bar at the bottom of a page asks for room (SelectionBar). */
  inset: auto 0 calc(${tokens.space[5]} + var(--room-below-toasts, 0rem));
  width: min(28rem, calc(100vw - 2rem));
  margin-inline: auto;
  pointer-events: none;
  /* The buttons of a phone's page stand at its bottom: those of a form, a dialog, a sheet and the assistant. */
  ${tokens.breakpoint.phone} {
    inset: calc(${tokens.topBar} + ${tokens.space[2]}) 0 auto;
  }
`
const Log = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`
const Message = styled.div<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[4]};
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  box-shadow: ${tokens.shadow.high};
  pointer-events: auto;
  animation: ${rise} ${tokens.motion.calm};
  > svg {
    flex-shrink: 0;
    color: ${({ $tone }) => tokens.status[$tone].base};
  }
  p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  /* A way to undo may have a long name: it stands under the words, the cross beside them. */
  ${tokens.breakpoint.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${tokens.space[3]};
    > button {
      grid-area: 2 / 2;
      justify-self: start;
    }
    > button:last-child {
      grid-area: 1 / 3;
    }
  }
`

/** Shows what `toast` sends, from any bundle on the page. Mounted once, by the shell. */
export const Toaster = () => {
  const { toasts, close, hold, release } = useToasts()
  return (
    <Shelf aria-label="Meldingen" onMouseMove={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <Log role="log" aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, text, tone, action }) => (
          // The log around it announces it; the role says what it is, without a second announcement.
          <Message
            key={id}
            $tone={tone}
            role={tone === 'red' ? 'alert' : 'status'}
            aria-live={tone === 'red' ? undefined : 'off'}
          >
            <Icon of={icons[tone]} />
            <p>{text}</p>
            {action && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  close(id)
                  action.onSelect()
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton label="Melding sluiten" icon={X} onClick={() => close(id)} />
          </Message>
        ))}
      </Log>
    </Shelf>
  )
}
