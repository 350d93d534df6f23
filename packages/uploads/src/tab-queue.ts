import { getSession, onSessionChange } from '@wervio/session'
import { UploadQueue, type Send } from './upload-queue.ts'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

const uidNow = () => {
  const session = getSession()
  return session.status === 'signed-in' ? session.user.uid : null
}

/** A queue for as long as this browser tab is open; make one for each kind of file, outside React. `fallback` as in UploadQueue. */
export const tabQueue = <Result>(send: Send<Result>, fallback: string): UploadQueue<Result> => {
  const queue = new UploadQueue(send, fallback)

  // Leaving the product breaks uploads off, so the browser asks first; going to another page inside it doesn't.
  queue.subscribe(() => {
    if (queue.busy()) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })

  // After an expiry the same person comes back and may retry; anybody else starts without a list.
  let owner = uidNow()
  onSessionChange((session) => {
    const uid = uidNow()
    const left = session.status === 'signed-out' && session.reason !== 'expired'
    if (left || (uid !== null && owner !== null && uid !== owner)) queue.clear()
    owner = uid ?? owner
  })
  return queue
}
