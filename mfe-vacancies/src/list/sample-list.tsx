import { useSearchParams } from '@wervio/routing'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Cluster, Dialog, Notice, Stack } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { paths } from '../paths.ts'
import { PublicationText } from '../publication/publication-text.tsx'
import { sampleById } from '../samples/sample-vacancies.ts'
import { NothingFound } from '../vacancy-search/nothing-found.tsx'
import { useListFilter } from '../vacancy-search/use-list-filter.ts'
import { findSamples } from './find-samples.ts'
import { Items, ListFrame } from './list-frame.tsx'
import { ListItem } from './list-item.tsx'

/** The sample the address names, open to read. */
const OpenSample = () => {
  const [search, setSearch] = useSearchParams()
  const sample = sampleById(search.get(paths.list.sampleParameter))
  const close = () =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete(paths.list.sampleParameter)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <Dialog
      wide
      open={sample !== null}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={sample ? `Voorbeeld: ${sample.values.functie}` : ''}
    >
      {/* The link stands in what scrolls, so that the keyboard can scroll it. */}
      {sample && (
        <Stack>
          <PublicationText html={sample.html} label="Vacaturetekst" />
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

/** Two vacancies of organisations that don't exist, for whoever looks around. */
export const SampleList = () => {
  const { filter, change, searchFor, clear } = useListFilter()
  const [search] = useSearchParams()
  const { samples, counts } = findSamples(filter)
  const viewing = (id: string) => {
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
              view={viewing(id)}
              edit={paths.generator.sample(id)}
            />
          ))}
        </Items>
      </Stack>
      <OpenSample />
    </ListFrame>
  )
}
