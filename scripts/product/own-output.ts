/**
 * Ignores errors of our own output, when the terminal was closed or the output goes to a file on a full disk. Nothing
 * can be done about them, and there is nowhere to report them.
 */
export const outliveOutput = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
