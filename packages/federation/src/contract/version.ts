/** Rises when the shape of what a remote exports, or what the shell gives it, changes incompatibly. */
export const CONTRACT_VERSION = 1
