export type { AssistantProps } from './assistant-props.ts'
export { Assistant } from './assistant.tsx'
export { WithAssistant } from './frame/with-assistant.tsx'
export type { AssistantKind } from './words/kind.ts'
