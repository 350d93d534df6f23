/** Raise it when the shape of what a remote exports, or of what the shell passes to it, changes incompatibly. */
export const CONTRACT_VERSION = 1
