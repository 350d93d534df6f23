export {
  createConnections,
  required,
  type ConnectedAccount,
  type Connections,
  type ConnectionState,
} from './connections.ts'
export { createGraph, type Graph } from './graph.ts'
export { MicrosoftError, serviceErrorOf, type MicrosoftFailure } from './microsoft-error.ts'
export { createSecretBox, keyRing, SealedError, type Key, type SecretBox } from './secret-box.ts'
export { microsoftOf, microsoftProblems, microsoftVariables, type MicrosoftSettings } from './settings.ts'
export { sealContext, type ConnectionKind } from './stored-connection.ts'
export { createMicrosoftSignIn, type DeviceSignIn, type MicrosoftSignIn, type MicrosoftTokens } from './sign-in.ts'
