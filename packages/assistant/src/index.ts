export type { AssistantProps } from './assistant-props.ts'
