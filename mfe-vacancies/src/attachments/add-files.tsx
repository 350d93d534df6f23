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
          // The same file chosen again is a change again.
          target.value = ''
        }}
      />
      <Button icon={Paperclip} onClick={() => input.current?.click()}>
        Bijlage toevoegen
      </Button>
    </>
  )
}
