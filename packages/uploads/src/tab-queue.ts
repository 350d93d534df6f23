import { getSession, onSessionChange } from '@wervio/session'
import { UploadQueue, type Send } from './upload-queue.ts'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

const currentUid = () => {
  const session = getSession()
  return session.status === 'signed-in' ? session.user.uid : null
}

/**
 * A queue that lives as long as this browser tab; create one for each kind of file, outside React. `fallback` as in
 * UploadQueue.
 */
export const tabQueue = <Result>(send: Send<Result>, fallback: string): UploadQueue<Result> => {
  const queue = new UploadQueue(send, fallback)

  // Leaving the product would abort uploads, so the browser asks first; navigation inside it doesn't.
  queue.subscribe(() => {
    if (queue.busy()) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })

  // After an expired session the same user may retry; another user starts with an empty list.
  let owner = currentUid()
  onSessionChange((session) => {
    const uid = currentUid()
    const hasSignedOut = session.status === 'signed-out' && session.reason !== 'expired'
    if (hasSignedOut || (uid !== null && owner !== null && uid !== owner)) queue.clear()
    owner = uid ?? owner
  })
  return queue
}
