import { brand } from '@wervio/brand'
import { VISITOR } from '@wervio/session'
import { LoadingState, Page, Skeleton, TextLink } from '@wervio/ui'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { useViewer } from '../visitor/use-viewer.ts'
import { Generator } from './generator.tsx'
import { takeOver } from './generator-store.ts'

const AccountGenerator = ({ uid }: { uid: string }) => {
  const [{ save }] = useState(() => takeOver(uid))
  return <Generator owner={uid} visitor={false} saveAtOnce={save} />
}

const GeneratorForViewer = () => {
  const viewer = useViewer()
  if (viewer.kind === 'unknown')
    return (
      <LoadingState label="Formulier laden...">
        <Skeleton height="32rem" />
      </LoadingState>
    )
  return viewer.kind === 'recruiter' ? (
    <AccountGenerator key={viewer.uid} uid={viewer.uid} />
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
    <GeneratorForViewer />
  </Page>
)
