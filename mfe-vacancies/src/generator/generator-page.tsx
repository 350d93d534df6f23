import { brand } from '@wervio/brand'
import { VISITOR } from '@wervio/session'
import { InsteadOfForm, LoadingState, onlyWithCode, Page, Skeleton, TextLink } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { ForAnybody } from '../visitor/for-anybody.tsx'
import { useViewer } from '../visitor/use-viewer.ts'
import { Generator } from './generator.tsx'
import { takeOver } from './generator-store.ts'

const AccountGenerator = ({ uid }: { uid: string }) => {
  const [{ save }] = useState(() => takeOver(uid))
  return <Generator owner={uid} visitor={false} saveAtOnce={save} />
}

const VisitorGenerator = () => <Generator key={VISITOR} owner={VISITOR} visitor saveAtOnce={false} />

const FormSkeleton = () => (
  <LoadingState label="Formulier laden...">
    <Skeleton height="32rem" />
  </LoadingState>
)

const GeneratorForViewer = () => {
  const viewer = useViewer()
  if (viewer.kind === 'anybody') return <ForAnybody visitor={<VisitorGenerator />} recruiter={<FormSkeleton />} />
  if (viewer.kind === 'unknown') return <FormSkeleton />
  return viewer.kind === 'recruiter' ? <AccountGenerator key={viewer.uid} uid={viewer.uid} /> : <VisitorGenerator />
}

const WithCode = styled.div`
  ${onlyWithCode}
`

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
    <WithCode data-needs-code>
      <GeneratorForViewer />
    </WithCode>
    <InsteadOfForm
      scriptingOff="Schrijven werkt alleen met JavaScript. Zet het aan in je browser en laad de pagina opnieuw."
      afterFailure="Het formulier kon niet worden geladen. Controleer je internetverbinding en laad de pagina opnieuw."
    />
  </Page>
)
