import { chosenId, useAddressValue } from '@wervio/remote-kit'
import { useSearchParams } from '@wervio/routing'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Cluster, Dialog, Notice, Skeleton, Stack } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '../paths.ts'
import { sampleById } from '../samples/sample-vacancies.ts'
import { NothingFound } from '../vacancy-search/nothing-found.tsx'
import { useListFilter } from '../vacancy-search/use-list-filter.ts'
import { findSamples } from './find-samples.ts'
import { Items, ListFrame } from './list-frame.tsx'
import { ListItem } from './list-item.tsx'

/** With the code that makes HTML safe, which the list can do without. */
const PublicationText = lazy(async () => ({
  default: (await import('../publication/publication-text.tsx')).PublicationText,
}))

const chosenSample = chosenId(paths.list.sampleParameter)

/** The sample the address names, open to read. */
const OpenSample = () => {
  const [id, setId] = useAddressValue(chosenSample, { keepsScroll: true })
  const sample = sampleById(id)
  return (
    <Dialog
      wide
      open={sample !== null}
      onOpenChange={(open) => {
        if (!open) setId(null)
      }}
      title={sample ? `Voorbeeld: ${sample.values.functie}` : ''}
    >
      {/* The link stands inside the scrolling part: with something to focus, the keyboard can scroll it. */}
      {sample && (
        <Stack>
          {/* No text is lower than the dialog can be, which so stands as it will before the text is there. */}
          <Suspense fallback={<Skeleton height="100vh" />}>
            <PublicationText html={sample.html} label="Vacaturetekst" />
          </Suspense>
          <Cluster justify="end">
            <ButtonLink to={paths.generator.sample(sample.id)} icon={Pencil}>
              Bewerken
            </ButtonLink>
          </Cluster>
        </Stack>
      )}
    </Dialog>
  )
}

/** Two vacancies of organisations that don't exist, for a visitor. */
export const SampleList = () => {
  const { filter, change, searchFor, clear } = useListFilter()
  const [search] = useSearchParams()
  const { samples, counts } = findSamples(filter)
  const sampleAddress = (id: string) => {
    const next = new URLSearchParams(search)
    next.set(paths.list.sampleParameter, id)
    return { search: `?${next}` }
  }
  return (
    <ListFrame filter={filter} counts={counts} onChange={change} onSearch={searchFor}>
      <Stack>
        <Notice title="Dit zijn voorbeelden">
          <Cluster justify="space-between">
            Met een gratis account staan hier je eigen vacatures.
            <ButtonLink to={routes.register.href(paths.list.href())} size="small" variant="secondary">
              Maak een gratis account
            </ButtonLink>
          </Cluster>
        </Notice>
        {samples.length === 0 && <NothingFound filter={filter} onClear={clear} />}
        <Items aria-label="Vacatures">
          {samples.map(({ id, values, location, hours, status }) => (
            <ListItem
              key={id}
              sample
              title={values.functie}
              facts={[values.organisatie, location, hours]}
              status={status}
              view={sampleAddress(id)}
              edit={paths.generator.sample(id)}
            />
          ))}
        </Items>
      </Stack>
      <OpenSample />
    </ListFrame>
  )
}
