import { recordingTitle } from '@wervio/contracts'
import { safeName } from '@wervio/ui'

/** The heading of what can be done with a recorded conversation, in the command menu. */
export const onThisRecording = (fileName: string): string => `Bij dit gesprek: ${safeName(recordingTitle(fileName))}`
