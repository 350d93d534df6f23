import { Sheet, SidePanel, useRoomBeside, useWideScreen } from '@wervio/ui'
import { Sparkles } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { OpenButton } from './open-button.tsx'
import { usePanelOpen } from './use-panel-open.ts'
import { useUncover } from './use-uncover.ts'

export type PanelContent = { startsFocused: boolean; onOpenSource: () => void }

type Props = {
  title: string
  about: string
  actions: ReactNode
  /** Called when the panel is open, so that its conversation is read. */
  onShown: () => void
  children: (content: PanelContent) => ReactNode
}

const nothing = () => undefined

/** The assistant beside the page, over it, or as a sheet, and the button that opens it. */
export const Panel = ({ title, about, actions, onShown, children }: Props) => {
  const isWide = useWideScreen()
  const hasRoom = useRoomBeside()
  const [isBesideOpen, setIsBesideOpen] = usePanelOpen()
  const [isOverOpen, setIsOverOpen] = useState(false)
  const [lastAction, setLastAction] = useState<'opened' | 'closed' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const open = hasRoom ? isBesideOpen : isOverOpen
  const liesOverPage = isWide && !hasRoom && open

  useEffect(() => {
    if (open) onShown()
  }, [open, onShown])
  // A sheet returns the focus by itself.
  useEffect(() => {
    if (lastAction === 'closed' && isWide) opener.current?.focus()
  }, [lastAction, isWide])

  const setOpen = (next: boolean) => {
    setLastAction(next ? 'opened' : 'closed')
    if (hasRoom) setIsBesideOpen(next)
    else setIsOverOpen(next)
  }
  const uncover = useCallback(() => {
    setLastAction(null)
    setIsOverOpen(false)
  }, [])
  useUncover({ panel, isCovering: liesOverPage, onReach: uncover, onEscape: () => setOpen(false) })
  const head = {
    title,
    subtitle: about,
    icon: Sparkles,
    actions,
    closeLabel: `${title} sluiten`,
    onClose: () => setOpen(false),
  }
  return (
    <>
      {isWide && open && (
        <SidePanel ref={panel} {...head}>
          {children({ startsFocused: lastAction === 'opened', onOpenSource: hasRoom ? nothing : uncover })}
        </SidePanel>
      )}
      {!(isWide && open) && <OpenButton button={opener} onOpen={() => setOpen(true)} />}
      {!isWide && (
        <Sheet {...head} open={isOverOpen}>
          {children({ startsFocused: false, onOpenSource: () => setIsOverOpen(false) })}
        </Sheet>
      )}
    </>
  )
}
