export { bindToTab } from './bind-to-tab.ts'
export { tabQueue } from './tab-queue.ts'
export { UploadList } from './upload-list.tsx'
export { UploadQueue, type UploadCallbacks, type QueuedUpload } from './upload-queue.ts'
