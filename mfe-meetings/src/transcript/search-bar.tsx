import { Cluster, CompactSelect, IconButton, SearchField, Text } from '@wervio/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { MAX_WORDS, type TranscriptSearch } from './use-search.ts'

type Props = {
  search: TranscriptSearch
  speakers: readonly string[]
  /** Null for all of them. */
  speaker: string | null
  onSpeaker: (speaker: string | null) => void
}

const countText = ({ words, count, current }: TranscriptSearch): string => {
  if (words === '') return ''
  return count === 0 ? 'Niets gevonden' : `${current + 1} van ${count}`
}

/** Searches the transcript, hit by hit, and chooses who is heard. */
export const SearchBar = ({ search, speakers, speaker, onSpeaker }: Props) => (
  <Cluster gap={2}>
    <SearchField
      label="Zoek in de transcriptie"
      formLabel="Transcriptie doorzoeken"
      placeholder="Zoek een woord"
      maximum={MAX_WORDS}
      value={search.words}
      takesFind
      onSearch={search.search}
    />
    <Text as="output" size="small" tone="muted" tabular>
      {countText(search)}
    </Text>
    <IconButton label="Vorige treffer" icon={ChevronUp} disabled={search.count === 0} onClick={() => search.move(-1)} />
    <IconButton
      label="Volgende treffer"
      icon={ChevronDown}
      disabled={search.count === 0}
      onClick={() => search.move(1)}
    />
    <CompactSelect
      label="Spreker"
      value={speaker === null ? '' : String(speakers.indexOf(speaker))}
      onChange={({ target }) => onSpeaker(target.value === '' ? null : (speakers[Number(target.value)] ?? null))}
    >
      <option value="">Alle sprekers</option>
      {speakers.map((name, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </CompactSelect>
  </Cluster>
)
