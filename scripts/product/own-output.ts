/**
 * Nobody reads the terminal any more, or it goes to a file on a full disk: whoever calls this runs on. Nothing can be
 * done with such an error, and there is nowhere to tell it.
 */
export const outliveOutput = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
