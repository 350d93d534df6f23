import { readdirSync } from 'node:fs'
import type { GreyPicture } from './grey-picture.ts'

/** A box in dots from the top left. */
export type DotBox = { x0: number; y0: number; x1: number; y1: number }
export type RecognisedWord = { text: string; /** 0 to 100. */ confidence: number; bbox: DotBox }
/** A line of words; `rowHeight` is from its highest to its lowest letters, in dots. */
export type RecognisedLine = { words: RecognisedWord[]; rowHeight: number; baseline: DotBox }
/** Lines of a page, in dots of the page after it was turned level by `turn` radians, clockwise, about its centre. */
export type Recognition = { lines: RecognisedLine[]; confidence: number; turn: number }

export type Recogniser = {
  recognise: (picture: GreyPicture, dpi: number) => Promise<Recognition>
  close: () => Promise<unknown>
}

const MODEL = /^(?<language>[a-z_]+)\.traineddata(?:\.gz)?$/
/** First the languages of most CVs: the order decides which one wins between equals. */
const ORDER = ['nld', 'eng']
const rank = (language: string): number => (ORDER.includes(language) ? ORDER.indexOf(language) : ORDER.length)

type Model = { language: string; isPacked: boolean }

const modelOf = (file: string): Model[] => {
  const match = MODEL.exec(file)
  const language = match?.groups?.['language']
  return language === undefined || language === 'osd' ? [] : [{ language, isPacked: file.endsWith('.gz') }]
}

/**
 * The languages of the models in a folder, and whether these are packed: all of them or none, as the library wants it.
 * Throws when there are none.
 */
export const modelsIn = (folder: string): { languages: string[]; gzip: boolean } => {
  const models = readdirSync(folder).flatMap(modelOf)
  if (models.length === 0) throw new Error('The folder of models for recognition has no .traineddata file')
  const gzip = models.every(({ isPacked }) => isPacked)
  const languages = models.filter(({ isPacked }) => isPacked === gzip).map(({ language }) => language)
  return { languages: languages.toSorted((one, other) => rank(one) - rank(other)), gzip }
}

/** Whether a folder exists and has models. */
export const hasModels = (folder: string): boolean => {
  try {
    return modelsIn(folder).languages.length > 0
  } catch {
    return false
  }
}

/** A picture as a file that the recogniser opens: a portable grey map. */
const fileOf = ({ width, height, grey }: GreyPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey])

/** Loads tesseract.js with the models in `folder`; nothing is fetched and nothing is written. */
export const startRecogniser = async (folder: string): Promise<Recogniser> => {
  // Sparse text finds every line wherever it stands; the order of columns is for the layout of the reader.
  const { createWorker, OEM, PSM } = await import('tesseract.js')
  const { languages, gzip } = modelsIn(folder)
  const worker = await createWorker(languages, OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip })
  return {
    recognise: async (picture, dpi) => {
      await worker.setParameters({ user_defined_dpi: String(dpi), tessedit_pageseg_mode: PSM.SPARSE_TEXT })
      const { data } = await worker.recognize(fileOf(picture), { rotateAuto: true }, { blocks: true, text: false })
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
      return {
        confidence: data.confidence,
        turn: data.rotateRadians ?? 0,
        lines: lines.map(({ words, rowAttributes, baseline }) => ({
          words: words.map(({ text, confidence, bbox }) => ({ text, confidence, bbox })),
          rowHeight: rowAttributes.rowHeight,
          baseline,
        })),
      }
    },
    close: () => worker.terminate(),
  }
}
