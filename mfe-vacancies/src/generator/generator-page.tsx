import { brand } from '@wervio/brand'
import { LoadingState, Page, Skeleton, TextLink } from '@wervio/ui'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { useWho } from '../visitor/use-who.ts'
import { Generator } from './generator.tsx'
import { takeOver, VISITOR } from './generator-store.ts'

const OfAccount = ({ uid }: { uid: string }) => {
  const [{ save }] = useState(() => takeOver(uid))
  return <Generator owner={uid} visitor={false} saveAtOnce={save} />
}

const ForWhoever = () => {
  const who = useWho()
  if (who.kind === 'unknown')
    return (
      <LoadingState label="Formulier laden...">
        <Skeleton height="32rem" />
      </LoadingState>
    )
  return who.kind === 'recruiter' ? (
    <OfAccount key={who.uid} uid={who.uid} />
  ) : (
    <Generator key={VISITOR} owner={VISITOR} visitor saveAtOnce={false} />
  )
}

/** /vacatures/generator: a vacancy text out of a short form, with and without an account. */
export const GeneratorPage = () => (
  <Page
    eyebrow={
      <TextLink quiet to={paths.list.href()}>
        Terug naar vacatures
      </TextLink>
    }
    title="Vacaturetekst schrijven"
    subtitle={`Vul in wat je weet. ${brand().name} schrijft er een tekst van die je kunt aanpassen, kopiëren en opslaan.`}
  >
    <ForWhoever />
  </Page>
)
