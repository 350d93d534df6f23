import { runTests } from '../support/run-tests.ts'
import { findFirefox } from './find-firefox.ts'

/** `pnpm e2e:firefox [FILTER…]`: the main journey in the system's Firefox, against a product of its own. */
if (!findFirefox()) {
  console.error(
    'There is no Firefox on this machine: install firefox-esr (apt-get install firefox-esr), or set WERVIO_FIREFOX to one.',
  )
  process.exit(1)
}
await runTests('firefox')
