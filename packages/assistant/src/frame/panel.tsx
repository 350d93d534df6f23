import { Sheet, SidePanel, useWideScreen } from '@wervio/ui'
import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { OpenButton } from './open-button.tsx'
import { usePanelOpen } from './use-panel-open.ts'

export type PanelContent = { focused: boolean; onOpenSource: () => void }

type Props = {
  title: string
  about: string
  actions: ReactNode
  /** Told when the panel opens for the first time. */
  onShown: () => void
  children: (content: PanelContent) => ReactNode
}

const nothing = () => undefined

/** The assistant beside the content or as a sheet over it, and the button that brings it back. */
export const Panel = ({ title, about, actions, onShown, children }: Props) => {
  const wide = useWideScreen()
  const [kept, keep] = usePanelOpen()
  const [sheet, setSheet] = useState(false)
  const [byHand, setByHand] = useState<'opened' | 'closed' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const open = wide ? kept : sheet

  useEffect(() => {
    if (open) onShown()
  }, [open, onShown])
  // A sheet gives the focus back by itself.
  useEffect(() => {
    if (byHand === 'closed' && wide) opener.current?.focus()
  }, [byHand, wide])

  const set = (next: boolean) => {
    setByHand(next ? 'opened' : 'closed')
    if (wide) keep(next)
    else setSheet(next)
  }
  const head = {
    title,
    subtitle: about,
    icon: Sparkles,
    actions,
    closeLabel: `${title} sluiten`,
    onClose: () => set(false),
  }
  return (
    <>
      {wide && open && (
        <SidePanel {...head}>{children({ focused: byHand === 'opened', onOpenSource: nothing })}</SidePanel>
      )}
      {!(wide && open) && <OpenButton button={opener} onOpen={() => set(true)} />}
      {!wide && (
        <Sheet {...head} open={sheet}>
          {children({ focused: false, onOpenSource: () => setSheet(false) })}
        </Sheet>
      )}
    </>
  )
}
