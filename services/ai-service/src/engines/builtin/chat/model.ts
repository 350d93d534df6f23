/** Raise it with every change of rules that changes an answer of the chat. */
export const CHAT_MODEL = 'wervio-chat-11'
