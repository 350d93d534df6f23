import { recordingExtensions, transcriptExtensions } from './recording-imports.ts'

const ENDING = new RegExp(`\\.(?:${[...recordingExtensions, ...transcriptExtensions].join('|')})$`, 'i')

/**
 * What a conversation is called: the name of its file without the ending of a recording or a transcript. What else
 * follows a dot stays, such as the version in the subject of a meeting.
 */
export const recordingTitle = (fileName: string): string => fileName.trim().replace(ENDING, '') || fileName
