import { Button } from '@wervio/ui'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'

/** Opens the device's file picker, several at once. */
export const AddFiles = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Bestanden kiezen"
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []))
          // Emptied, so that choosing the same file again is a change too.
          target.value = ''
        }}
      />
      <Button icon={Paperclip} onClick={() => input.current?.click()}>
        Bijlage toevoegen
      </Button>
    </>
  )
}
