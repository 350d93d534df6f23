/** How long the object URL stays valid, because the browser starts the download after this task. */
const READ_MS = 10_000

/** Lets the browser save a file under this name. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}
