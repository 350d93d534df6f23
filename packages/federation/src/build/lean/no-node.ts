/** The browser's build loads no script in Node. */
export const createScriptNode = undefined
export const loadScriptNode = undefined
