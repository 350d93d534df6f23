import { brand } from '@wervio/brand'
import { pdfOf, wordOf } from '@wervio/pdf-document'
import { DownloadMenu } from '@wervio/remote-kit'
import { FileText, FileType } from 'lucide-react'
import { analysisDocument } from './analysis-document.ts'
import type { StoredAnalysis } from './analysis-store.ts'

/** Downloads the analysis as PDF or Word. */
export const DownloadAnalysis = ({ outcome }: { outcome: StoredAnalysis }) => {
  const title = `Match analyse ${outcome.vacancy_title}`
  return (
    <DownloadMenu
      name={[title]}
      formats={[
        {
          label: 'Pdf-bestand',
          icon: FileType,
          ending: 'pdf',
          make: () => pdfOf({ title, foot: 'Hulp bij een besluit, geen besluit', blocks: analysisDocument(outcome) }),
        },
        {
          label: 'Word-document',
          icon: FileText,
          ending: 'docx',
          make: () => wordOf({ title, creator: brand().name, blocks: analysisDocument(outcome) }),
        },
      ]}
    />
  )
}
