import { PdfViewer } from '@wervio/pdf-viewer'
import { tokens } from '@wervio/ui'
import { CvFrame } from '../candidate/cv-columns.ts'

/** The CV somebody chose, to read from while typing. */
export const CvBeside = ({ file }: { file: File }) => (
  <CvFrame as="section" aria-label="CV" padding={4}>
    <PdfViewer content={file} loading="CV laden..." controlsTop={`-${tokens.space[4]}`} />
  </CvFrame>
)
