import { generatePersona, type Persona, savePersona, type Vacancy } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Cluster, ConfirmDialog } from '@wervio/ui'
import { Printer, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { DownloadPersona } from './export/download-persona.tsx'

type Props = { vacancy: Vacancy; persona: Persona; canRegenerate: boolean; onRegenerate: () => void }

/** Buttons that make the persona again (after a question that says what is replaced), download it and print it. */
export const PersonaActions = ({ vacancy, persona, canRegenerate, onRegenerate }: Props) => {
  const [isConfirming, setIsConfirming] = useState(false)
  const mayGenerate = useMay(generatePersona, savePersona)
  const confirm = () => {
    setIsConfirming(false)
    onRegenerate()
  }
  return (
    <Cluster gap={2}>
      {mayGenerate && (
        <Button variant="secondary" icon={RotateCw} disabled={!canRegenerate} onClick={() => setIsConfirming(true)}>
          Opnieuw genereren
        </Button>
      )}
      <DownloadPersona title={vacancy.title} persona={persona} />
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Persona opnieuw genereren?"
        text={`De persona "${persona.naam || 'De ideale kandidaat'}" met zijn scores en interviewvragen wordt vervangen. De oude blijft staan tot de nieuwe is opgeslagen.`}
        confirmLabel="Opnieuw genereren"
        onConfirm={confirm}
        onCancel={() => setIsConfirming(false)}
      />
    </Cluster>
  )
}
