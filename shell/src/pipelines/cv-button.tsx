import { useMutation } from '@tanstack/react-query'
import { download, errorText } from '@wervio/api-client'
import { getPipelineCv, messages } from '@wervio/contracts'
import { Button, saveFile, toast } from '@wervio/ui'
import { FileDown } from 'lucide-react'

type Props = { vacancyId: string; candidateId: string; name: string }

const PDF = 'application/pdf'

/** Saves the CV of a candidate under their name. */
export const CvButton = ({ vacancyId, candidateId, name }: Props) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(getPipelineCv, { params: { id: vacancyId, candidate_id: candidateId } }),
    onSuccess: (content) => saveFile(`CV ${name}.${content.type === PDF ? 'pdf' : 'docx'}`, content),
    onError: (error) => toast(errorText(error, messages.cvLoadFailed), { tone: 'red' }),
  })
  return (
    <Button size="small" variant="secondary" icon={FileDown} busy={isPending} onClick={() => mutate()}>
      CV opslaan
    </Button>
  )
}
