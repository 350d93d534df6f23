import { getSession } from '@wervio/session'

/** Whether the author is the reader, perhaps in another window. */
export const isReader = (by: string | null): boolean => {
  const session = getSession()
  return session.status === 'signed-in' && by !== null && [session.user.email, session.user.displayName].includes(by)
}

/** The editor as part of a sentence: 'aangepast door jou'. */
export const editorName = ({ yours }: { yours: boolean }): string => (yours ? 'jou' : 'een collega')
