import { brand } from '@wervio/brand'
import { ErrorState, tokens } from '@wervio/ui'
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { ContentSkeleton } from '../chrome/content-skeleton.tsx'

const Unreachable = () => (
  <ErrorState text="Het inloggen kon niet worden geladen. Log in een ander tabblad in; dan gaat deze pagina verder." />
)

/** Its own error, because one that reaches the router would take the page away with what was typed in it. */
const SignInAgain = lazy(() =>
  import('../sign-in/sign-in-again.tsx').then(
    (module) => ({ default: module.SignInAgain }),
    () => ({ default: Unreachable }),
  ),
)

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 100;
  overflow-y: auto;
  background: ${tokens.surface.page};
  /* An open dialog takes the pointer away from the rest of the page. */
  pointer-events: auto;
`

const MARK = 'data-out-of-sight'

/**
 * Hides all that stands beside the cover, also dialogs and those that open later. Not with `display`, so that
 * everything keeps its size and scroll position.
 */
const hidePage = () => {
  const hidden = new Set<HTMLElement>()
  const hide = () => {
    for (const element of document.body.children) {
      if (!(element instanceof HTMLElement) || element.hasAttribute(MARK)) continue
      hidden.add(element)
      element.style.visibility = 'hidden'
    }
  }
  hide()
  const observer = new MutationObserver(hide)
  observer.observe(document.body, { childList: true })
  return () => {
    observer.disconnect()
    for (const element of hidden) element.style.visibility = ''
  }
}

/** Keeps keys and presses from the page underneath: its shortcuts, and its dialogs, which would close. */
const keepFromPage = () => {
  const stop = (event: Event) => event.stopPropagation()
  const events = ['keydown', 'pointerdown']
  for (const name of events) window.addEventListener(name, stop, { capture: true })
  return () => {
    for (const name of events) window.removeEventListener(name, stop, { capture: true })
  }
}

/** The tab may have the name of a candidate. */
const renameTab = () => {
  const pageTitle = document.title
  document.title = `Uitgelogd · ${brand().name}`
  return () => {
    document.title = pageTitle
  }
}

/** Covers a page whose user signed out in another tab, and offers to sign in again on the spot. */
export const PageOutOfSight = ({ until }: { until: number }) => {
  useLayoutEffect(hidePage, [])
  useEffect(keepFromPage, [])
  useEffect(renameTab, [])
  return createPortal(
    <Cover {...{ [MARK]: '' }}>
      <Suspense fallback={<ContentSkeleton />}>
        <SignInAgain until={until} />
      </Suspense>
    </Cover>,
    document.body,
  )
}
