import { act } from '@testing-library/react'

type Config = {
  client_id: string
  select_account?: boolean
  callback: (answer: { code?: string; error?: string }) => void
  error_callback: (problem: { type: string }) => void
}

/** Google's script as a page sees it, without a window: a test lets it load, and answers in the place of the person. */
export const fakeGoogle = () => {
  let config: Config | undefined
  let opened = 0
  const initCodeClient = (clientConfig: Config) => {
    config = clientConfig
    return { requestCode: () => (opened += 1) }
  }
  const script = () =>
    document.querySelector<HTMLScriptElement>('script[src^="https://accounts.google.com/gsi/client"]')
  const tell = (event: string) =>
    act(() => {
      script()?.dispatchEvent(new Event(event))
    })
  return {
    script,
    opened: () => opened,
    config: () => config,
    load: () => {
      Object.assign(window, { google: { accounts: { oauth2: { initCodeClient } } } })
      tell('load')
    },
    fail: () => tell('error'),
    answer: (answer: { code?: string; error?: string }) => act(() => config?.callback(answer)),
    close: () => act(() => config?.error_callback({ type: 'popup_closed' })),
  }
}
