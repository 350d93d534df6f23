import { useLocation } from '@wervio/routing'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { answerPageActions, notePageActionsChange, type PageAction, type PageActions } from './page-actions.ts'

/**
 * Offers in the command menu what the page's own controls do, as long as this component is mounted: give it the very
 * functions of those controls, and `false` where a control isn't drawn. Several components may give the same title:
 * their actions stand together. `title` null: nothing, because the thing hasn't loaded.
 */
export const usePageActions = (title: string | null, actions: readonly (PageAction | false | null)[]): void => {
  const { pathname: path } = useLocation()
  const presentActions = actions.filter((action) => action !== false && action !== null)
  // A ref, because a menu may ask while it renders, when React refuses events of effects.
  const answer = useRef<PageActions | null>(null)
  useLayoutEffect(() => {
    answer.current = title === null ? null : { title, path, actions: presentActions }
  })
  useEffect(() => answerPageActions(() => answer.current), [])
  // What an action runs may differ at every render, and is asked for when it is needed.
  const words = [title, path, ...presentActions.map(({ label }) => label)].join('\n')
  useEffect(notePageActionsChange, [words])
}
