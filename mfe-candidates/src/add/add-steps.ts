import { messages } from '@wervio/contracts'

/** The steps of an addition in their order. */
export const addSteps = ['upload', 'read', 'save'] as const
export type AddStep = (typeof addSteps)[number]

export const addStepLabels: Record<AddStep, string> = { upload: 'Uploaden', read: 'Lezen', save: 'Opslaan' }

/** What to say of a step that failed without words of its own. */
export const stepFailures: Record<AddStep, string> = {
  upload: messages.cvUploadFailed,
  read: messages.cvParseFailed,
  save: messages.candidateSaveFailed,
}
