import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'
import { microsoftSignIn } from '@wervio/contracts/routes'

/**
 * Where Microsoft's window comes back to. First it says that an answer has come, so that the page that waits doesn't
 * take the closing of the window for a refusal; then it hands the answer over, which closes the window.
 */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; only this origin hears it.
new BroadcastChannel(microsoftSignIn.answerChannel).postMessage('answered')
broadcastResponseToMainFrame().catch(() => {
  // Somebody who opened this address by hand has no answer to hand over.
  document.body.textContent = 'Je kunt dit venster sluiten.'
})
