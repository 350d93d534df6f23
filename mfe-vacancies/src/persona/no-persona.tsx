import { brand } from '@wervio/brand'
import { generatePersona, savePersona, type Vacancy } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, ButtonLink, EmptyState } from '@wervio/ui'
import { Pencil, Sparkles, UserRoundSearch } from 'lucide-react'
import { paths } from '../paths.ts'

type Props = { vacancy: Vacancy; ready: boolean; onGenerate: () => void }

/** What a persona is and the one thing to do: make it, or first fill in what it is made of. */
export const NoPersona = ({ vacancy, ready, onGenerate }: Props) => {
  if (!useMay(generatePersona, savePersona))
    return (
      <EmptyState
        icon={UserRoundSearch}
        title="Nog geen persona"
        text="Een collega heeft voor deze vacature nog geen persona laten maken."
      />
    )
  return ready ? (
    <EmptyState
      icon={UserRoundSearch}
      title="Nog geen persona"
      text={`${brand().name} leidt uit de vacature af welk mens bij deze rol past: vijf kenmerken met de zinnen waar ze op rusten, en vragen voor het gesprek. Het gaat over de rol, niet over een bestaand mens.`}
      action={
        <Button icon={Sparkles} onClick={onGenerate}>
          Genereer Kandidaat Persona
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={UserRoundSearch}
      title="Vul eerst de vacature aan"
      text="Een persona rust op wat de vacature zegt. Vul minstens de taken of de gevraagde vaardigheden in."
      action={
        <ButtonLink to={paths.create.edit(vacancy.id)} icon={Pencil}>
          Vacature invullen
        </ButtonLink>
      }
    />
  )
}
