import { useCallback, useEffect, useState } from 'react'
import { call } from '@wervio/api-client'
import { getDemoOffer, messages } from '@wervio/contracts'
import { startIdentity } from '../session/start-identity.ts'
import { demoProblem } from './demo-texts.ts'

export type Beginning = { state: 'busy' } | { state: 'off' } | { state: 'refused'; problem: string }

const begin = async (): Promise<Beginning> => {
  try {
    // Asked first, so that no identity is made for somebody who gets no demo.
    const { state } = await call(getDemoOffer, {})
    if (state === 'off') return { state: 'off' }
    if (state === 'full') return { state: 'refused', problem: messages.demoFull }
    await (await startIdentity()).startDemo()
    return { state: 'busy' }
  } catch (error) {
    return { state: 'refused', problem: demoProblem(error) }
  }
}

let running: Promise<Beginning> | null = null

/** One demo, however often the page is shown while it begins. */
const beginOnce = (): Promise<Beginning> => {
  running ??= begin().finally(() => {
    running = null
  })
  return running
}

/** Begins a demo when `isWanted`; the session that follows takes the visitor on. */
export const useBeginDemo = (isWanted: boolean): { beginning: Beginning; retry: () => void } => {
  const [beginning, setBeginning] = useState<Beginning>({ state: 'busy' })
  const start = useCallback(() => void beginOnce().then(setBeginning), [])
  const retry = () => {
    setBeginning({ state: 'busy' })
    start()
  }
  useEffect(() => {
    if (isWanted) start()
  }, [isWanted, start])
  return { beginning, retry }
}
