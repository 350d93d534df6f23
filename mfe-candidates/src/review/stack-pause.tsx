import type { ImportItemSummary } from '@wervio/contracts'
import { ButtonLink, EmptyState, numberText, type EmptyStateProps } from '@wervio/ui'
import { CircleCheck, Inbox, LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { WholePane } from './review-layout.ts'
import { itemName } from './stack-state.ts'

type Pause = {
  /** The CV on screen, which is saved or still to be read; null without one. */
  item: ImportItemSummary | null
  total: number
  isDone: boolean
  isSending: boolean
}

const pauseState = ({ item, total, isDone, isSending }: Pause): EmptyStateProps => {
  if (item?.status === 'saved')
    return {
      icon: CircleCheck,
      title: `${itemName(item)} is opgeslagen`,
      action: item.candidate_id && <ButtonLink to={paths.profile.href(item.candidate_id)}>Bekijk profiel</ButtonLink>,
    }
  if (item)
    return {
      icon: LoaderCircle,
      title: `${itemName(item)} wordt gelezen`,
      text: 'Dat duurt meestal een paar tellen. De andere CV’s kun je alvast nakijken.',
    }
  if (isDone)
    return {
      icon: CircleCheck,
      title: 'Deze stapel is klaar',
      text: total === 1 ? 'De kandidaat is opgeslagen.' : `Alle ${numberText(total)} kandidaten zijn opgeslagen.`,
      action: <ButtonLink to={paths.dashboard.href()}>Naar de kandidaten</ButtonLink>,
    }
  if (isSending) return { icon: LoaderCircle, title: 'De CV’s worden verstuurd' }
  return {
    icon: Inbox,
    title: 'Deze stapel is leeg',
    action: <ButtonLink to={paths.add.href()}>CV’s toevoegen</ButtonLink>,
  }
}

/** `takeFocus`: whether the recruiter came here from a form, which took the focus with it. */
type Props = Pause & { takeFocus: boolean }

/** In the place of fields and document, when there is nothing to look through. */
export const StackPause = ({ takeFocus, ...pause }: Props) => {
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus) pane.current?.focus()
  }, [takeFocus])
  const state = pauseState(pause)
  return (
    <WholePane ref={pane} as="section" tabIndex={-1} aria-label={state.title}>
      <EmptyState {...state} />
    </WholePane>
  )
}
