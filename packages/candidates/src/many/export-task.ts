import { messages, candidateCountText } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import type { ManyTask, Selectable } from '@wervio/remote-kit'
import { plainFileName, saveFile, toast } from '@wervio/ui'
import { exportDocument } from '../privacy/export-document.ts'
import { loadWholeExport, type WholeExport } from '../privacy/whole-export.ts'

export type ExportFormat = 'pdf' | 'json'

const createFile = (exports: readonly WholeExport[], format: ExportFormat): Blob | Promise<Blob> =>
  format === 'json'
    ? new Blob([JSON.stringify(exports, null, 2)], { type: 'application/json' })
    : pdfOf({
        title: 'Kandidaten',
        foot: 'Persoonsgegevens: ga er zorgvuldig mee om',
        blocks: exports.flatMap(exportDocument),
      })

const saveExports = async (exports: readonly WholeExport[], format: ExportFormat): Promise<void> => {
  try {
    const name = plainFileName([candidateCountText(exports.length)], format)
    saveFile(name, await createFile(exports, format))
    toast(`Alles over ${candidateCountText(exports.length)} staat in ${name}.`)
  } catch {
    toast(messages.candidateExportFailed, { tone: 'red' })
  }
}

/** Everything about the candidates, in one file; who it failed for is in a second file after a retry. */
export const exportTask = (items: readonly Selectable[], format: ExportFormat): ManyTask<WholeExport> => ({
  items,
  label: 'Exporteren',
  fallback: messages.candidateExportFailed,
  act: ({ id }) => loadWholeExport(id),
  onDone: (successes) =>
    void saveExports(
      successes.map(({ outcome }) => outcome),
      format,
    ),
  doneText: null,
})
