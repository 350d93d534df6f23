import { useMutation } from '@tanstack/react-query'
import { errorText } from '@wervio/api-client'
import { exportDocument, loadWholeExport } from '@wervio/candidates'
import { messages, type Candidate } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import { Button, Menu, plainFileName, saveFile, toast } from '@wervio/ui'
import { Braces, Download, FileType } from 'lucide-react'

type Format = 'json' | 'pdf'

const createFile = async (id: string, format: Format): Promise<Blob> => {
  const wholeExport = await loadWholeExport(id)
  if (format === 'json') return new Blob([JSON.stringify(wholeExport, null, 2)], { type: 'application/json' })
  return pdfOf({
    title: wholeExport.candidate.name,
    foot: 'Persoonsgegevens: ga er zorgvuldig mee om',
    blocks: exportDocument(wholeExport),
  })
}

/** Takes along everything about a candidate as JSON or PDF. */
export const ExportMenu = ({ candidate: { id, name } }: { candidate: Candidate }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) =>
      saveFile(plainFileName(['kandidaat', name], format), await createFile(id, format)),
    onError: (error) => toast(errorText(error, messages.candidateExportFailed), { tone: 'red' }),
  })
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="small" icon={Download} busy={isPending}>
          Exporteer
        </Button>
      }
      items={[
        { label: 'Als pdf', icon: FileType, onSelect: () => mutate('pdf') },
        { label: 'Als JSON', icon: Braces, onSelect: () => mutate('json') },
      ]}
    />
  )
}
