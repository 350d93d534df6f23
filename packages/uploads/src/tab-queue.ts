import { bindToTab } from './bind-to-tab.ts'
import { UploadQueue, type Send } from './upload-queue.ts'

/**
 * A queue that lives as long as this browser tab; create one for each kind of file, outside React. `fallback` as in
 * UploadQueue.
 */
export const tabQueue = <Result>(send: Send<Result>, fallback: string): UploadQueue<Result> => {
  const queue = new UploadQueue(send, fallback)
  bindToTab(queue)
  return queue
}
