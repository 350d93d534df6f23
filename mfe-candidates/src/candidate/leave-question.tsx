import { useBlocker } from '@wervio/routing'
import { getSession } from '@wervio/session'
import { ConfirmDialog } from '@wervio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { openQuestions, useIsFirst, type OpenQuestion } from './open-questions.ts'

type Props = Omit<OpenQuestion, 'isLostOnClose'> & {
  /**
   * Whether closing the tab loses it too; a draft stored in the browser isn't lost. By default the same as
   * `hasUnsaved`.
   */
  isLostOnClose?: () => boolean
}

/** What would be lost for good comes before what waits in this browser. */
const mostUrgent = (): OpenQuestion | undefined => {
  const unsaved = openQuestions().filter(({ hasUnsaved }) => hasUnsaved())
  return unsaved.find(({ isLostOnClose }) => isLostOnClose()) ?? unsaved[0]
}

/** Asks on behalf of every question of the page. */
const LeaveDialog = () => {
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname || getSession().status !== 'signed-in') return false
    const urgentQuestion = mostUrgent()
    if (urgentQuestion) setQuestion(urgentQuestion)
    return urgentQuestion !== undefined
  })
  return (
    question && (
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={question.title}
        text={question.text}
        confirmLabel="Toch weggaan"
        cancelLabel="Hier blijven"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    )
  )
}

/**
 * Asks before unsaved work is left behind, inside the product and when the tab closes; not when an ended session leads
 * to sign-in. A page may have several: the router allows one blocker, so the first asks for all of them.
 */
export const LeaveQuestion = ({ hasUnsaved, isLostOnClose = hasUnsaved, title, text }: Props) => {
  const isFirst = useIsFirst({ hasUnsaved, isLostOnClose, title, text })
  const warnBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isLostOnClose()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warnBeforeUnload(event)
    window.addEventListener('beforeunload', listen)
    return () => window.removeEventListener('beforeunload', listen)
  }, [])
  return isFirst && <LeaveDialog />
}
