/** What an assistant is about. */
export type AssistantKind = 'vacancy' | 'candidate' | 'general'
