/** Without sentences: our own errors say what happened, by the codes (host/errors.ts). */
export const runtimeDescMap = {}
export const buildDescMap = {}
export const typeDescMap = {}
export const errorDescMap = {}
