/** Built-in explanation: what asks for it, and its sentences, each a source of its own. */
export type Article = { id: string; asks: RegExp; lead: string; sentences: string[] }
