import { runtimeConfig } from '@wervio/api-client'
import { endOwnSession } from '@wervio/contracts'

let isOver = false

/** To be called when the services have ended this session already: signing out then tells them nothing. */
export const noteSessionOver = (): void => {
  isOver = true
}

/**
 * Has our services refuse the tokens of a sign-in from now on. Outlives the page, and never rejects: whoever signs out
 * needn't wait, and a session that wasn't used ends by itself.
 */
export const endSession = async (token: string): Promise<void> => {
  if (isOver) {
    isOver = false
    return
  }
  try {
    const { mainApiUrl } = await runtimeConfig()
    await fetch(mainApiUrl.replace(/\/+$/, '') + endOwnSession.path, {
      method: endOwnSession.method,
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    })
  } catch {
    // Said above.
  }
}
