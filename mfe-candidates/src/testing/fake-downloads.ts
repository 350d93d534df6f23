import { jest } from '@jest/globals'
import { extractText } from 'unpdf'

/** Stubs downloads and returns the downloaded files. */
export const stubDownloads = () => {
  const files: { name: string; content: Blob }[] = []
  let content = new Blob()
  URL.createObjectURL = (object) => {
    content = object as Blob
    return 'blob:file'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content })
  })
  return files
}

/** The words of a PDF on one line. */
export const pdfText = async (file = new Blob()) => {
  const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
