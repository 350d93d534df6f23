/** The runtime configuration in the tests' page. */
export const testConfig = {
  mainApiUrl: 'http://main.test',
  aiServiceUrl: 'http://ai.test',
  firebase: { apiKey: 'test', authDomain: 'test.example', projectId: 'demo-wervio', emulatorUrl: null },
  googleClientId: null,
  microsoftClientId: null,
  microsoftAuthority: 'https://login.microsoftonline.com/organizations',
  traces: false,
  pageReports: false,
  brand: {},
}

/**
 * Writes a configuration into the page as the static server does. A string goes in as it is; null removes the block.
 */
export const inlineConfig = (config: object | string | null = testConfig): void => {
  document.getElementById('wervio-config')?.remove()
  if (config === null) return
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'wervio-config'
  block.textContent = typeof config === 'string' ? config : JSON.stringify(config)
  document.head.append(block)
}
