import type { Editor } from '@tiptap/core'
import { Button, Dialog, Stack, TextField } from '@wervio/ui'
import { useId, useState, type SubmitEvent } from 'react'
import { toLinkAddress } from './link-address.ts'

type Props = { editor: Editor; onClose: () => void }

const PROBLEM = 'Vul een webadres, e-mailadres of telefoonnummer in, zoals www.wervio.nl.'

/** Makes the selected words a link, changes the link the cursor is in, or puts a new link in the text. */
export const LinkDialog = ({ editor, onClose }: Props) => {
  const id = useId()
  const { href } = editor.getAttributes('link') as { href?: string }
  const needsWords = editor.state.selection.empty && href === undefined
  const [address, setAddress] = useState(href ?? '')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    // React events bubble through portals: a form around the editor, if there ever is one, would be submitted too.
    event.stopPropagation()
    const link = toLinkAddress(address)
    if (link === null) return setProblem(PROBLEM)
    const change = editor.chain().focus()
    if (needsWords)
      change
        .insertContent({
          type: 'text',
          text: words.trim() || address.trim(),
          marks: [{ type: 'link', attrs: { href: link } }],
        })
        .unsetMark('link')
        .run()
    else change.extendMarkRange('link').setLink({ href: link }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={href === undefined ? 'Link toevoegen' : 'Link aanpassen'}
      actions={
        <>
          {href !== undefined && (
            <Button variant="secondary" onClick={remove}>
              Link weghalen
            </Button>
          )}
          <Button type="submit" form={id}>
            Opslaan
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save}>
        <Stack>
          <TextField
            label="Adres"
            hint="Een webadres, e-mailadres of telefoonnummer"
            inputMode="url"
            autoComplete="off"
            value={address}
            error={problem}
            onChange={({ target }) => {
              setAddress(target.value)
              setProblem('')
            }}
          />
          {needsWords && (
            <TextField
              label="Tekst van de link"
              autoComplete="off"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
