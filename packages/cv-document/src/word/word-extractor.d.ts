declare module 'word-extractor' {
  type Extracted = {
    getBody: () => string
    getHeaders: (options?: { includeFooters?: boolean }) => string
    getTextboxes: () => string
  }
  export default class WordExtractor {
    extract(file: Buffer): Promise<Extracted>
  }
}
