import { Button, TextField, tokens } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space[2]};
`
/** Characters of a question, as the contract has them. */
const LONGEST = 1_000

type Props = { isFull: boolean; onAdd: (question: string) => void }

/** A question of the recruiter's own. */
export const AddQuestion = ({ isFull, onAdd }: Props) => {
  const [question, setQuestion] = useState('')
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (question.trim() === '' || isFull) return
        onAdd(question.trim())
        setQuestion('')
      }}
    >
      <TextField
        label="Eigen vraag"
        value={question}
        maxLength={LONGEST}
        error={isFull ? 'Een scorekaart heeft hoogstens 100 vragen.' : ''}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Button type="submit" variant="secondary" icon={Plus} disabled={question.trim() === '' || isFull}>
        Voeg toe
      </Button>
    </Form>
  )
}
