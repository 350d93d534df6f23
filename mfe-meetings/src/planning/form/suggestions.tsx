import { Chip, Cluster, VisuallyHidden } from '@wervio/ui'
import { UserPlus } from 'lucide-react'

type Person = { id: string; name: string; text: string }

type Props<P extends Person> = {
  label: string
  people: readonly P[]
  /** 'Nodig' and 'uit' around a name. */
  verb: string
  ending?: string
  onChoose: (person: P) => void
}

/** People offered at a time. */
const MOST = 5

/** People whose name fits what is being typed, each a button. */
export const Suggestions = <P extends Person>({ label, people, verb, ending = '', onChoose }: Props<P>) => (
  <>
    <VisuallyHidden as="output">
      {people.length > 0 && (people.length === 1 ? '1 voorstel' : `${Math.min(MOST, people.length)} voorstellen`)}
    </VisuallyHidden>
    {people.length > 0 && (
      <Cluster as="ul" gap={2} aria-label={label}>
        {people.slice(0, MOST).map((person) => {
          const text = [person.name, person.text].filter(Boolean).join(' · ')
          return (
            <li key={person.id}>
              <Chip
                icon={UserPlus}
                aria-label={[verb, text, ending].filter(Boolean).join(' ')}
                onClick={() => onChoose(person)}
              >
                {text}
              </Chip>
            </li>
          )
        })}
      </Cluster>
    )}
  </>
)
