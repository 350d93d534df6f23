const KEY = 'token'

/** The id token for calls of the services, or null when nobody is signed in. */
export const getToken = (): string | null => localStorage.getItem(KEY)

/** Stores the newest id token under the fixed key `token`; null removes it. */
export const setToken = (token: string | null): void => {
  if (token === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, token)
}
