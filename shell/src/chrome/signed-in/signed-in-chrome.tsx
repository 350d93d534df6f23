import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { isDemoVisitor, useCurrentUser } from '@wervio/session'
import { styled } from 'styled-components'
import { useShortcut } from '../../command-menu/use-shortcut.ts'
import { forgetDemoEnd } from '../../demo/demo-end.ts'
import { useNotificationStream } from '../../notifications/stream/use-notification-stream.ts'
import { useImportToasts } from '../../recording-imports/use-import-toasts.ts'
import { useSeeOpenImport } from '../../recording-imports/see-imports.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }))
const DemoBanner = lazy(async () => ({ default: (await import('../../demo/demo-banner.tsx')).DemoBanner }))
const CommandMenu = lazy(async () => ({ default: (await import('../../command-menu/command-menu.tsx')).CommandMenu }))

const Frame = styled.div`
  display: flex;
  min-height: 100dvh;
`
const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`

/** Sidebar and top bar of the signed-in area; menu and drawer load when first opened. */
export const SignedInChrome = ({ children }: { children: ReactNode }) => {
  const [openOverlay, setOpenOverlay] = useState<'drawer' | 'commands' | null>(null)
  const close = useCallback(() => setOpenOverlay(null), [])
  const search = useCallback(() => setOpenOverlay('commands'), [])
  useShortcut(search)
  useImportToasts()
  useSeeOpenImport()
  useNotificationStream()
  const user = useCurrentUser()
  const isDemo = user !== null && isDemoVisitor(user)
  const isAccount = user !== null && !isDemo
  // The session of an account that expires is not the end of a demo that was here before.
  useEffect(() => {
    if (isAccount) forgetDemoEnd()
  }, [isAccount])
  return (
    <Frame>
      <Sidebar />
      <Column>
        <TopBar onMenu={() => setOpenOverlay('drawer')} onSearch={search} />
        {isDemo && (
          <Suspense fallback={null}>
            <DemoBanner />
          </Suspense>
        )}
        {children}
      </Column>
      <Suspense fallback={null}>
        {openOverlay === 'drawer' && <Drawer onClose={close} />}
        {openOverlay === 'commands' && <CommandMenu onClose={close} />}
      </Suspense>
    </Frame>
  )
}
