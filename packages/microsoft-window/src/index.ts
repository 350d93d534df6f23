export { hasSignedIn, loadMicrosoft, type MicrosoftClient, type MicrosoftTokens } from './microsoft-client.ts'
export { NotLoadedError, WindowClosedError } from './window-errors.ts'
export { microsoftRefusalText, microsoftTexts } from './refusal-text.ts'
