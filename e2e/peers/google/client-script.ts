/**
 * What `https://accounts.google.com/gsi/client` offers of its code client
 * (developers.google.com/identity/oauth2/web/reference/js-reference), with a window on the stand-in: `requestCode`
 * opens it, its page posts the answer to the page that opened it, and a window that is closed or was stopped is told to
 * `error_callback`.
 */
export const clientScript = (origin: string): string => `
(() => {
  const PEER = ${JSON.stringify(origin)}
  const initCodeClient = (config) => ({
    requestCode: () => {
      const query = new URLSearchParams({ client_id: config.client_id, scope: config.scope, origin: location.origin })
      const popup = window.open(PEER + '/o/oauth2/v2/auth?' + query, 'google', 'popup,width=500,height=600')
      if (!popup) return config.error_callback({ type: 'popup_failed_to_open' })
      const stop = () => {
        clearInterval(timer)
        removeEventListener('message', answer)
      }
      const answer = ({ origin, data }) => {
        if (origin !== PEER) return
        stop()
        popup.close()
        config.callback(data)
      }
      const timer = setInterval(() => {
        if (!popup.closed) return
        stop()
        config.error_callback({ type: 'popup_closed' })
      }, 100)
      addEventListener('message', answer)
    },
  })
  window.google = { accounts: { oauth2: { initCodeClient } } }
})()
`
