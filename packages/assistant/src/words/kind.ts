/** The kind of subject that an assistant is about. */
export type AssistantKind = 'vacancy' | 'candidate' | 'general'
