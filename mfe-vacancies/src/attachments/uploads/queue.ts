import { upload } from '@wervio/api-client'
import { endpoints } from '@wervio/contracts'
import { getSession, onSessionChange } from '@wervio/session'
import { UploadQueue } from './upload-queue.ts'

/** The one queue of this browser tab. */
export const queue = new UploadQueue((vacancyId, file, options) => upload(endpoints.addAttachment, { params: { id: vacancyId }, file }, options))

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

// Leaving the product breaks uploads off, so the browser asks first; going to another page inside it doesn't.
queue.subscribe(() => {
  if (queue.busy()) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
})

const uidNow = () => {
  const session = getSession()
  return session.status === 'signed-in' ? session.user.uid : null
}
let owner = uidNow()

// After an expiry the same person comes back and may retry; anybody else starts without a list.
onSessionChange((session) => {
  const uid = uidNow()
  const left = session.status === 'signed-out' && session.reason !== 'expired'
  if (left || (uid !== null && owner !== null && uid !== owner)) queue.clear()
  owner = uid ?? owner
})
